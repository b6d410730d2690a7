import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { graphql } from '../../../gql/gql';
import { useSend } from '../../kit/entity/use-send';
import { DeleteEntity } from '../../kit/form/delete-entity';
import { WAREHOUSES_PATH } from './warehouse-path';

const DeleteWarehouseMutation = graphql(`
  mutation DeleteWarehouse($id: ID!) {
    answer: deleteWarehouse(id: $id) {
      ... on Deleted {
        deletedId
      }
      ...Refusal
    }
  }
`);

/** Asks; a kitchen that zones are measured from stays, and it is said why. */
export function DeleteWarehouse({ id, name }: { readonly id: string; readonly name: string }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const remove = useSend(DeleteWarehouseMutation);
  return (
    <DeleteEntity
      // The specification has no toast for it: the list, without it, says so.
      done={null}
      label={formatMessage({ id: 'command-center.warehouses.delete' })}
      onDeleted={() => navigate(WAREHOUSES_PATH)}
      question={formatMessage({ id: 'command-center.warehouses.deleteTitle' }, { name })}
      remove={() => remove({ id })}
    >
      <FormattedMessage id="command-center.warehouses.deleteExplained" />
    </DeleteEntity>
  );
}
