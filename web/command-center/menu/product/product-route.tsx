import { useIntl } from 'react-intl';
import { Outlet } from 'react-router';
import { graphql } from '../../../gql/gql';
import { readEntity } from '../../kit/entity/read-page';
import { useFresh } from '../../kit/live/use-fresh';
import { BackLink } from '../../kit/page/back-link';
import { PageHead } from '../../kit/page/page-head';
import { PRODUCTS_PATH } from '../products/product-path';
import type { Route } from './+types/product-route';
import { JustCreated } from './just-created';
import { ProductActions } from './product-actions';
import { ProductTabs } from './product-tabs';

const ProductFrameQuery = graphql(`
  query ProductFrame($id: ID!) {
    ...StaffSession
    menu {
      id
    }
    node(id: $id) {
      ... on Product {
        id
        name
        ...ProductActions
        ...ProductTabs
        ...JustCreated
      }
    }
  }
`);

export const loader = (route: Route.LoaderArgs) =>
  readEntity(route, 'CATALOG', ProductFrameQuery, { id: route.params.productId }, 'Product');

/** What the pages about one product have around them. */
export default function ProductFrame({ loaderData }: Route.ComponentProps) {
  const { node, menu } = useFresh(ProductFrameQuery, loaderData);
  const { formatMessage } = useIntl();
  if (node?.__typename !== 'Product') return null;
  const menuId = menu?.id ?? null;
  return (
    <>
      <PageHead
        aside={<ProductActions menuId={menuId} product={node} />}
        back={<BackLink to={PRODUCTS_PATH}>{formatMessage({ id: 'command-center.product.toList' })}</BackLink>}
        title={node.name}
      />
      <JustCreated menuId={menuId} product={node} />
      <ProductTabs product={node} />
      <Outlet />
    </>
  );
}
