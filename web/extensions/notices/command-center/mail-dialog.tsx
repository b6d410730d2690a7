import { useIntl } from 'react-intl';
import { useSend } from '../../../command-center/kit/entity/use-send';
import { FormNumberField } from '../../../command-center/kit/fields/form-number-field';
import { FormSwitch } from '../../../command-center/kit/fields/form-switch';
import { FormTextField } from '../../../command-center/kit/fields/form-text-field';
import { FormDialog } from '../../../command-center/kit/form/form-dialog';
import { useEntityForm } from '../../../command-center/kit/form/use-entity-form';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';

const MailDialogFragment = graphql(`
  fragment MailDialog on NoticeChannel {
    id
    version
    isActive
    hasSecret
    settings {
      host
      port
      user
      sender
    }
  }
`);

export const CreateNoticeChannelMutation = graphql(`
  mutation CreateNoticeChannel($input: CreateNoticeChannelInput!) {
    answer: createNoticeChannel(input: $input) {
      ... on NoticeChannel {
        id
        version
      }
      ...Refusal
    }
  }
`);

export const UpdateNoticeChannelMutation = graphql(`
  mutation UpdateNoticeChannel($input: UpdateNoticeChannelInput!) {
    answer: updateNoticeChannel(input: $input) {
      ... on NoticeChannel {
        id
        version
      }
      ...Refusal
    }
  }
`);

const SUBMISSION_PORT = 587;

interface Props {
  /** Null for a new one. */
  readonly stored: FragmentType<typeof MailDialogFragment> | null;
  readonly onClose: () => void;
}

/** The shop's mail server. Its password is never shown. */
export function MailDialog({ stored: masked, onClose }: Props) {
  const { formatMessage } = useIntl();
  const stored = readFragment(MailDialogFragment, masked);
  const create = useSend(CreateNoticeChannelMutation);
  const update = useSend(UpdateNoticeChannelMutation);
  const host = stored?.settings.host ?? '';
  const port: number | null = stored?.settings.port ?? SUBMISSION_PORT;
  const form = useEntityForm({
    isNew: stored === null,
    version: stored?.version ?? 0,
    saved: {
      host,
      port,
      secret: '',
      isActive: stored?.isActive ?? true,
      user: stored?.settings.user ?? '',
      sender: stored?.settings.sender ?? '',
    },
    save: async ({ secret, isActive, user, ...settings }, version) => {
      const input = {
        settings: { ...settings, port: settings.port ?? SUBMISSION_PORT, user: user.trim() || null },
        // A field that is left empty changes nothing: what is stored can't be shown in it.
        ...(secret.trim() && { secret: secret.trim() }),
        isActive,
      };
      if (stored) return await update({ input: { ...input, id: stored.id, version } });
      return await create({ input: { ...input, kind: 'MAIL' } });
    },
    done: formatMessage({ id: 'command-center.notices.saved' }),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} isOpen onClose={onClose} title={formatMessage({ id: 'command-center.notices.kind.MAIL' })}>
      <FormTextField
        autoComplete="off"
        form={form}
        hint={formatMessage({ id: 'command-center.notices.hostHint' })}
        label={formatMessage({ id: 'command-center.notices.host' })}
        maxLength={253}
        name="host"
      />
      <FormNumberField
        form={form}
        hint={formatMessage({ id: 'command-center.notices.portHint' })}
        label={formatMessage({ id: 'command-center.notices.port' })}
        name="port"
      />
      <FormTextField
        autoComplete="off"
        form={form}
        isOptional
        label={formatMessage({ id: 'command-center.notices.user' })}
        maxLength={254}
        name="user"
      />
      <FormTextField
        autoComplete="new-password"
        form={form}
        hint={stored?.hasSecret ? formatMessage({ id: 'command-center.notices.kept' }) : undefined}
        isOptional
        label={formatMessage({ id: 'command-center.notices.password' })}
        maxLength={300}
        name="secret"
        type="password"
      />
      <FormTextField
        autoComplete="off"
        form={form}
        hint={formatMessage({ id: 'command-center.notices.senderHint' })}
        inputMode="email"
        label={formatMessage({ id: 'command-center.notices.sender' })}
        maxLength={254}
        name="sender"
        type="email"
      />
      <FormSwitch form={form} label={formatMessage({ id: 'command-center.notices.isActive' })} name="isActive" />
    </FormDialog>
  );
}
