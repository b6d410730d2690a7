import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { useSend } from '../../kit/entity/use-send';
import { FormTextField } from '../../kit/fields/form-text-field';
import { FormDialog } from '../../kit/form/form-dialog';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { ShownOnce } from '../../kit/secret/shown-once';
import { Button } from '../../kit/ui/button';
import { Dialog } from '../../kit/ui/dialog';
import { FormRoleChoice } from './form-role-choice';
import type { MemberValues } from './member-values';

export const InviteStaffMemberMutation = graphql(`
  mutation InviteStaffMember($input: InviteStaffMemberInput!) {
    answer: inviteStaffMember(input: $input) {
      ... on NewInvitation {
        url
        isMailed
        invitation {
          id
          name
          email
        }
      }
      ...Refusal
    }
  }
`);

interface Props {
  readonly onClose: () => void;
  /** Of the sign-in provider, where there is one. */
  readonly providerName: string | null;
}

interface Invited {
  readonly url: string;
  readonly name: string;
  /** The address that got the link, too. */
  readonly mailedTo: string | null;
}

const NOBODY: MemberValues = { name: '', role: 'OPERATOR', email: '' };

/** Whom to invite, and then the link to hand over. Render it while it is open. */
export function InviteDialog({ onClose, providerName }: Props) {
  const { formatMessage } = useIntl();
  const invite = useSend(InviteStaffMemberMutation);
  const [invited, setInvited] = useState<Invited | null>(null);
  const form = useEntityForm({
    isNew: true,
    saved: NOBODY,
    save: (input) => invite({ input }),
    done: formatMessage({ id: 'command-center.staff.invited' }),
    onSaved: ({ url, isMailed, invitation: { name, email } }) =>
      setInvited({ url, name, mailedTo: isMailed ? email : null }),
  });
  if (invited) {
    return (
      <Dialog
        footer={
          <Button onClick={onClose} variant="outline">
            <FormattedMessage id="command-center.staff.done" />
          </Button>
        }
        isOpen
        onClose={onClose}
        title={formatMessage({ id: 'command-center.staff.linkFor' }, { name: invited.name })}
      >
        <ShownOnce label={formatMessage({ id: 'command-center.staff.link' })} secret={invited.url}>
          <FormattedMessage id="command-center.staff.linkExplained" />
        </ShownOnce>
        {invited.mailedTo && (
          <Text role="status">
            <FormattedMessage id="command-center.staff.linkMailed" values={{ email: invited.mailedTo }} />
          </Text>
        )}
      </Dialog>
    );
  }
  return (
    <FormDialog
      form={form}
      isOpen
      onClose={onClose}
      submitLabel={formatMessage({ id: 'command-center.staff.makeLink' })}
      title={formatMessage({ id: 'command-center.staff.invite' })}
    >
      <FormTextField
        autoComplete="off"
        form={form}
        label={formatMessage({ id: 'command-center.staff.name' })}
        maxLength={50}
        name="name"
      />
      <FormRoleChoice form={form} />
      <FormTextField
        autoComplete="off"
        form={form}
        hint={
          providerName
            ? formatMessage({ id: 'command-center.staff.emailWithProvider' }, { name: providerName })
            : formatMessage({ id: 'command-center.staff.emailHint' })
        }
        inputMode="email"
        isOptional
        label={formatMessage({ id: 'command-center.staff.email' })}
        maxLength={254}
        name="email"
        type="email"
      />
    </FormDialog>
  );
}
