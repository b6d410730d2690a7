import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { readFragment } from '../../../gql/fragment-masking';
import { LinkButton } from '../../../ui/button/link-button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { FoodIcon } from '../../../ui/icons/food-icon';
import { filteredMenuPath, type SearchAddress, searchPath } from '../../search/search-address';
import { categoryPath } from '../../shop/product-path';
import { IN_SIGHT } from './blurred-first';
import { CategoryNavFragment } from './category-nav';
import styles from './category-section.module.css';
import type { FilteredMenuData } from './filtered-menu.server';
import { PlacedGrid } from './placed-grid';

interface Props {
  readonly address: SearchAddress;
  readonly menu: FilteredMenuData;
}

/** The menu as far as it passes the filters: categories without a dish are left out. */
export function FilteredMenu({ address, menu: { sections, search } }: Props) {
  const shown = sections.reduce((sum, { dishes }) => sum + dishes.length, 0);
  if (shown === 0) {
    return (
      <EmptyState
        action={
          <LinkButton to={filteredMenuPath({ tags: [], without: [] })} variant="soft">
            <FormattedMessage id="storefront.search.clearFilters" />
          </LinkButton>
        }
        icon={<FoodIcon name="fork-and-knife-with-plate" size={72} />}
        title={<FormattedMessage id="storefront.search.nothing" />}
      >
        <FormattedMessage id="storefront.search.filteredOut" />
      </EmptyState>
    );
  }
  return (
    <>
      {sections.map(({ category, dishes }, index) => {
        const { id, slug, name } = readFragment(CategoryNavFragment, category);
        return (
          <section aria-labelledby={`${slug}-title`} className={styles.section} id={slug} key={id}>
            <h2 className={styles.title} id={`${slug}-title`}>
              <Link to={categoryPath(slug)}>{name}</Link>
            </h2>
            <PlacedGrid dishes={dishes.map((dish) => ({ dish }))} eager={index === 0 ? IN_SIGHT : 0} />
          </section>
        );
      })}
      {search.totalCount > shown && (
        <LinkButton className={styles.more} to={searchPath(address)} variant="outline">
          <FormattedMessage id="storefront.menu.allFiltered" values={{ count: search.totalCount }} />
        </LinkButton>
      )}
    </>
  );
}
