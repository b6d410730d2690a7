import { Stack, Text, Wrap } from '@chakra-ui/react';
import PlusIcon from 'lucide/dist/esm/icons/plus';
import { type FC, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { readPage } from '../../../command-center/kit/entity/read-page';
import { useEntityDialogs } from '../../../command-center/kit/entity/use-entity-dialogs';
import { useFresh } from '../../../command-center/kit/live/use-fresh';
import { PageHead } from '../../../command-center/kit/page/page-head';
import { Panel } from '../../../command-center/kit/page/panel';
import { pageVariables } from '../../../command-center/kit/table/search-state';
import { Button } from '../../../command-center/kit/ui/button';
import { graphql } from '../../../gql/gql';
import type { NoticeKind } from '../../../gql/graphql';
import { Icon } from '../../../ui/icons/icon';
import type { Route } from './+types/notices-route';
import { ChannelRow } from './channel-row';
import { MailDialog } from './mail-dialog';
import { NoticeLog } from './notice-log';
import { PushDialog } from './push-dialog';
import { ADDRESS_KINDS, RecipientList } from './recipient-list';
import { SmsDialog } from './sms-dialog';
import { TelegramDialog } from './telegram-dialog';
import { TroubleList } from './trouble-list';
import type { ChannelDialogProps } from './use-channel-form';

const PAGE_SIZE = 50;

/** Means that staff set up, by the dialog of each. */
const DIALOGS = {
  MAIL: MailDialog,
  PUSH: PushDialog,
  TELEGRAM: TelegramDialog,
  SMS: SmsDialog,
} as const satisfies Partial<Record<NoticeKind, FC<ChannelDialogProps>>>;
const KINDS = Object.keys(DIALOGS) as (keyof typeof DIALOGS)[];
const isShown = (kind: NoticeKind): kind is keyof typeof DIALOGS => kind in DIALOGS;

export const NoticesQuery = graphql(`
  query Notices($first: Int, $after: String, $last: Int, $before: String) {
    ...StaffSession
    channel {
      id
      noticeChannels {
        id
        kind
        ...NoticeChannelRow
        ...ChannelForm
      }
      noticeRecipients {
        ...RecipientList
      }
      troubles {
        ...TroubleList
      }
      notices(first: $first, after: $after, last: $last, before: $before) {
        ...NoticeLog
      }
    }
  }
`);

const DeleteNoticeChannelMutation = graphql(`
  mutation DeleteNoticeChannel($id: ID!) {
    answer: deleteNoticeChannel(id: $id) {
      ... on Deleted {
        deletedId
      }
      ...Refusal
    }
  }
`);

export const loader = (route: Route.LoaderArgs) =>
  readPage(route, 'SETTINGS', NoticesQuery, pageVariables(route.url.searchParams, PAGE_SIZE));

/** By what messages are sent, and what was sent to whom. */
export default function Notices({ loaderData }: Route.ComponentProps) {
  const { channel } = useFresh(NoticesQuery, loaderData);
  const { formatMessage } = useIntl();
  const channels = channel?.noticeChannels ?? [];
  const [adding, setAdding] = useState<NoticeKind>('MAIL');
  const missing = KINDS.filter((kind) => channels.every((one) => one.kind !== kind));
  const dialogs = useEntityDialogs({
    items: channels,
    nameOf: ({ kind }) => formatMessage({ id: `command-center.notices.kind.${kind}` }),
    form: (stored, onClose) => {
      const kind = stored?.kind ?? adding;
      const Dialog = isShown(kind) ? DIALOGS[kind] : null;
      return Dialog && <Dialog onClose={onClose} stored={stored} />;
    },
    command: DeleteNoticeChannelMutation,
    words: 'command-center.notices',
    done: 'command-center.notices.deleted',
  });
  return (
    <>
      <PageHead title={formatMessage({ id: 'command-center.notices.title' })} />
      <Stack gap="6">
        <Text color="fg.muted" maxWidth="44rem">
          <FormattedMessage id="command-center.notices.lead" />
        </Text>
        <TroubleList troubles={channel?.troubles ?? []} />
        {channels.map((one) => (
          <ChannelRow
            channel={one}
            key={one.id}
            onChange={() => dialogs.change(one.id)}
            onDelete={() => dialogs.remove(one.id)}
          />
        ))}
        {missing.length > 0 && (
          <Wrap gap="3">
            {missing.map((kind) => (
              <Button
                key={kind}
                onClick={() => {
                  setAdding(kind);
                  dialogs.add();
                }}
                variant="outline"
              >
                <Icon of={PlusIcon} size={18} />
                <FormattedMessage id={`command-center.notices.add.${kind}`} />
              </Button>
            ))}
          </Wrap>
        )}
        {channel?.noticeRecipients && channels.length > 0 && (
          <Panel title={formatMessage({ id: 'command-center.notices.recipients.title' })}>
            <Text color="fg.muted">
              <FormattedMessage id="command-center.notices.recipients.lead" />
            </Text>
            <RecipientList
              kinds={ADDRESS_KINDS.filter((kind) => channels.some((one) => one.kind === kind))}
              recipients={channel.noticeRecipients}
            />
          </Panel>
        )}
        {channel?.notices && (
          <Panel title={formatMessage({ id: 'command-center.notices.log' })}>
            <NoticeLog log={channel.notices} />
          </Panel>
        )}
        {dialogs.shown}
      </Stack>
    </>
  );
}
