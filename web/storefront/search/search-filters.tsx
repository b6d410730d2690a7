import ChevronDownIcon from 'lucide/dist/esm/icons/chevron-down';
import type { MouseEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { reachability } from '../../connectivity/reachability';
import { type FragmentType, readFragment } from '../../gql/fragment-masking';
import { graphql } from '../../gql/gql';
import { Chip } from '../../ui/form/chip';
import { Icon } from '../../ui/icons/icon';
import { toasts } from '../../ui/overlay/toasts';
import { isFiltered, type SearchAddress, searchPath, toggled } from './search-address';
import styles from './search-filters.module.css';

const SearchFiltersFragment = graphql(`
  fragment SearchFilters on ChannelSearchConnection {
    filters {
      tags
      allergens
    }
  }
`);

interface Props {
  readonly address: SearchAddress;
  readonly search: FragmentType<typeof SearchFiltersFragment>;
  /** Where other filters lead. Defaults to the search. */
  readonly pathOf?: (address: SearchAddress) => string;
}

/** What the dishes have to be, and what they must not contain: links, so that they work without scripts. */
export function SearchFilters({ address, search, pathOf = searchPath }: Props) {
  const { formatMessage, formatList } = useIntl();
  const { tags, allergens } = readFragment(SearchFiltersFragment, search).filters;
  if (tags.length + allergens.length === 0) return null;
  const named = address.without.map((allergen) => formatMessage({ id: `storefront.allergen.${allergen}` }));
  return (
    <nav aria-label={formatMessage({ id: 'storefront.search.filters' })} className={styles.filters}>
      <div className={styles.row}>
        {tags.map((tag) => (
          <FilterChip
            isActive={address.tags.includes(tag)}
            key={tag}
            next={toggled(address, 'tags', tag)}
            pathOf={pathOf}
          >
            <FormattedMessage id={`storefront.tag.${tag}`} />
          </FilterChip>
        ))}
        {isFiltered(address) && (
          <Chip to={pathOf({ ...address, tags: [], without: [], after: null })}>
            <FormattedMessage id="storefront.search.clearFilters" />
          </Chip>
        )}
      </div>
      {allergens.length > 0 && (
        <details className={styles.without}>
          <summary className={styles.summary} data-active={named.length > 0 || undefined}>
            {named.length === 0 ? (
              <FormattedMessage id="storefront.search.without" />
            ) : (
              <FormattedMessage
                id="storefront.search.withoutChosen"
                values={{ allergens: formatList(named, { type: 'unit' }) }}
              />
            )}
            <Icon of={ChevronDownIcon} size={18} />
          </summary>
          <div className={styles.allergens}>
            {allergens.map((allergen) => (
              <FilterChip
                isActive={address.without.includes(allergen)}
                key={allergen}
                next={toggled(address, 'without', allergen)}
                pathOf={pathOf}
              >
                <FormattedMessage id={`storefront.allergen.${allergen}`} />
              </FilterChip>
            ))}
          </div>
        </details>
      )}
    </nav>
  );
}

interface FilterChipProps {
  /** What a press leads to. */
  readonly next: SearchAddress;
  readonly pathOf: (address: SearchAddress) => string;
  readonly isActive: boolean;
  readonly children: ReactNode;
}

function FilterChip({ next, pathOf, isActive, children }: FilterChipProps) {
  const { formatMessage } = useIntl();
  // Only the server filters: without a connection the dishes that are in sight stay. The whole menu may have been kept.
  const stayOffline = (click: MouseEvent) => {
    if (!isFiltered(next) || reachability.current()) return;
    click.preventDefault();
    toasts.show({ message: formatMessage({ id: 'storefront.search.offline' }), tone: 'danger' });
  };
  return (
    <Chip isActive={isActive} onPress={stayOffline} to={pathOf(next)}>
      {children}
    </Chip>
  );
}
