import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useMutation } from 'urql';
import { graphql } from '../../gql/gql';
import { Button } from '../../ui/button/button';
import { Trash2Icon } from '../../ui/icons/trash-2-icon';
import { ConfirmDialog } from '../form/confirm-dialog';
import { useCommandCenter } from '../layout/command-center-context';
import { WAREHOUSES_PATH } from './warehouse-path';

const DeleteWarehouseMutation = graphql(`
  mutation DeleteWarehouse($id: ID!) {
    deleteWarehouse(id: $id) {
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

/** Asks; a kitchen that zones are measured from stays, and it is said why. */
export function DeleteWarehouse({ id, name }: { readonly id: string; readonly name: string }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { board } = useCommandCenter();
  const [, deleteWarehouse] = useMutation(DeleteWarehouseMutation);
  const [isAsking, setIsAsking] = useState(false);
  const remove = async () => {
    const { data } = await deleteWarehouse({ id });
    const answer = data?.deleteWarehouse;
    if (!answer) return formatMessage({ id: 'command-center.kit.notSent' });
    // Somebody else was faster: it is gone, as was wished.
    if (answer.__typename !== 'Deleted' && answer.code !== 'NOT_FOUND') return answer.message;
    await navigate(WAREHOUSES_PATH);
    board.changed();
    return null;
  };
  return (
    <>
      <Button onClick={() => setIsAsking(true)} variant="ghost">
        <Trash2Icon size={18} />
        <FormattedMessage id="command-center.warehouses.delete" />
      </Button>
      <ConfirmDialog
        confirmLabel={formatMessage({ id: 'command-center.warehouses.deleteConfirm' })}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={remove}
        title={formatMessage({ id: 'command-center.warehouses.deleteTitle' }, { name })}
      >
        <FormattedMessage id="command-center.warehouses.deleteExplained" />
      </ConfirmDialog>
    </>
  );
}
