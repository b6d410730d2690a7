import { Flex, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormSelectField } from '../../../command-center/kit/fields/form-select-field';
import { FormSwitch } from '../../../command-center/kit/fields/form-switch';
import { FormTextArea } from '../../../command-center/kit/fields/form-text-area';
import { FormTextField } from '../../../command-center/kit/fields/form-text-field';
import { FormDialog } from '../../../command-center/kit/form/form-dialog';
import { Chip } from '../../../command-center/kit/ui/button';
import { PRESET_NAMES, SMS_PRESETS } from './sms-presets';
import { type ChannelDialogProps, useChannelForm } from './use-channel-form';

const REQUEST_FIELDS = ['url', 'method', 'headers', 'body', 'success'] as const;
type Word = (typeof REQUEST_FIELDS)[number] | 'user' | 'secret' | 'sender' | 'senderHint' | 'urlHint' | 'successHint';

/** The shop's gateway for SMS: a known one by a press, any other by the request that it takes. */
export function SmsDialog(props: ChannelDialogProps) {
  const { formatMessage } = useIntl();
  const { form, hasSecret } = useChannelForm({
    ...props,
    kind: 'SMS',
    show: (settings) => ({
      url: settings?.url ?? '',
      method: (settings?.method ?? 'POST') as string | null,
      headers: settings?.headers?.join('\n') ?? '',
      body: settings?.body ?? '',
      user: settings?.user ?? '',
      sender: settings?.sender ?? '',
      success: settings?.success ?? '',
    }),
    toSettings: ({ url, method, headers, body, user, sender, success }) => ({
      url,
      method,
      body,
      sender,
      headers: headers.split('\n').filter((line) => line.trim() !== ''),
      user: user.trim() || null,
      success: success.trim() || null,
    }),
  });
  const label = (field: Word) => formatMessage({ id: `command-center.notices.sms.${field}` });
  return (
    <FormDialog
      form={form}
      isOpen
      onClose={props.onClose}
      title={formatMessage({ id: 'command-center.notices.kind.SMS' })}
    >
      <Flex align="center" gap="2" wrap="wrap">
        <Text>
          <FormattedMessage id="command-center.notices.sms.preset" />
        </Text>
        {PRESET_NAMES.map((name) => (
          <Chip
            key={name}
            onPress={() => {
              for (const field of REQUEST_FIELDS) form.setValue(field, SMS_PRESETS[name][field]);
            }}
          >
            {name}
          </Chip>
        ))}
      </Flex>
      <FormTextField autoComplete="off" form={form} isOptional label={label('user')} maxLength={254} name="user" />
      <FormTextField
        autoComplete="new-password"
        form={form}
        hint={hasSecret ? formatMessage({ id: 'command-center.notices.kept' }) : undefined}
        isOptional
        label={label('secret')}
        maxLength={300}
        name="secret"
        type="password"
      />
      <FormTextField
        autoComplete="off"
        form={form}
        hint={label('senderHint')}
        label={label('sender')}
        maxLength={30}
        name="sender"
      />
      <FormTextField
        autoComplete="off"
        form={form}
        hint={label('urlHint')}
        label={label('url')}
        maxLength={1000}
        name="url"
      />
      <FormSelectField form={form} label={label('method')} name="method">
        <option>POST</option>
        <option>GET</option>
      </FormSelectField>
      <FormTextArea form={form} isOptional label={label('headers')} maxLength={2000} name="headers" rows={2} />
      <FormTextArea form={form} isOptional label={label('body')} maxLength={4000} name="body" rows={3} />
      <FormTextField
        autoComplete="off"
        form={form}
        hint={label('successHint')}
        isOptional
        label={label('success')}
        maxLength={100}
        name="success"
      />
      <FormSwitch form={form} label={formatMessage({ id: 'command-center.notices.isActive' })} name="isActive" />
    </FormDialog>
  );
}
