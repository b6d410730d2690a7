import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Panel } from '../../kit/page/panel';
import styles from './clients.module.css';

const FavouriteDishesFragment = graphql(`
  fragment FavouriteDishes on Client {
    id
    favouriteDishes {
      name
      quantity
    }
  }
`);

/** “The usual?” */
export function FavouriteDishes({ client }: { readonly client: FragmentType<typeof FavouriteDishesFragment> }) {
  const { favouriteDishes } = readFragment(FavouriteDishesFragment, client);
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage({ id: 'command-center.clients.favourites' })}>
      {favouriteDishes.length === 0 ? (
        <p className={styles.explained}>
          <FormattedMessage id="command-center.clients.noFavourites" />
        </p>
      ) : (
        <ol className={styles.dishes}>
          {favouriteDishes.map(({ name, quantity }) => (
            <li key={name}>
              <span>{name}</span>
              <span className={styles.quantity}>
                <FormattedMessage id="command-center.clients.times" values={{ quantity }} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
