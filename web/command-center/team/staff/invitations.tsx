import { Box, chakra, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { InvitationRowFragment as InvitationRowData } from '../../../gql/graphql';
import { useAct } from '../../kit/entity/use-act';
import { ConfirmDialog } from '../../kit/form/confirm-dialog';
import { Button } from '../../kit/ui/button';
import { Tag } from '../../kit/ui/feedback';

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2) var(--space-4)',
  padding: 'var(--space-3) var(--space-4)',
  borderWidth: '1px',
  borderRadius: 'md',
  background: 'bg',
} as const;

const FACTS = { color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere', textWrap: 'pretty' } as const;

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

export const RevokeInvitationMutation = graphql(`
  mutation RevokeInvitation($id: ID!) {
    answer: revokeInvitation(id: $id) {
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
    <chakra.section aria-labelledby="invitations" marginTop="8">
      <chakra.h2 fontSize="lg" fontWeight="bold" id="invitations">
        <FormattedMessage id="command-center.staff.invitations" />
      </chakra.h2>
      <chakra.ul display="grid" gap="2" marginTop="3" padding="0" listStyle="none">
        {rows.map((invitation) => (
          <InvitationRow invitation={invitation} key={invitation.id} />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

function InvitationRow({ invitation }: { readonly invitation: InvitationRowData }) {
  const { id, name, role, email, expiresAt, isExpired } = invitation;
  const { formatMessage, formatDate } = useIntl();
  const [revoke] = useAct(RevokeInvitationMutation);
  const [isAsking, setIsAsking] = useState(false);
  const end = formatDate(expiresAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <chakra.li css={ROW}>
      <Box flex="1 1 14rem" minWidth="0">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </Text>
        <Text css={FACTS}>
          {[formatMessage({ id: `command-center.staff.role.${role}` }), email].filter(Boolean).join(' · ')}
        </Text>
        <Text css={FACTS}>
          {isExpired ? (
            <Tag tone="warning">
              <FormattedMessage id="command-center.staff.expired" />
            </Tag>
          ) : (
            <FormattedMessage id="command-center.staff.expires" values={{ end }} />
          )}
        </Text>
      </Box>
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
        onConfirm={() => revoke({ id }, formatMessage({ id: 'command-center.staff.invitationRevoked' }))}
        title={formatMessage({ id: 'command-center.staff.revokeTitle' }, { name })}
      >
        <FormattedMessage id="command-center.staff.revokeExplained" />
      </ConfirmDialog>
    </chakra.li>
  );
}
