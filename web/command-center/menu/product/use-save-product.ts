import { graphql } from '../../../gql/gql';
import { useSend } from '../../kit/entity/use-send';
import { type ProductValues, productInput, saleInput } from './product-values';

const UpdateProductMutation = graphql(`
  mutation UpdateProduct($input: UpdateProductInput!) {
    answer: updateProduct(input: $input) {
      ... on Product {
        id
        version
        variants {
          id
          version
        }
      }
      ...Refusal
    }
  }
`);

interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** Somebody has changed one of the two since the form was filled: nothing has to be sent to know that. */
const STALE = { __typename: 'Refusal', code: 'CONFLICT', message: '' } as const;

/**
 * Saves a product with its first variant in one step. The form knows both by one version, the sum of theirs: each only
 * goes up, so that any change of either is another sum.
 */
export function useSaveProduct(product: Versioned, variant: Versioned) {
  const updateProduct = useSend(UpdateProductMutation);
  const version = product.version + variant.version;
  const save = async (values: ProductValues, basis: number) => {
    if (basis !== version) return STALE;
    const input = {
      ...productInput(values),
      id: product.id,
      version: product.version,
      variant: { ...saleInput(values.variant), id: variant.id, version: variant.version },
    };
    const answer = await updateProduct({ input });
    if (answer?.__typename !== 'Product') return answer;
    const saved = answer.variants.find(({ id }) => id === variant.id);
    return { ...answer, version: answer.version + (saved?.version ?? 0) };
  };
  return { version, save };
}
