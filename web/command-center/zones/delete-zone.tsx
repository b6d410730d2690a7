import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useMutation } from 'urql';
import { type FragmentType, readFragment } from '../../gql/fragment-masking';
import { graphql } from '../../gql/gql';
import { Button } from '../../ui/button/button';
import { Trash2Icon } from '../../ui/icons/trash-2-icon';
import { toasts } from '../../ui/overlay/toasts';
import { ConfirmDialog } from '../form/confirm-dialog';
import { useCommandCenter } from '../layout/command-center-context';
import { ZONES_PATH } from './zone-path';

const DeleteZoneFragment = graphql(`
  fragment DeleteZone on DeliveryZone {
    id
    name
  }
`);

const DeleteZoneMutation = graphql(`
  mutation DeleteDeliveryZone($id: ID!) {
    deleteDeliveryZone(id: $id) {
      ... on Error {
        code
        message
      }
    }
  }
`);

/** Takes a zone away, after a question that says what becomes of orders and carts. */
export function DeleteZone({ zone }: { readonly zone: FragmentType<typeof DeleteZoneFragment> }) {
  const { id, name } = readFragment(DeleteZoneFragment, zone);
  const { formatMessage } = useIntl();
  const { board } = useCommandCenter();
  const navigate = useNavigate();
  const [, deleteZone] = useMutation(DeleteZoneMutation);
  const [isAsking, setIsAsking] = useState(false);
  const remove = async (): Promise<string | null> => {
    const answer = (await deleteZone({ id })).data?.deleteDeliveryZone;
    if (!answer) return formatMessage({ id: 'command-center.kit.notSent' });
    if (answer.__typename !== 'Deleted') return answer.message;
    toasts.show({ message: formatMessage({ id: 'command-center.zones.deleted' }), tone: 'success' });
    await navigate(ZONES_PATH);
    board.changed();
    return null;
  };
  return (
    <div>
      <Button onClick={() => setIsAsking(true)} variant="outline">
        <Trash2Icon size={18} />
        <FormattedMessage id="command-center.zones.delete" />
      </Button>
      <ConfirmDialog
        confirmLabel={formatMessage({ id: 'command-center.zones.delete' })}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={remove}
        title={formatMessage({ id: 'command-center.zones.deleteTitle' }, { name })}
      >
        <FormattedMessage id="command-center.zones.deleteExplained" />
      </ConfirmDialog>
    </div>
  );
}
