import { FormattedMessage, useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { graphql } from '../../../gql/gql';
import { DeleteQuestion } from '../../kit/form/delete-question';

const DeletePaymentMethodMutation = graphql(`
  mutation DeletePaymentMethod($id: ID!) {
    deletePaymentMethod(id: $id) {
      ... on Deleted {
        deletedId
      }
      ...Refusal
    }
  }
`);

interface Props {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks; orders keep the name that they were placed with. */
export function DeletePaymentMethod({ id, name, onClose }: Props) {
  const { formatMessage } = useIntl();
  const [, remove] = useMutation(DeletePaymentMethodMutation);
  return (
    <DeleteQuestion
      done={formatMessage({ id: 'command-center.payment.deleted' })}
      isOpen
      label={formatMessage({ id: 'command-center.payment.deleteConfirm' })}
      onClose={onClose}
      question={formatMessage({ id: 'command-center.payment.deleteTitle' }, { name })}
      remove={async () => (await remove({ id })).data?.deletePaymentMethod}
    >
      <FormattedMessage id="command-center.payment.deleteExplained" />
    </DeleteQuestion>
  );
}
