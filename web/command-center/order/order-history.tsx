import { FormattedMessage } from 'react-intl';
import { type FragmentType, readFragment } from '../../gql/fragment-masking';
import { graphql } from '../../gql/gql';
import { useShopTime } from '../orders/order-time';
import styles from './order-history.module.css';

const OrderHistoryFragment = graphql(`
  fragment OrderHistory on Checkout {
    id
    history {
      at
      to
      by
      reason
    }
  }
`);

/** Every move: what, when, by whom and why. */
export function OrderHistory({ order }: { readonly order: FragmentType<typeof OrderHistoryFragment> }) {
  const { history } = readFragment(OrderHistoryFragment, order);
  const shopTime = useShopTime();
  return (
    <ol className={styles.history}>
      {(history ?? []).map(({ at, to, by, reason }) => (
        <li className={styles.move} key={`${at} ${to}`}>
          <p className={styles.status}>
            <FormattedMessage id={`command-center.status.${to}`} />
          </p>
          <p className={styles.detail}>
            <time dateTime={at}>{shopTime(at)}</time>
            {' · '}
            {by ?? <FormattedMessage id="command-center.order.byShopper" />}
          </p>
          {reason && <p>{reason}</p>}
        </li>
      ))}
    </ol>
  );
}
