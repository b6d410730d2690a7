import { FormattedMessage, useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { graphql } from '../../gql/gql';
import { toasts } from '../../ui/overlay/toasts';
import { ConfirmDialog } from '../form/confirm-dialog';
import { useCommandCenter } from '../layout/command-center-context';

const DeletePaymentMethodMutation = graphql(`
  mutation DeletePaymentMethod($id: ID!) {
    deletePaymentMethod(id: $id) {
      ... on Deleted {
        deletedId
      }
      ... on Error {
        code
        message
      }
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
  const { board } = useCommandCenter();
  const [, deletePaymentMethod] = useMutation(DeletePaymentMethodMutation);
  const remove = async () => {
    const { data } = await deletePaymentMethod({ id });
    board.changed();
    const answer = data?.deletePaymentMethod;
    if (!answer) return formatMessage({ id: 'command-center.kit.notSent' });
    // Somebody else was faster: it is gone, as was wished.
    if (answer.__typename !== 'Deleted' && answer.code !== 'NOT_FOUND') return answer.message;
    toasts.show({ message: formatMessage({ id: 'command-center.payment.deleted' }), tone: 'success' });
    return null;
  };
  return (
    <ConfirmDialog
      confirmLabel={formatMessage({ id: 'command-center.payment.deleteConfirm' })}
      isOpen
      onClose={onClose}
      onConfirm={remove}
      title={formatMessage({ id: 'command-center.payment.deleteTitle' }, { name })}
    >
      <FormattedMessage id="command-center.payment.deleteExplained" />
    </ConfirmDialog>
  );
}
