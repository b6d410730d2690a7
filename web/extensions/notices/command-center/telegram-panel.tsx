import { Stack, Text, Wrap } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useQuery } from 'urql';
import { useSend } from '../../../command-center/kit/entity/use-send';
import { whileSeen } from '../../../command-center/kit/live/while-seen';
import { Panel } from '../../../command-center/kit/page/panel';
import { AnchorButton, Button } from '../../../command-center/kit/ui/button';
import { Notice } from '../../../command-center/kit/ui/feedback';
import { QrCode } from '../../../command-center/kit/ui/qr-code';
import { toasts } from '../../../command-center/kit/ui/toaster';
import { graphql } from '../../../gql/gql';
import styles from './telegram-panel.module.css';

const OwnTelegramQuery = graphql(`
  query OwnTelegram {
    ownTelegram {
      bot
      accounts
    }
  }
`);

const PairTelegramMutation = graphql(`
  mutation PairTelegram {
    answer: pairTelegram {
      ... on TelegramPairing {
        url
      }
      ... on Error {
        message
      }
    }
  }
`);

const UnpairTelegramMutation = graphql(`
  mutation UnpairTelegram {
    answer: unpairTelegram {
      ... on OwnTelegram {
        accounts
      }
      ... on Error {
        message
      }
    }
  }
`);

/** A chat is connected on the phone: this page sees it soon. */
const LOOK_MS = 3000;

/** One's own chats with the shop's bot: how one is connected, and the end of them. */
export function TelegramPanel() {
  const { formatMessage } = useIntl();
  const [{ data }, readAgain] = useQuery({ query: OwnTelegramQuery, requestPolicy: 'cache-and-network' });
  const [link, setLink] = useState<{ readonly url: string; readonly known: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const pair = useSend(PairTelegramMutation);
  const unpair = useSend(UnpairTelegramMutation);
  const own = data?.ownTelegram;
  const url = link && own?.accounts.length === link.known ? link.url : null;
  useEffect(() => {
    if (!url) return;
    return whileSeen(() => readAgain({ requestPolicy: 'network-only' }), LOOK_MS);
  }, [url, readAgain]);
  if (!own) return null;
  const isConnected = own.accounts.length > 0;

  const connect = async () => {
    const answer = await pair({});
    if (answer?.__typename === 'TelegramPairing') setLink({ url: answer.url, known: own.accounts.length });
    else setProblem(answer?.message ?? formatMessage({ id: 'command-center.notices.telegram.notSent' }));
  };
  const disconnect = async () => {
    const answer = await unpair({});
    if (answer?.__typename !== 'OwnTelegram')
      return setProblem(answer?.message ?? formatMessage({ id: 'command-center.notices.telegram.notSent' }));
    setLink(null);
    toasts.show({ message: formatMessage({ id: 'command-center.notices.telegram.disconnected' }), tone: 'success' });
    readAgain({ requestPolicy: 'network-only' });
  };

  return (
    <Panel title={formatMessage({ id: 'command-center.notices.telegram.title' })}>
      <Stack align="start" gap="3">
        <Text color="fg.muted">
          <FormattedMessage id="command-center.notices.telegram.lead" />
        </Text>
        {problem && <Notice isLive title={problem} tone="danger" />}
        {isConnected && (
          <Text role="status">
            <FormattedMessage
              id="command-center.notices.telegram.account"
              values={{ accounts: own.accounts.join(', ') }}
            />
          </Text>
        )}
        {url && (
          <>
            <Text>
              <FormattedMessage id="command-center.notices.telegram.scan" />
            </Text>
            <QrCode
              className={styles.code}
              label={formatMessage({ id: 'command-center.notices.telegram.code' })}
              text={url}
            />
            <AnchorButton href={url} rel="noreferrer" target="_blank">
              <FormattedMessage id="command-center.notices.telegram.open" />
            </AnchorButton>
          </>
        )}
        <Wrap gap="3">
          {!url && (
            <Button onClick={() => void connect()} variant="outline">
              <FormattedMessage
                id={
                  isConnected
                    ? 'command-center.notices.telegram.connectAnother'
                    : 'command-center.notices.telegram.connect'
                }
              />
            </Button>
          )}
          {isConnected && (
            <Button onClick={() => void disconnect()} variant="outline">
              <FormattedMessage id="command-center.notices.telegram.disconnect" />
            </Button>
          )}
        </Wrap>
      </Stack>
    </Panel>
  );
}
