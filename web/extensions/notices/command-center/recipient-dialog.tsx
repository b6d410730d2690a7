import { useIntl } from 'react-intl';
import { useSend } from '../../../command-center/kit/entity/use-send';
import { FormNumberField } from '../../../command-center/kit/fields/form-number-field';
import { FormSwitch } from '../../../command-center/kit/fields/form-switch';
import { FormTextField } from '../../../command-center/kit/fields/form-text-field';
import { FormDialog } from '../../../command-center/kit/form/form-dialog';
import { useEntityForm } from '../../../command-center/kit/form/use-entity-form';
import { graphql } from '../../../gql/gql';
import type { RecipientListFragment } from '../../../gql/graphql';

export const CreateNoticeRecipientMutation = graphql(`
  mutation CreateNoticeRecipient($input: CreateNoticeRecipientInput!) {
    answer: createNoticeRecipient(input: $input) {
      ... on NoticeRecipient {
        id
        version
      }
      ...Refusal
    }
  }
`);

export const UpdateNoticeRecipientMutation = graphql(`
  mutation UpdateNoticeRecipient($input: UpdateNoticeRecipientInput!) {
    answer: updateNoticeRecipient(input: $input) {
      ... on NoticeRecipient {
        id
        version
      }
      ...Refusal
    }
  }
`);

const SECOND_STEP_MINUTES = 5;

interface Props {
  /** Null for a new address. */
  readonly stored: RecipientListFragment | null;
  /** By what a new one gets messages. */
  readonly kind: 'MAIL' | 'SMS';
  readonly onClose: () => void;
}

/** The form of a recipient: its name, the minutes before it gets a message, and its quiet hours. */
export function RecipientDialog({ stored, kind, onClose }: Props) {
  const { formatMessage } = useIntl();
  const create = useSend(CreateNoticeRecipientMutation);
  const update = useSend(UpdateNoticeRecipientMutation);
  const afterMinutes: number | null = stored?.afterMinutes ?? SECOND_STEP_MINUTES;
  const form = useEntityForm({
    isNew: stored === null,
    version: stored?.version ?? 0,
    saved: {
      name: stored?.name ?? '',
      address: '',
      afterMinutes,
      quietFrom: stored?.quietFrom ?? '',
      quietTo: stored?.quietTo ?? '',
      getsDailySum: stored?.getsDailySum ?? false,
      isActive: stored?.isActive ?? true,
    },
    save: async ({ address, afterMinutes: minutes, quietFrom, quietTo, ...fields }, version) => {
      const input = { ...fields, afterMinutes: minutes ?? 0, quietFrom: quietFrom || null, quietTo: quietTo || null };
      if (stored) return await update({ input: { ...input, id: stored.id, version } });
      return await create({ input: { ...input, address, kind } });
    },
    done: formatMessage({ id: 'command-center.notices.saved' }),
    onSaved: onClose,
  });
  const label = (
    field: 'name' | 'after' | 'afterHint' | 'quietFrom' | 'quietTo' | 'quietHint' | 'dailySum' | 'dailySumHint',
  ) => formatMessage({ id: `command-center.notices.recipients.field.${field}` });
  return (
    <FormDialog
      form={form}
      isOpen
      onClose={onClose}
      title={stored?.name ?? formatMessage({ id: `command-center.notices.recipients.add.${kind}` })}
    >
      {!stored && (
        <FormTextField
          autoComplete="off"
          form={form}
          inputMode={kind === 'SMS' ? 'tel' : 'email'}
          label={formatMessage({ id: `command-center.notices.kind.${kind}` })}
          maxLength={254}
          name="address"
          type={kind === 'SMS' ? 'tel' : 'email'}
        />
      )}
      <FormTextField autoComplete="off" form={form} label={label('name')} maxLength={80} name="name" />
      <FormNumberField form={form} hint={label('afterHint')} label={label('after')} name="afterMinutes" />
      <FormTextField
        autoComplete="off"
        form={form}
        hint={label('quietHint')}
        isOptional
        label={label('quietFrom')}
        maxLength={5}
        name="quietFrom"
        type="time"
      />
      <FormTextField
        autoComplete="off"
        form={form}
        isOptional
        label={label('quietTo')}
        maxLength={5}
        name="quietTo"
        type="time"
      />
      <FormSwitch form={form} hint={label('dailySumHint')} label={label('dailySum')} name="getsDailySum" />
      <FormSwitch form={form} label={formatMessage({ id: 'command-center.notices.isActive' })} name="isActive" />
    </FormDialog>
  );
}
