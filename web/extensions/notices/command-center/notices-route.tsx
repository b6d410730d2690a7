import { Stack, Text } from '@chakra-ui/react';
import PlusIcon from 'lucide/dist/esm/icons/plus';
import { FormattedMessage, useIntl } from 'react-intl';
import { readPage } from '../../../command-center/kit/entity/read-page';
import { useEntityDialogs } from '../../../command-center/kit/entity/use-entity-dialogs';
import { useFresh } from '../../../command-center/kit/live/use-fresh';
import { PageHead } from '../../../command-center/kit/page/page-head';
import { Panel } from '../../../command-center/kit/page/panel';
import { pageVariables } from '../../../command-center/kit/table/search-state';
import { Button } from '../../../command-center/kit/ui/button';
import { graphql } from '../../../gql/gql';
import { Icon } from '../../../ui/icons/icon';
import type { Route } from './+types/notices-route';
import { ChannelRow } from './channel-row';
import { MailDialog } from './mail-dialog';
import { NoticeLog } from './notice-log';

const PAGE_SIZE = 50;

export const NoticesQuery = graphql(`
  query Notices($first: Int, $after: String, $last: Int, $before: String) {
    ...StaffSession
    channel {
      id
      noticeChannels {
        id
        kind
        ...NoticeChannelRow
        ...MailDialog
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
  const dialogs = useEntityDialogs({
    items: channels,
    nameOf: ({ kind }) => formatMessage({ id: `command-center.notices.kind.${kind}` }),
    form: (stored, onClose) => <MailDialog onClose={onClose} stored={stored} />,
    command: DeleteNoticeChannelMutation,
    words: 'command-center.notices',
    done: 'command-center.notices.deleted',
  });
  return (
    <Stack gap="6">
      <PageHead title={formatMessage({ id: 'command-center.notices.title' })} />
      <Text color="fg.muted" maxWidth="44rem">
        <FormattedMessage id="command-center.notices.lead" />
      </Text>
      {channels.map((one) => (
        <ChannelRow
          channel={one}
          key={one.id}
          onChange={() => dialogs.change(one.id)}
          onDelete={() => dialogs.remove(one.id)}
        />
      ))}
      {channels.every(({ kind }) => kind !== 'MAIL') && (
        <div>
          <Button onClick={dialogs.add} variant="outline">
            <Icon of={PlusIcon} size={18} />
            <FormattedMessage id="command-center.notices.add.MAIL" />
          </Button>
        </div>
      )}
      {channel?.notices && (
        <Panel title={formatMessage({ id: 'command-center.notices.log' })}>
          <NoticeLog log={channel.notices} />
        </Panel>
      )}
      {dialogs.shown}
    </Stack>
  );
}
