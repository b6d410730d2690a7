import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { graphql } from '../../../gql/gql';
import { useSend } from '../../kit/entity/use-send';
import { DeleteEntity } from '../../kit/form/delete-entity';
import { RECEIVERS_PATH } from './receiver-path';

const DeleteReceiverMutation = graphql(`
  mutation DeleteReceiver($id: ID!) {
    answer: deleteReceiver(id: $id) {
      ... on Deleted {
        deletedId
      }
      ...Refusal
    }
  }
`);

export function DeleteReceiver({ id, name }: { readonly id: string; readonly name: string }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const remove = useSend(DeleteReceiverMutation);
  return (
    <DeleteEntity
      done={formatMessage({ id: 'command-center.receivers.deleted' })}
      label={formatMessage({ id: 'command-center.receivers.delete' })}
      onDeleted={() => void navigate(RECEIVERS_PATH)}
      question={formatMessage({ id: 'command-center.receivers.deleteTitle' }, { name })}
      remove={() => remove({ id })}
    >
      <FormattedMessage id="command-center.receivers.deleteExplained" />
    </DeleteEntity>
  );
}
