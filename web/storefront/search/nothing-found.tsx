import SearchIcon from 'lucide/dist/esm/icons/search';
import { FormattedMessage } from 'react-intl';
import { LinkButton } from '../../ui/button/link-button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Icon } from '../../ui/icons/icon';
import { PlacedGrid } from '../catalog/menu/placed-grid';
import { isFiltered, type SearchAddress, searchPath } from './search-address';
import styles from './search-page.module.css';
import type { Found } from './search-results';
import { RESULTS_ID } from './walk-results';

interface Props {
  readonly address: SearchAddress;
  readonly found: Pick<Found, 'nearMisses'>;
}

/** Says that there is nothing, and shows what comes close. */
export function NothingFound({ address, found: { nearMisses } }: Props) {
  const { query } = address;
  return (
    <>
      <EmptyState
        action={
          isFiltered(address) ? (
            <LinkButton to={searchPath({ ...address, tags: [], without: [], after: null })} variant="soft">
              <FormattedMessage id="storefront.search.clearFilters" />
            </LinkButton>
          ) : (
            <LinkButton to="/catalog" variant="soft">
              <FormattedMessage id="storefront.menu.whole" />
            </LinkButton>
          )
        }
        icon={<Icon of={SearchIcon} size={44} />}
        title={
          query ? (
            <FormattedMessage id="storefront.search.nothingFor" values={{ text: query }} />
          ) : (
            <FormattedMessage id="storefront.search.nothing" />
          )
        }
      >
        <FormattedMessage
          id={isFiltered(address) ? 'storefront.search.filteredOut' : 'storefront.search.nothingHint'}
        />
      </EmptyState>
      {nearMisses.length > 0 && (
        <section className={styles.section} id={RESULTS_ID}>
          <h2 className={styles.title}>
            <FormattedMessage id="storefront.search.near" />
          </h2>
          <PlacedGrid dishes={nearMisses.map((dish) => ({ dish }))} />
        </section>
      )}
    </>
  );
}
