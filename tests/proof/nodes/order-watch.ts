import { z } from 'zod';
import type { AcknowledgedAt } from '../crash/shoppers';
import type { LiveStream, Received } from './live-streams';

/** Before its end a connection may have been cut off already, and a busy node be late; what was sent in order cannot be. */
const CUT_MS = 60_000;

export const ORDERS = 'subscription { orders { kind checkout { number } } }';
export const OrderEvent = z.object({
  orders: z.object({ kind: z.string(), checkout: z.object({ number: z.string() }).nullable() }),
});
export type OrderEvent = z.infer<typeof OrderEvent>;

/** What a node's screen received of the orders. */
export interface WatchedOrders {
  /** Orders that were placed while the screen was connected. */
  readonly watched: number;
  /** Of these, the ones that came neither by themselves nor by a request to query again: a sentence each. */
  readonly missed: readonly string[];
  /** Milliseconds from asking to its notice, or to the request to query again, the longest. */
  readonly slowestMs: number;
  /** How often it had to query again: more came at once than a slow reader is kept for. */
  readonly queriedAgain: number;
}

/**
 * Compares a screen with the shoppers' ledger. Orders that were placed while it was not connected are left out: it queries
 * the board again then.
 */
export function judgeOrders(
  stream: LiveStream<OrderEvent>,
  placed: ReadonlyMap<string, AcknowledgedAt>,
): WatchedOrders {
  const judged = stream.connections.map((connection) => judgeConnection(connection, placed));
  return {
    watched: judged.reduce((sum, { watched }) => sum + watched, 0),
    missed: judged.flatMap(({ missed }) => missed),
    slowestMs: Math.round(Math.max(0, ...judged.map(({ slowestMs }) => slowestMs))),
    queriedAgain: judged.reduce((sum, { queriedAgain }) => sum + queriedAgain, 0),
  };
}

function judgeConnection(
  { openedAt, endedAt, events }: Received<OrderEvent>,
  placed: ReadonlyMap<string, AcknowledgedAt>,
): WatchedOrders {
  const received = firstReceived(events);
  const gaps = events.filter(({ event }) => event.orders.kind === 'MISSED').map(({ at }) => at);
  const lastGap = Math.max(0, ...gaps);
  const due = endedAt === null ? Number.POSITIVE_INFINITY : Math.max(endedAt - CUT_MS, lastAsked(received, placed));
  const missed: string[] = [];
  let watched = 0;
  let slowestMs = 0;
  for (const [number, { askedAt, answeredAt }] of placed) {
    if (askedAt < openedAt || answeredAt > due) continue;
    watched += 1;
    // It was stored at some moment between these two: the answer may come long after that, when it was lost and asked for again.
    const gapAt = gaps.find((at) => at >= askedAt) ?? Number.POSITIVE_INFINITY;
    const heardAt = Math.min(received.get(number) ?? Number.POSITIVE_INFINITY, gapAt);
    if (heardAt < Number.POSITIVE_INFINITY) slowestMs = Math.max(slowestMs, heardAt - askedAt);
    else missed.push(sentenceOf(number, { askedAt, answeredAt }, { openedAt, endedAt, lastGap }));
  }
  return { watched, missed, slowestMs, queriedAgain: gaps.length };
}

function sentenceOf(
  number: string,
  { askedAt, answeredAt }: AcknowledgedAt,
  { openedAt, endedAt, lastGap }: Pick<Received<OrderEvent>, 'openedAt' | 'endedAt'> & { readonly lastGap: number },
): string {
  const times = { askedAt, answeredAt, openedAt, endedAt: endedAt ?? Number.NaN, lastGap };
  const seconds = Object.entries(times).map(([name, at]) => `${name} ${(at / 1000).toFixed(1)}`);
  return `${number} (seconds: ${seconds.join(', ')})`;
}

/** By the order's number. An untaken order is announced again. */
function firstReceived(events: Received<OrderEvent>['events']): ReadonlyMap<string, number> {
  const received = new Map<string, number>();
  for (const { at, event } of events) {
    const number = event.orders.checkout?.number;
    if (number !== undefined && !received.has(number)) received.set(number, at);
  }
  return received;
}

/** Notices arrive in order: orders answered before the last announced one was requested have been announced too. */
function lastAsked(received: ReadonlyMap<string, number>, placed: ReadonlyMap<string, AcknowledgedAt>): number {
  return Math.max(0, ...[...received.keys()].map((number) => placed.get(number)?.askedAt ?? 0));
}
