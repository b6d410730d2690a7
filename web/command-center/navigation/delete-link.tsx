import { FormattedMessage, useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { graphql } from '../../gql/gql';
import { toasts } from '../../ui/overlay/toasts';
import { ConfirmDialog } from '../form/confirm-dialog';
import { useCommandCenter } from '../layout/command-center-context';

const DeleteLinkMutation = graphql(`
  mutation DeleteLink($id: ID!) {
    deleteLink(id: $id) {
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

/** Asks, and takes a link away. */
export function DeleteLink({ id, name, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { board } = useCommandCenter();
  const [, deleteLink] = useMutation(DeleteLinkMutation);
  const remove = async (): Promise<string | null> => {
    const answer = (await deleteLink({ id })).data?.deleteLink;
    if (!answer) return formatMessage({ id: 'command-center.kit.notSent' });
    // Whoever deleted it first did what is asked for here.
    if (answer.__typename !== 'Deleted' && answer.code !== 'NOT_FOUND') return answer.message;
    toasts.show({ message: formatMessage({ id: 'command-center.navigation.deleted' }), tone: 'success' });
    board.changed();
    return null;
  };
  return (
    <ConfirmDialog
      confirmLabel={formatMessage({ id: 'command-center.navigation.deleteConfirm' })}
      isOpen
      onClose={onClose}
      onConfirm={remove}
      title={formatMessage({ id: 'command-center.navigation.deleteTitle' }, { name })}
    >
      <FormattedMessage id="command-center.navigation.deleteExplained" />
    </ConfirmDialog>
  );
}
