import { FormattedMessage, useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { graphql } from '../../../gql/gql';
import { DeleteQuestion } from '../form/delete-question';

const DeleteLinkMutation = graphql(`
  mutation DeleteLink($id: ID!) {
    deleteLink(id: $id) {
      ...Refusal
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
  const [, remove] = useMutation(DeleteLinkMutation);
  return (
    <DeleteQuestion
      done={formatMessage({ id: 'command-center.navigation.deleted' })}
      isOpen
      label={formatMessage({ id: 'command-center.navigation.deleteConfirm' })}
      onClose={onClose}
      question={formatMessage({ id: 'command-center.navigation.deleteTitle' }, { name })}
      remove={async () => (await remove({ id })).data?.deleteLink}
    >
      <FormattedMessage id="command-center.navigation.deleteExplained" />
    </DeleteQuestion>
  );
}
