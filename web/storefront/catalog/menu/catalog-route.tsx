import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { query } from '../../../graphql/query';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { FoodIcon } from '../../../ui/icons/food-icon';
import { isFiltered, readSearchAddress } from '../../search/search-address';
import { PageHead } from '../../shop/page-head';
import { revalidateOnPath } from '../../shop/revalidate-on-path';
import { useShop } from '../../shop/use-shop';
import { describePage, menuCrumbs, menuName } from '../../structured-data/describe.server';
import { menuData } from '../../structured-data/menu-data';
import type { Route } from './+types/catalog-route';
import { IN_SIGHT } from './blurred-first';
import { CategoryNav, CategoryNavFragment } from './category-nav';
import { CategorySection, CategorySectionFragment } from './category-section';
import { DishRow, type RowDish } from './dish-row';
import { FilteredMenu } from './filtered-menu';
import { readFilteredMenu } from './filtered-menu.server';
import { LaterSections } from './later-sections';
import { lightened } from './lightened';
import { MenuColumns } from './menu-columns';
import { MenuFilters } from './menu-filters';
import { menuTopSlot } from './menu-top-slot';
import { popularRow } from './popular-row';
import { ProductCardFragment } from './product-card';
import { useCurrentSection } from './use-current-section';

const CatalogQuery = graphql(`
  query Catalog($perCategory: Int!) {
    menu {
      id
      popularProducts(first: 8) {
        id
        ...PlacedDish
      }
      categories {
        id
        ...CategoryNav
        ...CategorySection
      }
    }
    channel {
      id
      search(query: "", first: 1) {
        ...SearchFilters
      }
    }
  }
`);

/** A category with more dishes leads to its own page, so that this one stays as light as it is. */
const PER_CATEGORY = 24;

export async function loader({ context, request }: Route.LoaderArgs) {
  const address = readSearchAddress(new URL(request.url).searchParams);
  if (isFiltered(address)) {
    const filtered = await readFilteredMenu(context, address);
    return { address, filtered, filters: filtered.search, categories: [], popular: [] };
  }
  const { menu, channel } = await query(context, CatalogQuery, { perCategory: PER_CATEGORY });
  const categories = lightened(menu?.categories ?? []);
  const sections = readFragment(CategorySectionFragment, categories).map(({ slug, name, products }) => ({
    slug,
    name,
    dishes: readFragment(ProductCardFragment, products.nodes),
  }));
  describePage(context, (addresses) => [
    menuData(addresses, menuName(context), sections),
    menuCrumbs(context, addresses, []),
  ]);
  const popular = popularRow(menu?.popularProducts ?? []);
  return { address, filtered: null, filters: channel?.search ?? null, categories, popular };
}

/** The dishes that the page has come with, by their slugs. */
function dishesOf(categories: readonly FragmentType<typeof CategorySectionFragment>[]): ReadonlyMap<string, RowDish> {
  const dishes = readFragment(CategorySectionFragment, categories).flatMap(({ slug, icon, products }) =>
    products.nodes.map((card) => ({ slug: card.slug, card, categorySlug: slug, categoryIcon: icon ?? null })),
  );
  return new Map(dishes.map((dish) => [dish.slug, dish]));
}

export const shouldRevalidate = revalidateOnPath;

export default function CatalogRoute({ loaderData }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const { description } = useShop();
  const categories = loaderData.categories.filter(
    (category) => readFragment(CategorySectionFragment, category).products.nodes.length > 0,
  );
  const { address, filtered, filters } = loaderData;
  const listed = filtered?.sections.map(({ category }) => category) ?? categories;
  const current = useCurrentSection(readFragment(CategoryNavFragment, listed).map(({ slug }) => slug));
  const title = formatMessage({ id: 'storefront.menu' });
  const popular = (
    <DishRow dishes={loaderData.popular} eager={IN_SIGHT} title={formatMessage({ id: 'storefront.popular' })} />
  );
  return (
    <MenuColumns
      heading={<h1>{title}</h1>}
      navigation={<CategoryNav areOnPage categories={listed} current={current} />}
    >
      <PageHead description={description} title={title} />
      {filtered && <meta content="noindex" name="robots" />}
      {filters && <MenuFilters address={address} count={filtered?.search.totalCount ?? null} search={filters} />}
      {filtered && <FilteredMenu address={address} menu={filtered} />}
      {!filtered && menuTopSlot.isFilled()
        ? menuTopSlot.show({ onPage: dishesOf(categories), children: popular })
        : !filtered && popular}
      {categories.map((category, index) => (
        <CategorySection category={category} eager={index === 0 ? IN_SIGHT : 0} key={category.id} />
      ))}
      <LaterSections />
      {listed.length === 0 && !filtered && (
        <EmptyState
          icon={<FoodIcon name="fork-and-knife-with-plate" size={72} />}
          title={<FormattedMessage id="storefront.menu.empty" />}
        />
      )}
    </MenuColumns>
  );
}
