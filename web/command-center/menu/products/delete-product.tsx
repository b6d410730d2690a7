import { FormattedMessage, useIntl } from 'react-intl';
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
  const { formatMessage } = useIntl();
  return (
    <DeleteQuestion
      {...dialog}
      command={DeleteProductMutation}
      id={id}
      done={formatMessage({ id: 'command-center.products.deleted' })}
      label={formatMessage({ id: 'command-center.products.delete' })}
      question={formatMessage({ id: 'command-center.products.deleteQuestion' }, { name })}
    >
      <FormattedMessage id="command-center.products.deleteMeaning" />
    </DeleteQuestion>
  );
}
