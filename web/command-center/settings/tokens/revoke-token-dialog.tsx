import { FormattedMessage, useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { graphql } from '../../../gql/gql';
import { ConfirmDialog } from '../../kit/form/confirm-dialog';
import { useDone } from '../../team/staff/use-done';

const RevokeApiTokenMutation = graphql(`
  mutation RevokeApiToken($id: ID!) {
    revokeApiToken(id: $id) {
      ... on ApiToken {
        id
        revokedAt
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

/** Asks before a program is let in no more. */
export function RevokeTokenDialog({ id, name, isOpen, onClose }: Props) {
  const { formatMessage } = useIntl();
  const done = useDone();
  const [, revoke] = useMutation(RevokeApiTokenMutation);
  const confirm = async () =>
    done((await revoke({ id })).data?.revokeApiToken, formatMessage({ id: 'command-center.tokens.revoked' }), true);
  return (
    <ConfirmDialog
      confirmLabel={formatMessage({ id: 'command-center.tokens.revokeConfirm' })}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={confirm}
      title={formatMessage({ id: 'command-center.tokens.revokeTitle' }, { name })}
    >
      <FormattedMessage id="command-center.tokens.revokeExplained" />
    </ConfirmDialog>
  );
}
