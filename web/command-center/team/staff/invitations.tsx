import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { InvitationRowFragment as InvitationRowData } from '../../../gql/graphql';
import { Button } from '../../../ui/button/button';
import { toasts } from '../../../ui/overlay/toasts';
import { Tag } from '../../../ui/text/tag';
import { ConfirmDialog } from '../../kit/form/confirm-dialog';
import { useRefusalText } from '../../kit/form/use-refusal-text';
import { useCommandCenter } from '../../kit/layout/command-center-context';
import styles from './invitations.module.css';

const InvitationRowFragment = graphql(`
  fragment InvitationRow on Invitation {
    id
    name
    role
    email
    expiresAt
    isExpired
  }
`);

const RevokeInvitationMutation = graphql(`
  mutation RevokeInvitation($id: ID!) {
    revokeInvitation(id: $id) {
      ... on Invitation {
        id
      }
      ...Refusal
    }
  }
`);

interface Props {
  readonly invitations: readonly FragmentType<typeof InvitationRowFragment>[];
}

/** Who was invited and has not come yet. */
export function Invitations({ invitations }: Props) {
  const rows = readFragment(InvitationRowFragment, invitations);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="invitations" className={styles.section}>
      <h2 className={styles.heading} id="invitations">
        <FormattedMessage id="command-center.staff.invitations" />
      </h2>
      <ul className={styles.list}>
        {rows.map((invitation) => (
          <InvitationRow invitation={invitation} key={invitation.id} />
        ))}
      </ul>
    </section>
  );
}

function InvitationRow({ invitation }: { readonly invitation: InvitationRowData }) {
  const { id, name, role, email, expiresAt, isExpired } = invitation;
  const { formatMessage, formatDate } = useIntl();
  const { board, timeZone } = useCommandCenter();
  const refusalText = useRefusalText();
  const [, revoke] = useMutation(RevokeInvitationMutation);
  const [isAsking, setIsAsking] = useState(false);
  const confirm = async () => {
    const refusal = refusalText((await revoke({ id })).data?.revokeInvitation);
    board.changed();
    if (refusal !== null) return refusal;
    toasts.show({ message: formatMessage({ id: 'command-center.staff.invitationRevoked' }), tone: 'success' });
    return null;
  };
  const end = formatDate(expiresAt, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          {[formatMessage({ id: `command-center.staff.role.${role}` }), email].filter(Boolean).join(' · ')}
        </p>
        <p className={styles.facts}>
          {isExpired ? (
            <Tag tone="warning">
              <FormattedMessage id="command-center.staff.expired" />
            </Tag>
          ) : (
            <FormattedMessage id="command-center.staff.expires" values={{ end }} />
          )}
        </p>
      </div>
      <Button
        aria-label={formatMessage({ id: 'command-center.staff.revokeOf' }, { name })}
        onClick={() => setIsAsking(true)}
        size="sm"
        variant="outline"
      >
        <FormattedMessage id="command-center.staff.revoke" />
      </Button>
      <ConfirmDialog
        confirmLabel={formatMessage({ id: 'command-center.staff.revokeInvitation' })}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={confirm}
        title={formatMessage({ id: 'command-center.staff.revokeTitle' }, { name })}
      >
        <FormattedMessage id="command-center.staff.revokeExplained" />
      </ConfirmDialog>
    </li>
  );
}
