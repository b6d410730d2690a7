import { graphql } from '../../../gql/gql';
import { useFresh } from '../../kit/live/use-fresh';
import type { Route } from './+types/details-route';
import { ProductForm } from './product-form';
import { readProductPart } from './read-product-part';

const ProductDetailsQuery = graphql(`
  query ProductDetails($id: ID!) {
    channel {
      id
      taxStandard
      taxReduced
      taxLow
    }
    node(id: $id) {
      ... on Product {
        id
        variants {
          id
        }
        ...ProductForm
      }
    }
  }
`);

export const loader = (route: Route.LoaderArgs) => readProductPart(route, ProductDetailsQuery);

/** What shoppers read of a product, and what its first variant costs. */
export default function ProductDetails({ loaderData }: Route.ComponentProps) {
  const { node, channel } = useFresh(ProductDetailsQuery, loaderData);
  if (node?.__typename !== 'Product') return null;
  // Another variant that comes first is another thing to save.
  return <ProductForm key={`${node.id} ${node.variants[0]?.id}`} product={node} rates={channel ?? {}} />;
}
