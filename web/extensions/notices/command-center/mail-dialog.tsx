import { useIntl } from 'react-intl';
import { FormNumberField } from '../../../command-center/kit/fields/form-number-field';
import { FormSwitch } from '../../../command-center/kit/fields/form-switch';
import { FormTextField } from '../../../command-center/kit/fields/form-text-field';
import { FormDialog } from '../../../command-center/kit/form/form-dialog';
import { type ChannelDialogProps, useChannelForm } from './use-channel-form';

const SUBMISSION_PORT = 587;

/** The shop's mail server. */
export function MailDialog(props: ChannelDialogProps) {
  const { formatMessage } = useIntl();
  const { form, hasSecret } = useChannelForm({
    ...props,
    kind: 'MAIL',
    show: (settings) => ({
      host: settings?.host ?? '',
      port: settings?.port ?? (SUBMISSION_PORT as number | null),
      user: settings?.user ?? '',
      sender: settings?.sender ?? '',
    }),
    toSettings: ({ host, port, user, sender }) => ({
      host,
      port: port ?? SUBMISSION_PORT,
      user: user.trim() || null,
      sender,
    }),
  });
  return (
    <FormDialog
      form={form}
      isOpen
      onClose={props.onClose}
      title={formatMessage({ id: 'command-center.notices.kind.MAIL' })}
    >
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
        hint={hasSecret ? formatMessage({ id: 'command-center.notices.kept' }) : undefined}
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
