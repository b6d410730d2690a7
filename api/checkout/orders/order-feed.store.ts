import type { Reader } from '../../db/client';
import { sql } from '../../db/sql';
import type { Prisma } from '../../generated/prisma/client';
import { CursorExpired } from '../../kernel/refusals';
import type { OrderCursor } from './order-cursor';

/** Up to which transaction nothing more will come. */
interface Horizon {
  /** Every transaction before it is over. */
  readonly settled: bigint;
  /** None has had a number from here on. */
  readonly next: bigint;
}

export async function readHorizon(db: Reader): Promise<Horizon> {
  const [horizon] = await sql(db).query<Horizon[]>`
    select (pg_snapshot_xmin(pg_current_snapshot())::text)::bigint as "settled",
      (pg_snapshot_xmax(pg_current_snapshot())::text)::bigint as "next"`;
  if (!horizon) throw new Error('the database has no snapshot');
  return horizon;
}

/**
 * Condition for the orders whose last change is over, and so is every earlier one: a transaction with a lower number may
 * end later, and a client that has read past it would miss it.
 *
 * @throws {CursorExpired} when a cursor is not from this database: a backup has been restored since.
 */
export function settledBefore(
  { settled, next }: Horizon,
  cursors: readonly (OrderCursor | null | undefined)[],
): Prisma.CheckoutWhereInput {
  for (const cursor of cursors) {
    if (cursor && (cursor.changedIn === null || cursor.changedIn >= next)) throw new CursorExpired();
  }
  return { changedIn: { lt: settled } };
}

/** Whether an order has changed that the feed can't tell yet, because an earlier transaction is still under way. */
export async function isFeedBehind(db: Reader, channelId: string): Promise<boolean> {
  const { settled } = await readHorizon(db);
  const waiting = await db.checkout.findFirst({
    where: { channelId, status: { not: 'OPEN' }, changedIn: { gte: settled } },
    select: { id: true },
  });
  return waiting !== null;
}
