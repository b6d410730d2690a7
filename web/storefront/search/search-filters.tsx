import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { reachability } from '../../connectivity/reachability';
import { type FragmentType, readFragment } from '../../gql/fragment-masking';
import { graphql } from '../../gql/gql';
import { Chip } from '../../ui/form/chip';
import { ChevronDownIcon } from '../../ui/icons/chevron-down-icon';
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
  /** Where other filters lead; to the search, unless told. */
  readonly pathOf?: (address: SearchAddress) => string;
}

/** What the dishes have to be, and what they must not contain: links, so that they work without scripts. */
export function SearchFilters({ address, search, pathOf = searchPath }: Props) {
  const { formatMessage, formatList } = useIntl();
  const { tags, allergens } = readFragment(SearchFiltersFragment, search).filters;
  if (tags.length + allergens.length === 0) return null;
  // Only the server filters: without a connection the dishes that are in sight stay.
  const stayOffline = (click: MouseEvent) => {
    if (reachability.current()) return;
    click.preventDefault();
    toasts.show({ message: formatMessage({ id: 'storefront.search.offline' }), tone: 'danger' });
  };
  const named = address.without.map((allergen) => formatMessage({ id: `storefront.allergen.${allergen}` }));
  return (
    <nav aria-label={formatMessage({ id: 'storefront.search.filters' })} className={styles.filters}>
      <div className={styles.row}>
        {tags.map((tag) => (
          <Chip
            isActive={address.tags.includes(tag)}
            key={tag}
            onPress={stayOffline}
            to={pathOf(toggled(address, 'tags', tag))}
          >
            <FormattedMessage id={`storefront.tag.${tag}`} />
          </Chip>
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
            <ChevronDownIcon size={18} />
          </summary>
          <div className={styles.allergens}>
            {allergens.map((allergen) => (
              <Chip
                isActive={address.without.includes(allergen)}
                key={allergen}
                onPress={stayOffline}
                to={pathOf(toggled(address, 'without', allergen))}
              >
                <FormattedMessage id={`storefront.allergen.${allergen}`} />
              </Chip>
            ))}
          </div>
        </details>
      )}
    </nav>
  );
}
