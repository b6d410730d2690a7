import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

/** From one connection to the next, as long as a browser waits at first. */
const PAUSE_MS = 300;

/** What one connection to one node sent. */
export interface Received<Event> {
  readonly openedAt: number;
  /** Null while it is open. */
  endedAt: number | null;
  readonly events: { readonly at: number; readonly event: Event }[];
}

export interface LiveStream<Event> {
  /** One connection after the other. */
  readonly connections: readonly Received<Event>[];
  /** Resolves when the first one is open. */
  readonly opened: Promise<void>;
  stop(): Promise<void>;
}

interface Watched<Event> {
  readonly url: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Of an event's `data`. */
  readonly event: z.ZodType<Event>;
}

/** Listens to a subscription of one node, and connects again whenever the connection is lost. */
export function watchNode<Event>({ url, query, headers, event }: Watched<Event>): LiveStream<Event> {
  const leaving = new AbortController();
  const connections: Received<Event>[] = [];
  const Data = z.object({ data: event });
  let tellOpened = () => {};
  const opened = new Promise<void>((resolve) => {
    tellOpened = resolve;
  });

  async function listen(): Promise<void> {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      signal: leaving.signal,
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
      body: JSON.stringify({ query }),
    });
    if (!response.ok || !response.body) return;
    const connection: Received<Event> = { openedAt: performance.now(), endedAt: null, events: [] };
    connections.push(connection);
    tellOpened();
    let text = '';
    try {
      for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
        const parts = (text + chunk).split('\n\n');
        text = parts.pop() ?? '';
        for (const part of parts) {
          const [, data] = /^event: next\ndata: (.*)$/m.exec(part) ?? [];
          if (data) connection.events.push({ at: performance.now(), event: Data.parse(JSON.parse(data)).data });
        }
      }
    } finally {
      connection.endedAt = performance.now();
    }
  }

  const listening = (async () => {
    while (!leaving.signal.aborted) {
      await listen().catch(() => undefined);
      if (!leaving.signal.aborted) await sleep(PAUSE_MS);
    }
  })();
  return {
    connections,
    opened,
    async stop() {
      leaving.abort();
      await listening;
    },
  };
}
