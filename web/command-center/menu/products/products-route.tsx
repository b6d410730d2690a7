import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useClient } from 'urql';
import { readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { ProductRowFragment as ProductRow } from '../../../gql/graphql';
import { readPage } from '../../kit/entity/read-page';
import { useFresh } from '../../kit/live/use-fresh';
import { PageHead } from '../../kit/page/page-head';
import { DataTable } from '../../kit/table/data-table';
import { readAllPages } from '../../kit/table/read-all-pages';
import { useSelection } from '../../kit/table/selection';
import { TableFoot } from '../../kit/table/table-foot';
import { useStopList } from '../stop-list/use-stop-list';
import type { Route } from './+types/products-route';
import { BulkBar } from './bulk-bar';
import { NewDishLink } from './new-dish-link';
import { NoProducts } from './no-products';
import { useProductColumns } from './product-columns';
import { productSort, productVariables } from './product-filter';
import { ProductFilters } from './product-filters';
import { ProductRowFragment } from './product-row';
import styles from './products.module.css';

const ProductsQuery = graphql(`
  query Products(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $search: String
    $categoryId: ID
    $hasCategory: Boolean
    $isSoldOut: Boolean
    $hasPhoto: Boolean
    $isTranslated: Boolean
    $sort: ProductSort
    $isReversed: Boolean
  ) {
    ...StaffSession
    channel {
      id
      taxStandard
      taxReduced
      taxLow
      menus(includeInactive: true) {
        id
        name
        categories(includeInactive: true) {
          id
          name
        }
      }
      products(
        first: $first
        after: $after
        last: $last
        before: $before
        search: $search
        categoryId: $categoryId
        hasCategory: $hasCategory
        isSoldOut: $isSoldOut
        hasPhoto: $hasPhoto
        isTranslated: $isTranslated
        sort: $sort
        isReversed: $isReversed
      ) {
        totalCount
        nodes {
          id
          ...ProductRow
        }
        pageInfo {
          hasNextPage
          hasPreviousPage
          endCursor
          startCursor
        }
      }
    }
  }
`);

export const loader = (route: Route.LoaderArgs) =>
  readPage(route, 'CATALOG', ProductsQuery, productVariables(route.url.searchParams));

/** Of a page that is read for the CSV. */
const CSV_PAGE = 100;

/** Every product of the shop: found, priced, put on and off sale, one or many at a time. */
export default function Products({ loaderData }: Route.ComponentProps) {
  const { channel } = useFresh(ProductsQuery, loaderData);
  const { formatMessage } = useIntl();
  const client = useClient();
  const [search] = useSearchParams();
  const columns = useProductColumns(useStopList());
  const selection = useSelection<ProductRow>(({ name }) => name);
  const { nodes = [], pageInfo, totalCount = 0 } = channel?.products ?? {};
  const menus = channel?.menus ?? [];
  const rows = readFragment(ProductRowFragment, nodes);
  const onPage = new Set(rows.map(({ id }) => id));
  const chosen = new Set([...selection.ids].filter((id) => onPage.has(id)));
  const readPage = async (after: string | null) => {
    const variables = { ...loaderData.variables, first: CSV_PAGE, after, last: null, before: null };
    const { data } = await client.query(ProductsQuery, variables, { requestPolicy: 'network-only' }).toPromise();
    const page = data?.channel?.products;
    return page && { nodes: readFragment(ProductRowFragment, page.nodes), pageInfo: page.pageInfo };
  };
  return (
    <>
      <PageHead aside={<NewDishLink />} title={formatMessage({ id: 'command-center.products.title' })} />
      <ProductFilters menus={menus} />
      <p className={styles.total} role="status">
        <FormattedMessage id="command-center.products.total" values={{ count: totalCount }} />
      </p>
      <DataTable
        columns={columns}
        empty={<NoProducts />}
        label={formatMessage({ id: 'command-center.products.title' })}
        rows={rows}
        selection={{ ...selection, ids: chosen }}
        sort={productSort(search)}
      />
      <BulkBar ids={chosen} menus={menus} onDone={() => selection.set(new Set())} rates={channel ?? {}} />
      {pageInfo && (
        <TableFoot csv={{ name: 'products', columns, read: () => readAllPages(readPage) }} pageInfo={pageInfo} />
      )}
    </>
  );
}
