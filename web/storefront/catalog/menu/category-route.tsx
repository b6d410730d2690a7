import { FormattedMessage, useIntl } from 'react-intl';
import { readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { query } from '../../../graphql/query';
import { LinkButton } from '../../../ui/button/link-button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { FoodIcon } from '../../../ui/icons/food-icon';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs';
import { PageHead } from '../../shop/page-head';
import { categoryPath } from '../../shop/product-path';
import { revalidateOnPath } from '../../shop/revalidate-on-path';
import { describePage, menuCrumbs } from '../../structured-data/describe.server';
import { sectionData } from '../../structured-data/menu-data';
import { findMovedCategory } from '../dish/moved.server';
import type { Route } from './+types/category-route';
import { blurredFirst, IN_SIGHT } from './blurred-first';
import { CategoryNav } from './category-nav';
import styles from './category-route.module.css';
import { MenuColumns } from './menu-columns';
import { ProductCardFragment } from './product-card';
import { ProductGrid } from './product-grid';

const CategoryPageQuery = graphql(`
  query CategoryPage($slug: String!, $first: Int!, $after: String) {
    menu {
      id
      categories {
        id
        ...CategoryNav
      }
    }
    category(slug: $slug) {
      id
      slug
      name
      icon
      products(first: $first, after: $after) {
        nodes {
          slug
          name
          ...ProductCard
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

const PAGE_SIZE = 48;
/** How many dishes a search engine's line has room for. */
const NAMES_IN_DESCRIPTION = 8;

export async function loader({ context, request, params: { categorySlug } }: Route.LoaderArgs) {
  const after = new URL(request.url).searchParams.get('after');
  const variables = { slug: categorySlug, first: PAGE_SIZE, after };
  const { menu, category } = await query(context, CategoryPageQuery, variables);
  if (!category) return findMovedCategory(context, categorySlug);
  const { slug, name, products } = category;
  const dishes = readFragment(ProductCardFragment, products.nodes);
  describePage(context, (addresses) => [
    sectionData(addresses, { slug, name, dishes }),
    menuCrumbs(context, addresses, [{ name, path: categoryPath(slug) }]),
  ]);
  const nodes = blurredFirst(products.nodes, IN_SIGHT);
  return {
    categories: menu?.categories ?? [],
    category: { ...category, products: { ...products, nodes } },
    isFirstPage: after === null,
  };
}

export const shouldRevalidate = revalidateOnPath;

export default function CategoryRoute({ loaderData: { categories, category, isFirstPage } }: Route.ComponentProps) {
  const { formatMessage, formatList } = useIntl();
  const { slug, name, icon, products } = category;
  const { hasNextPage, endCursor } = products.pageInfo;
  const menu = formatMessage({ id: 'storefront.menu' });
  const dishes = products.nodes.slice(0, NAMES_IN_DESCRIPTION).map((product) => product.name);
  return (
    <MenuColumns
      heading={
        <div>
          <Breadcrumbs crumbs={[{ label: menu, to: '/catalog' }, { label: name }]} />
          <h1>{name}</h1>
        </div>
      }
      navigation={<CategoryNav categories={categories} current={slug} />}
    >
      <PageHead
        description={`${name}: ${formatList(dishes, { type: 'conjunction' })}`}
        shared={`category/${encodeURIComponent(slug)}`}
        title={name}
      />
      <ProductGrid
        categoryIcon={icon ?? null}
        categorySlug={slug}
        eager={IN_SIGHT}
        heading="h2"
        products={products.nodes}
      />
      {products.nodes.length === 0 && (
        <EmptyState
          action={
            <LinkButton to="/catalog">
              <FormattedMessage id="storefront.menu.whole" />
            </LinkButton>
          }
          icon={<FoodIcon name={icon} size={72} />}
          title={<FormattedMessage id="storefront.category.empty" />}
        />
      )}
      {(hasNextPage || !isFirstPage) && (
        <p className={styles.pages}>
          {!isFirstPage && (
            <LinkButton to={categoryPath(slug)} variant="outline">
              <FormattedMessage id="storefront.category.fromStart" />
            </LinkButton>
          )}
          {hasNextPage && (
            <LinkButton rel="next" to={`?${new URLSearchParams({ after: endCursor ?? '' })}`} variant="soft">
              <FormattedMessage id="storefront.category.next" />
            </LinkButton>
          )}
        </p>
      )}
    </MenuColumns>
  );
}
