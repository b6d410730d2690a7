import { graphql } from '../../../gql/gql';
import { DeleteQuestion } from '../../kit/entity/delete-entity';

const DeleteProductMutation = graphql(`
  mutation DeleteProduct($id: ID!) {
    answer: deleteProduct(id: $id) {
      ... on Deleted {
        deletedId
      }
      ...Refusal
    }
  }
`);

interface Props {
  readonly product: { readonly id: string; readonly name: string };
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDeleted?: () => Promise<void> | void;
}

/** Asks, and deletes a dish; past orders keep what was sold. */
export function DeleteProduct({ product: { id, name }, ...dialog }: Props) {
  return (
    <DeleteQuestion
      {...dialog}
      command={DeleteProductMutation}
      done="command-center.products.deleted"
      id={id}
      name={name}
      words="command-center.products"
    />
  );
}
