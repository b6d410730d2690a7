import { FormattedMessage, useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { graphql } from '../../../gql/gql';
import { DeleteQuestion, type DeleteQuestionProps } from '../../kit/form/delete-question';

const DeleteProductMutation = graphql(`
  mutation DeleteProduct($id: ID!) {
    deleteProduct(id: $id) {
      ... on Deleted {
        deletedId
      }
      ...Refusal
    }
  }
`);

interface Props extends Pick<DeleteQuestionProps, 'onDeleted'> {
  readonly product: { readonly id: string; readonly name: string };
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks, and deletes a dish; past orders keep what was sold. */
export function DeleteProduct({ product: { id, name }, ...dialog }: Props) {
  const { formatMessage } = useIntl();
  const [, remove] = useMutation(DeleteProductMutation);
  return (
    <DeleteQuestion
      {...dialog}
      done={formatMessage({ id: 'command-center.products.deleted' })}
      label={formatMessage({ id: 'command-center.products.delete' })}
      question={formatMessage({ id: 'command-center.products.deleteQuestion' }, { name })}
      remove={async () => (await remove({ id })).data?.deleteProduct}
    >
      <FormattedMessage id="command-center.products.deleteMeaning" />
    </DeleteQuestion>
  );
}
