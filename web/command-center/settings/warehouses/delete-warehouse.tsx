import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { DeleteEntity } from '../../kit/entity/delete-entity';
import { WAREHOUSES_PATH } from './warehouse-path';

export const DeleteWarehouseMutation = graphql(`
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
  return (
    <DeleteEntity
      command={DeleteWarehouseMutation}
      id={id}
      // The specification has no toast for it: the list, without it, says so.
      done={null}
      label={formatMessage({ id: 'command-center.warehouses.delete' })}
      question={formatMessage({ id: 'command-center.warehouses.deleteTitle' }, { name })}
      to={WAREHOUSES_PATH}
    >
      <FormattedMessage id="command-center.warehouses.deleteExplained" />
    </DeleteEntity>
  );
}
