import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import type { BenchRow } from '../bench-row';
import { figure, median } from '../finding';
import { send } from '../load/send';
import type { BenchStage } from '../stage/bench-stage';
import { laterSlot, placeRequest } from '../stage/order-request';
import { ownRequest } from '../stage/own-documents';

const SUBSCRIBERS = 1_000;
const LONGEST_MS = 250;
const ORDERS = 5;
/** Opened so many at once: of one address the server has fifty under way. */
const OPENED_AT_ONCE = 40;
const PATIENCE_MS = 20_000;

/** Streams of a session of staff that receive each order, and how many have received one. */
interface Audience {
  /** Resolves once so many more events have come. */
  heard(events: number): Promise<void>;
  close(): Promise<void>;
}

/** @param count - subscribers, each with a connection of its own. */
export async function openAudience({ server, staffCookie }: BenchStage, count: number): Promise<Audience> {
  const agent = new Agent({ connections: count, pipelining: 0, bodyTimeout: 0, headersTimeout: PATIENCE_MS });
  let events = 0;
  const open = async () => {
    const { statusCode, body } = await request(`${server.url}/graphql`, {
      method: 'POST',
      headers: { cookie: staffCookie, 'content-type': 'application/json', accept: 'text/event-stream' },
      body: ownRequest('OrderEvents', { takes: true }),
      dispatcher: agent,
    });
    if (statusCode !== 200) throw new Error(`a subscription answered ${statusCode}: ${await body.text()}`);
    body.on('data', (chunk: Buffer) => {
      if (chunk.includes('event: next')) events += 1;
    });
    body.on('error', () => undefined);
  };
  for (let opened = 0; opened < count; opened += OPENED_AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(OPENED_AT_ONCE, count - opened) }, open));
  }
  return {
    async heard(more) {
      const until = performance.now() + PATIENCE_MS;
      while (events < more) {
        if (performance.now() > until) throw new Error(`only ${events} of ${more} events came`);
        await sleep(1);
      }
      events -= more;
    },
    close: () => agent.destroy(),
  };
}

/** Milliseconds from the acknowledgement of an order until everybody has heard of it. */
export async function timeToReachAll(stage: BenchStage, subscribers: number): Promise<number> {
  const slotFrom = await laterSlot(stage);
  const audience = await openAudience(stage, subscribers);
  const times: number[] = [];
  try {
    for (let order = 0; order < ORDERS; order += 1) {
      const answer = await send(stage.server.url, placeRequest(stage, slotFrom, randomUUID()));
      const placedAt = performance.now();
      await audience.heard(subscribers);
      times.push(performance.now() - placedAt);
      await answer.arrayBuffer();
    }
  } finally {
    await audience.close();
  }
  return median(times);
}

export const live: BenchRow = {
  name: 'live',
  summary: `One order while ${SUBSCRIBERS.toLocaleString('en')} subscribers watch the board.`,
  async run({ stage }) {
    const found = await timeToReachAll(stage, SUBSCRIBERS);
    const work = `${SUBSCRIBERS.toLocaleString('en')} subscribers, one order: all have it`;
    return [figure(work, found, 'ms', { atMost: LONGEST_MS })];
  },
};
