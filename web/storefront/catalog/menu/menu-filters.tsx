import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { filteredMenuPath, isFiltered, type SearchAddress } from '../../search/search-address';
import { SearchFilters } from '../../search/search-filters';
import { FILTERS_PARAMETER } from '../../shop/revalidate-on-path';
import styles from './menu-filters.module.css';

interface Props {
  readonly address: SearchAddress;
  readonly search: Parameters<typeof SearchFilters>[0]['search'];
  /** How many dishes pass; null while none is chosen. */
  readonly count: number | null;
}

/** Above the dishes, once “Filters” was pressed: what they have to be, and how many are. */
export function MenuFilters({ address, search, count }: Props) {
  const [parameters] = useSearchParams();
  const isOpen = parameters.has(FILTERS_PARAMETER) || isFiltered(address);
  return (
    <div className={isOpen ? styles.filters : undefined}>
      {isOpen && <SearchFilters address={address} pathOf={filteredMenuPath} search={search} />}
      <p className={styles.count} role="status">
        {count === 0 ? (
          <VisuallyHidden>
            <FormattedMessage id="storefront.search.nothing" />
          </VisuallyHidden>
        ) : (
          count !== null && <FormattedMessage id="storefront.search.found" values={{ count }} />
        )}
      </p>
    </div>
  );
}
