import { createHash } from 'node:crypto';
import type { Database } from '../../db/client';
import { startTicker, type TickerParts } from '../../kernel/ticker';
import type { RateCounter, ToldCount } from './rate-counter';

/** So long a flood that is spread over all nodes may go on before they know of each other. */
const SHARE_EVERY_MS = 1_000;

/** Neither an address nor a session is kept: only what is the same on all nodes. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/**
 * Tells the other nodes what was counted here, and hears the sums: one statement, and none while nobody is anywhere near a
 * limit.
 */
export async function shareCounts(db: Database, counter: RateCounter): Promise<void> {
  const minute = counter.minute();
  const told = counter.takeUntold();
  if (told.length === 0) return;
  const keys = new Map(told.map(({ key }) => [hashed(key), key]));
  const counts = told.map(({ count }) => count);
  // In the same order everywhere: two nodes would else wait for each other's rows.
  const sums = await db.$queryRaw<ToldCount[]>`
    insert into "RateCount" as r ("key", "minute", "count")
    select "key", ${minute}, "count" from unnest(${[...keys.keys()]}::text[], ${counts}::int[]) as told ("key", "count")
    order by "key"
    on conflict ("key", "minute") do update set "count" = r."count" + excluded."count"
    returning "key", "count"`;
  counter.hear(
    minute,
    sums.map(({ key, count }) => ({ key: keys.get(key) ?? key, count })),
  );
  await db.rateCount.deleteMany({ where: { minute: { lt: minute - 1 } } });
}

interface Parts extends Pick<TickerParts, 'onTrouble'> {
  readonly db: Database;
  readonly counter: RateCounter;
}

/** Makes the limits hold across nodes. Without the database each node goes on by what it has counted itself. */
export function startSharingCounts({ db, counter, onTrouble }: Parts): { stop(): Promise<void> } {
  return startTicker({ everyMs: SHARE_EVERY_MS, onTrouble, work: () => shareCounts(db, counter) });
}
