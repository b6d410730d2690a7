import type { Broker, BrokerEvents } from './broker';

const CONNECT_TIMEOUT_MS = 5_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** A connection that was cut without a word is found out by asking. */
const PING_MS = 5_000;

/**
 * Opens a connection to Redis or Valkey that is renewed when it is lost. The library is loaded here and not before: who has
 * no broker does not pay for it.
 *
 * @param url - `redis://` or `rediss://`.
 */
export async function openRedis(url: string, { onAway, onBack }: BrokerEvents): Promise<Broker> {
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url,
    name: 'carte',
    // What was not sent when it happened shows in the next frame's number.
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    maintNotifications: 'disabled',
    socket: { connectTimeout: CONNECT_TIMEOUT_MS, reconnectStrategy: pauseAfter },
  });
  let isAway = false;
  client.on('error', (error: unknown) => {
    if (!isAway) onAway(error);
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) onBack();
    isAway = false;
  });
  // It tries until it is closed; each failure is heard above.
  client.connect().catch(() => {});
  return {
    get isReady() {
      return client.isReady;
    },
    subscribe: (channel, onText) => client.subscribe(channel, onText),
    publish: async (channel, text) => void (await client.publish(channel, text)),
    close: () => {
      if (client.isOpen) client.destroy();
    },
  };
}

/** Doubles, with jitter, so that not every node comes back at the same moment. */
function pauseAfter(failures: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures) * (0.5 + Math.random() / 2);
}
