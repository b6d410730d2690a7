import { fetchQuery, graphql } from 'relay-runtime';
import type { dishList_category$key } from './__generated__/dishList_category.graphql';
import pageQuery, { type dishListPageQuery } from './__generated__/dishListPageQuery.graphql';
import { dishEdge } from './dish-edge';
import { environment, read } from './environment';

const category = (key: dishList_category$key) =>
  read(
    graphql`
      fragment dishList_category on Category
      @refetchable(queryName: "dishListPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        id
        products(first: $count, after: $cursor) @connection(key: "dishList_products") {
          edges {
            ...dishEdge_edge
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    `,
    key,
  );

/** All pages: the store joins each to those before. */
export async function dishList(key: dishList_category$key) {
  for (let pages = 1; ; pages += 1) {
    const { id, products } = category(key);
    const { hasNextPage, endCursor } = products.pageInfo;
    if (!hasNextPage) return { pages, dishes: products.edges.map(dishEdge) };
    await fetchQuery<dishListPageQuery>(environment, pageQuery, { id, cursor: endCursor }).toPromise();
  }
}
