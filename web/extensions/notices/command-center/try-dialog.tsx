import { useIntl } from 'react-intl';
import { useSend } from '../../../command-center/kit/entity/use-send';
import { FormTextField } from '../../../command-center/kit/fields/form-text-field';
import { FormDialog } from '../../../command-center/kit/form/form-dialog';
import { useEntityForm } from '../../../command-center/kit/form/use-entity-form';
import { graphql } from '../../../gql/gql';
import type { NoticeKind } from '../../../gql/graphql';

export const TryNoticeChannelMutation = graphql(`
  mutation TryNoticeChannel($input: TryNoticeChannelInput!) {
    answer: tryNoticeChannel(input: $input) {
      ... on NoticeChannel {
        id
        version
      }
      ...Refusal
    }
  }
`);

interface Props {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly onClose: () => void;
}

/** Where a test goes; it is sent at once. */
export function TryDialog({ id, kind, onClose }: Props) {
  const { formatMessage } = useIntl();
  const send = useSend(TryNoticeChannelMutation);
  const form = useEntityForm({
    isNew: true,
    version: 0,
    saved: { address: '' },
    save: ({ address }) => send({ input: { id, address } }),
    done: formatMessage({ id: 'command-center.notices.tried' }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      isOpen
      onClose={onClose}
      submitLabel={formatMessage({ id: 'command-center.notices.trySend' })}
      title={formatMessage({ id: 'command-center.notices.try' })}
    >
      <FormTextField
        autoComplete={kind === 'SMS' ? 'tel' : 'email'}
        form={form}
        inputMode={kind === 'SMS' ? 'tel' : 'email'}
        label={formatMessage({ id: 'command-center.notices.tryAddress' })}
        maxLength={254}
        name="address"
        type={kind === 'SMS' ? 'tel' : 'email'}
      />
    </FormDialog>
  );
}
