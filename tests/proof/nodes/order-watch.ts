import { z } from 'zod';
import type { AcknowledgedAt } from '../crash/shoppers';
import type { LiveStream, Told } from './live-streams';

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
  readonly queriedAnew: number;
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
    queriedAnew: judged.reduce((sum, { queriedAnew }) => sum + queriedAnew, 0),
  };
}

function judgeConnection(
  { openedAt, endedAt, events }: Told<OrderEvent>,
  placed: ReadonlyMap<string, AcknowledgedAt>,
): WatchedOrders {
  const told = firstTold(events);
  const anew = events.filter(({ event }) => event.orders.kind === 'MISSED').map(({ at }) => at);
  const lastAnew = Math.max(0, ...anew);
  const due = endedAt === null ? Number.POSITIVE_INFINITY : Math.max(endedAt - CUT_MS, lastAsked(told, placed));
  const missed: string[] = [];
  let watched = 0;
  let slowestMs = 0;
  for (const [number, { askedAt, answeredAt }] of placed) {
    if (askedAt < openedAt || answeredAt > due) continue;
    watched += 1;
    // It was stored at some moment between these two: the answer may come long after that, when it was lost and asked for again.
    const anewAt = anew.find((at) => at >= askedAt) ?? Number.POSITIVE_INFINITY;
    const heardAt = Math.min(told.get(number) ?? Number.POSITIVE_INFINITY, anewAt);
    if (heardAt < Number.POSITIVE_INFINITY) slowestMs = Math.max(slowestMs, heardAt - askedAt);
    else missed.push(sentenceOf(number, { askedAt, answeredAt }, { openedAt, endedAt, lastAnew }));
  }
  return { watched, missed, slowestMs, queriedAnew: anew.length };
}

function sentenceOf(
  number: string,
  { askedAt, answeredAt }: AcknowledgedAt,
  { openedAt, endedAt, lastAnew }: Pick<Told<OrderEvent>, 'openedAt' | 'endedAt'> & { readonly lastAnew: number },
): string {
  const times = { askedAt, answeredAt, openedAt, endedAt: endedAt ?? Number.NaN, lastAnew };
  const seconds = Object.entries(times).map(([name, at]) => `${name} ${(at / 1000).toFixed(1)}`);
  return `${number} (seconds: ${seconds.join(', ')})`;
}

/** By the order's number. An untaken order is announced again. */
function firstTold(events: Told<OrderEvent>['events']): ReadonlyMap<string, number> {
  const told = new Map<string, number>();
  for (const { at, event } of events) {
    const number = event.orders.checkout?.number;
    if (number !== undefined && !told.has(number)) told.set(number, at);
  }
  return told;
}

/** Notices arrive in order: orders answered before the last announced one was requested have been announced too. */
function lastAsked(told: ReadonlyMap<string, number>, placed: ReadonlyMap<string, AcknowledgedAt>): number {
  return Math.max(0, ...[...told.keys()].map((number) => placed.get(number)?.askedAt ?? 0));
}
