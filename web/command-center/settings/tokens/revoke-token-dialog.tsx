import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { useAct } from '../../kit/entity/use-act';
import { ConfirmDialog } from '../../kit/form/confirm-dialog';

export const RevokeApiTokenMutation = graphql(`
  mutation RevokeApiToken($id: ID!) {
    answer: revokeApiToken(id: $id) {
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
  const [revoke] = useAct(RevokeApiTokenMutation);
  return (
    <ConfirmDialog
      confirmLabel={formatMessage({ id: 'command-center.tokens.revokeConfirm' })}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => revoke({ id }, formatMessage({ id: 'command-center.tokens.revoked' }))}
      title={formatMessage({ id: 'command-center.tokens.revokeTitle' }, { name })}
    >
      <FormattedMessage id="command-center.tokens.revokeExplained" />
    </ConfirmDialog>
  );
}
