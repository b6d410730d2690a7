import { FormattedMessage, useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { graphql } from '../../../gql/gql';
import { ConfirmDialog } from '../../kit/form/confirm-dialog';
import { useDone } from './use-done';

const DisableStaffMemberMutation = graphql(`
  mutation DisableStaffMember($id: ID!) {
    disableStaffMember(id: $id) {
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
  const done = useDone();
  const [, disable] = useMutation(DisableStaffMemberMutation);
  const confirm = async () =>
    done(
      (await disable({ id })).data?.disableStaffMember,
      formatMessage({ id: 'command-center.staff.disabled' }),
      true,
    );
  return (
    <ConfirmDialog
      confirmLabel={formatMessage({ id: 'command-center.staff.disable' })}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={confirm}
      title={formatMessage({ id: 'command-center.staff.disableTitle' }, { name })}
    >
      <FormattedMessage id="command-center.staff.disableExplained" />
    </ConfirmDialog>
  );
}
