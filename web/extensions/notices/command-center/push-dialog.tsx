import { useIntl } from 'react-intl';
import { FormSwitch } from '../../../command-center/kit/fields/form-switch';
import { FormTextField } from '../../../command-center/kit/fields/form-text-field';
import { FormDialog } from '../../../command-center/kit/form/form-dialog';
import { type ChannelDialogProps, useChannelForm } from './use-channel-form';

/** Push: the shop makes its key by itself, and only says whom push services can write to. */
export function PushDialog(props: ChannelDialogProps) {
  const { formatMessage } = useIntl();
  const { form } = useChannelForm({
    ...props,
    kind: 'PUSH',
    show: (settings) => ({ sender: settings?.sender ?? '' }),
    toSettings: ({ sender }) => ({ sender }),
  });
  return (
    <FormDialog
      form={form}
      isOpen
      onClose={props.onClose}
      title={formatMessage({ id: 'command-center.notices.kind.PUSH' })}
    >
      <FormTextField
        autoComplete="email"
        form={form}
        hint={formatMessage({ id: 'command-center.notices.contactHint' })}
        inputMode="email"
        label={formatMessage({ id: 'command-center.notices.contact' })}
        maxLength={254}
        name="sender"
        type="email"
      />
      <FormSwitch form={form} label={formatMessage({ id: 'command-center.notices.isActive' })} name="isActive" />
    </FormDialog>
  );
}
