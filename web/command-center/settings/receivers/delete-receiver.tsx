import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { DeleteEntity } from '../../kit/entity/delete-entity';
import { RECEIVERS_PATH } from './form/receiver-path';

export const DeleteReceiverMutation = graphql(`
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
  return (
    <DeleteEntity
      command={DeleteReceiverMutation}
      id={id}
      done={formatMessage({ id: 'command-center.receivers.deleted' })}
      label={formatMessage({ id: 'command-center.receivers.delete' })}
      question={formatMessage({ id: 'command-center.receivers.deleteTitle' }, { name })}
      to={RECEIVERS_PATH}
    >
      <FormattedMessage id="command-center.receivers.deleteExplained" />
    </DeleteEntity>
  );
}
