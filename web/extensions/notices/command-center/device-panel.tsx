import { Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { deviceName } from '../../../command-center/access/account/device-name';
import { useCommandCenter } from '../../../command-center/kit/context/command-center-context';
import { tellRefusal, useRefusalText } from '../../../command-center/kit/entity/use-act';
import { useSend } from '../../../command-center/kit/entity/use-send';
import { UNREAD, useFresh } from '../../../command-center/kit/live/use-fresh';
import { Panel } from '../../../command-center/kit/page/panel';
import { Button } from '../../../command-center/kit/ui/button';
import { graphql } from '../../../gql/gql';
import type { Subscribed } from '../push/subscribe';
import { usePush } from '../push/use-push';
import { RecipientList } from './recipient-list';

const OwnDevicesQuery = graphql(`
  query OwnDevices {
    channel {
      id
      noticePushKey
      noticeRecipients {
        id
        kind
        address
        isActive
        ...RecipientList
      }
    }
  }
`);

export const AddNoticeDeviceMutation = graphql(`
  mutation AddNoticeDevice($input: AddNoticeDeviceInput!) {
    answer: addNoticeDevice(input: $input) {
      ... on NoticeRecipient {
        id
        version
      }
      ...Refusal
    }
  }
`);

/** One's own devices that show new orders, and how this one becomes one of them. */
export function DevicePanel() {
  const channel = useFresh(OwnDevicesQuery, UNREAD)?.channel;
  const { formatMessage } = useIntl();
  // Chats have a panel of their own.
  const recipients = channel?.noticeRecipients?.filter(({ kind }) => kind === 'PUSH');
  if (!channel?.noticePushKey || !recipients) return null;
  const ends = recipients.filter(({ isActive }) => isActive).map(({ address }) => address);
  return (
    <Panel title={formatMessage({ id: 'command-center.notices.devices.title' })}>
      <Stack gap="3">
        <Text color="fg.muted">
          <FormattedMessage id="command-center.notices.devices.lead" />
        </Text>
        <RecipientList isOwnOnly recipients={recipients} />
        <ThisDevice ends={ends} pushKey={channel.noticePushKey} />
      </Stack>
    </Panel>
  );
}

function ThisDevice({ pushKey, ends }: { readonly pushKey: string; readonly ends: readonly string[] }) {
  const { support, isBusy, begin, isKnown } = usePush(pushKey);
  const { formatMessage } = useIntl();
  const { board } = useCommandCenter();
  const add = useSend(AddNoticeDeviceMutation);
  const refusalText = useRefusalText();
  if (support === null || isKnown(ends)) return null;
  const send = async (subscribed: Subscribed) => {
    const name = deviceName(navigator.userAgent) ?? formatMessage({ id: 'command-center.notices.devices.unknown' });
    tellRefusal(refusalText(await add({ input: { ...subscribed, name } })));
    board.changed();
  };
  const canTry = support === 'READY' || support === 'FAILED';
  return (
    <Stack align="start" gap="3">
      {canTry && (
        <Button isBusy={isBusy} onClick={() => void begin(send)} variant="outline">
          <FormattedMessage id="command-center.notices.devices.add" />
        </Button>
      )}
      {support !== 'READY' && (
        <Text role="status">
          <FormattedMessage id={`command-center.notices.devices.${support}`} />
        </Text>
      )}
    </Stack>
  );
}
