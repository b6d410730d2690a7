import { setTimeout as sleep } from 'node:timers/promises';
import { query } from '../stage/ledger';
import type { Ordered } from './people';

/** Waits until nothing waits any more and what was pressed is done. @returns how it stands then. */
export async function settle(url: string, orders: readonly Ordered[], longestMs: number) {
  const deadline = performance.now() + longestMs;
  for (;;) {
    const acceptances = await readAcceptances(url);
    const [row] = await query<{ waiting: number }>(
      url,
      `select count(*)::int as waiting from "Notice" where "status" = 'PENDING'`,
    );
    const waiting = row?.waiting ?? 0;
    const isDone = waiting === 0 && orders.every(({ number, isPressed }) => !isPressed || acceptances.has(number));
    if (isDone || performance.now() > deadline) return { waiting, acceptances };
    await sleep(1000);
  }
}

/** How often each order was accepted. */
async function readAcceptances(url: string): Promise<ReadonlyMap<string, number>> {
  const rows = await query<{ number: string; count: number }>(
    url,
    `select "number", count(*)::int from "StatusMove" move join "Checkout" checkout on checkout."id" = move."checkoutId"
     where move."from" = 'PLACED' and move."to" = 'ACCEPTED' group by "number"`,
  );
  return new Map(rows.map(({ number, count }) => [number, count]));
}
