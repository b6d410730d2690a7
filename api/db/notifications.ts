import { z } from 'zod';
import type { Transaction } from './client';
import { type ListenHandlers, listen } from './listen';
import { createQueueStream, type QueueStream } from './queue-stream';
import { sql } from './sql';

const Payload = z.json();

/** A small JSON value: an id and a kind. PostgreSQL takes less than 8,000 bytes; readers query for the rest. */
export type Payload = z.infer<typeof Payload>;

/** `gap`: some may have been missed (a reconnection, a slow reader), so the reader has to query again. */
export type Notification = { readonly kind: 'told'; readonly payload: Payload } | { readonly kind: 'gap' };

/** What every node gets of a topic, whichever node sent it. */
export interface Notifications {
  /** @returns what ends the subscription. */
  subscribe(topic: string, listener: (notification: Notification) => void): () => void;
  /** Subscribed from the call on, not from the first `next`; ends on `return` and on `close`. */
  stream(topic: string): QueueStream<Notification>;
  /** Ends all streams, and the connection. */
  close(): Promise<void>;
}

/** PostgreSQL's channel. Topics are separated here, so that one LISTEN serves them all. */
export const CHANNEL = 'carte';
const Envelope = z.object({ topic: z.string(), payload: Payload });
const GAP: Notification = { kind: 'gap' };
/** Notifications kept for a slow reader; past it they become one gap. */
const QUEUE_LIMIT = 100;

/** The payload of PostgreSQL's notification. */
export function envelope(topic: string, payload: Payload): string {
  return JSON.stringify({ topic, payload });
}

/** Tells a topic's listeners on every node, when `tx` commits and only then. */
export async function notify(tx: Transaction, topic: string, payload: Payload): Promise<void> {
  await sql(tx).execute`select pg_notify(${CHANNEL}, ${envelope(topic, payload)})`;
}

/** A way on which notices come, until `signal` is aborted. Never rejects. */
export type Listening = (signal: AbortSignal, handlers: ListenHandlers) => Promise<void>;

/**
 * Starts to listen, on one connection of its own to PostgreSQL that is renewed when it is lost.
 *
 * @param onTrouble - hears each lost or refused connection, for the log.
 */
export function createNotifications(url: string, onTrouble?: (error: unknown) => void): Notifications {
  return notificationsBy((signal, handlers) => listen(url, CHANNEL, signal, handlers), onTrouble);
}

/**
 * Starts to listen on a way of the caller's. Subscribers from before it was open, or while it was not, get a gap
 * once it is.
 */
export function notificationsBy(listening: Listening, onTrouble: (error: unknown) => void = () => {}): Notifications {
  const listeners = new Map<string, Set<(notification: Notification) => void>>();
  const streams = new Set<QueueStream<Notification>>();
  const closing = new AbortController();

  const tell = (topic: string, notification: Notification) => {
    for (const listener of [...(listeners.get(topic) ?? [])]) listener(notification);
  };

  const ended = listening(closing.signal, {
    onTrouble,
    onConnected: () => {
      for (const topic of [...listeners.keys()]) tell(topic, GAP);
    },
    onMessage: (text) => {
      const envelope = parseEnvelope(text);
      if (envelope) tell(envelope.topic, { kind: 'told', payload: envelope.payload });
      else onTrouble(new Error(`A notification in a form that is not ours: ${text}`));
    },
  });

  const subscribe: Notifications['subscribe'] = (topic, listener) => {
    const ofTopic = listeners.get(topic) ?? new Set();
    listeners.set(topic, ofTopic.add(listener));
    return () => {
      ofTopic.delete(listener);
      if (ofTopic.size === 0 && listeners.get(topic) === ofTopic) listeners.delete(topic);
    };
  };

  return {
    subscribe,
    stream(topic) {
      const end = () => {
        unsubscribe();
        streams.delete(stream);
      };
      const stream = createQueueStream<Notification>({ limit: QUEUE_LIMIT, overflow: GAP, onClose: end });
      const unsubscribe = subscribe(topic, stream.push);
      streams.add(stream);
      return stream;
    },
    async close() {
      closing.abort();
      for (const stream of [...streams]) stream.close();
      await ended;
    },
  };
}

function parseEnvelope(text: string): z.infer<typeof Envelope> | null {
  try {
    return Envelope.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
