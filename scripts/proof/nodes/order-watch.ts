import { z } from 'zod';
import type { AcknowledgedAt } from '../crash/shoppers';
import type { LiveStream } from './live-streams';

/** So long before its end a connection may have been cut off already: a killed node says no farewell, and a busy one is late. */
export const LATE_MS = 10_000;

export const ORDERS = 'subscription { orders { kind checkout { number } } }';
export const OrderEvent = z.object({
  orders: z.object({ kind: z.string(), checkout: z.object({ number: z.string() }).nullable() }),
});
export type OrderEvent = z.infer<typeof OrderEvent>;

/** What a node's screen was told of the orders. */
export interface WatchedOrders {
  /** Orders that were placed while the screen was connected. */
  readonly watched: number;
  /** Of these, the ones that it was not told of. */
  readonly missed: readonly string[];
  /** Milliseconds from asking to being told, the longest. */
  readonly slowestMs: number;
}

/**
 * Compares a screen with the shoppers' ledger. Orders that were placed while it was not connected are left out: it queries
 * the board anew then.
 */
export function judgeOrders(
  stream: LiveStream<OrderEvent>,
  placed: ReadonlyMap<string, AcknowledgedAt>,
): WatchedOrders {
  const missed: string[] = [];
  let watched = 0;
  let slowestMs = 0;
  for (const { openedAt, endedAt, events } of stream.connections) {
    const told = new Map(events.map(({ at, event }) => [event.orders.checkout?.number, at]));
    for (const [number, { askedAt, answeredAt }] of placed) {
      if (askedAt < openedAt || (endedAt !== null && answeredAt > endedAt - LATE_MS)) continue;
      watched += 1;
      const at = told.get(number);
      if (at === undefined) missed.push(number);
      else slowestMs = Math.max(slowestMs, at - askedAt);
    }
  }
  return { watched, missed, slowestMs: Math.round(slowestMs) };
}
