import { List } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormSwitch } from '../../../command-center/kit/fields/form-switch';
import { FormTextField } from '../../../command-center/kit/fields/form-text-field';
import { FormDialog } from '../../../command-center/kit/form/form-dialog';
import { type ChannelDialogProps, useChannelForm } from './use-channel-form';

/** The shop's bot: where its token comes from, and the token. */
export function TelegramDialog(props: ChannelDialogProps) {
  const { formatMessage } = useIntl();
  const { form, hasSecret } = useChannelForm({
    ...props,
    kind: 'TELEGRAM',
    show: (settings) => ({ url: settings?.url ?? '' }),
    toSettings: ({ url }) => (url ? { url } : {}),
  });
  return (
    <FormDialog
      form={form}
      isOpen
      onClose={props.onClose}
      title={formatMessage({ id: 'command-center.notices.kind.TELEGRAM' })}
    >
      <List.Root as="ol" gap="1" listStyle="decimal" paddingInlineStart="5">
        {(['search', 'newBot', 'copy'] as const).map((step) => (
          <List.Item key={step}>
            <FormattedMessage id={`command-center.notices.telegram.${step}`} />
          </List.Item>
        ))}
      </List.Root>
      <FormTextField
        autoComplete="off"
        form={form}
        hint={hasSecret ? formatMessage({ id: 'command-center.notices.kept' }) : undefined}
        isOptional={hasSecret}
        label={formatMessage({ id: 'command-center.notices.telegram.token' })}
        maxLength={300}
        name="secret"
      />
      <FormSwitch form={form} label={formatMessage({ id: 'command-center.notices.isActive' })} name="isActive" />
    </FormDialog>
  );
}
