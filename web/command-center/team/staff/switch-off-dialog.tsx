import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { useAct } from '../../kit/entity/use-act';
import { ConfirmDialog } from '../../kit/form/confirm-dialog';

export const DisableStaffMemberMutation = graphql(`
  mutation DisableStaffMember($id: ID!) {
    answer: disableStaffMember(id: $id) {
      ... on StaffMember {
        id
        isActive
      }
      ...Refusal
    }
  }
`);

interface Props {
  readonly id: string;
  readonly name: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before somebody is let in no more. */
export function SwitchOffDialog({ id, name, isOpen, onClose }: Props) {
  const { formatMessage } = useIntl();
  const [disable] = useAct(DisableStaffMemberMutation);
  return (
    <ConfirmDialog
      confirmLabel={formatMessage({ id: 'command-center.staff.disable' })}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => disable({ id }, formatMessage({ id: 'command-center.staff.disabled' }))}
      title={formatMessage({ id: 'command-center.staff.disableTitle' }, { name })}
    >
      <FormattedMessage id="command-center.staff.disableExplained" />
    </ConfirmDialog>
  );
}
