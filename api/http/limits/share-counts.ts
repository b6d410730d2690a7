import { createHash } from 'node:crypto';
import type { Database } from '../../db/client';
import { sql } from '../../db/sql';
import type { RateCounter, ReportedCount } from './rate-counter';

/** Addresses and sessions are stored as hashes only, equal on all nodes. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/**
 * Tells the other nodes what was counted here, and hears the sums: one statement, and none while nobody is anywhere near a
 * limit. Without the database each node goes on by what it has counted itself.
 */
export async function shareCounts(db: Database, counter: RateCounter): Promise<void> {
  const minute = counter.minute();
  const told = counter.takeUnreported();
  if (told.length === 0) return;
  const keys = new Map(told.map(({ key }) => [hashed(key), key]));
  const counts = told.map(({ count }) => count);
  // In the same order everywhere: two nodes would else wait for each other's rows.
  const sums = await sql(db).query<ReportedCount[]>`
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
