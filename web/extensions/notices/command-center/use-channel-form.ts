import { useIntl } from 'react-intl';
import { useSend } from '../../../command-center/kit/entity/use-send';
import { useEntityForm } from '../../../command-center/kit/form/use-entity-form';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { NoticeChannelKind, NoticeSettingsInput, ChannelFormFragment as Stored } from '../../../gql/graphql';

const ChannelFormFragment = graphql(`
  fragment ChannelForm on NoticeChannel {
    id
    version
    isActive
    hasSecret
    settings {
      host
      port
      user
      sender
      url
      method
      headers
      body
      success
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

export interface ChannelDialogProps {
  /** Null for a new one. */
  readonly stored: FragmentType<typeof ChannelFormFragment> | null;
  readonly onClose: () => void;
}

interface Options<Settings> extends ChannelDialogProps {
  readonly kind: NoticeChannelKind;
  /** What the fields show. */
  readonly show: (stored: Stored['settings'] | null) => Settings;
  readonly toSettings: (typed: Settings) => NoticeSettingsInput;
}

/** The form of a means of sending. Its password or key is never shown. */
export function useChannelForm<Settings extends object>({
  kind,
  stored: masked,
  show,
  toSettings,
  onClose,
}: Options<Settings>) {
  const { formatMessage } = useIntl();
  const stored = readFragment(ChannelFormFragment, masked);
  const create = useSend(CreateNoticeChannelMutation);
  const update = useSend(UpdateNoticeChannelMutation);
  const form = useEntityForm({
    isNew: stored === null,
    version: stored?.version ?? 0,
    saved: { ...show(stored?.settings ?? null), secret: '', isActive: stored?.isActive ?? true },
    save: async (typed, version) => {
      const input = {
        settings: toSettings(typed),
        // A field that is left empty changes nothing: what is stored can't be shown in it.
        ...(typed.secret.trim() && { secret: typed.secret.trim() }),
        isActive: typed.isActive,
      };
      if (stored) return await update({ input: { ...input, id: stored.id, version } });
      return await create({ input: { ...input, kind } });
    },
    done: formatMessage({ id: 'command-center.notices.saved' }),
    onSaved: onClose,
  });
  return { form, hasSecret: stored?.hasSecret ?? false };
}
