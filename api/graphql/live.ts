import type { Notification } from '../db/notifications';
import type { QueueStream } from '../db/queue-stream';

/**
 * A topic's notifications as the events of a subscription.
 *
 * @param toEvent - null for a notification that this subscriber does not hear.
 * @param first - read once the stream is heard, and sent at once: nothing falls between the two. Null ends the events.
 */
export function liveEvents<Event>(
  stream: QueueStream<Notification>,
  toEvent: (notification: Notification) => Promise<Event | null>,
  first?: () => Promise<Event | null>,
): AsyncIterableIterator<Event, undefined> {
  async function* heard() {
    try {
      if (first) {
        const event = await first();
        if (event === null) return;
        yield event;
      }
      for await (const notification of stream) {
        const event = await toEvent(notification);
        if (event !== null) yield event;
      }
    } finally {
      stream.close();
    }
  }
  const events = heard();
  const iterator: AsyncIterableIterator<Event, undefined> = {
    next: async () => {
      const { done, value } = await events.next();
      return done ? { done: true, value: undefined } : { value };
    },
    // A generator that waits for its next event hears no `return` until then; the stream does.
    return: () => {
      stream.close();
      return Promise.resolve({ done: true, value: undefined });
    },
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
}
