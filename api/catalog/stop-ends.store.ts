import type { Database } from '../db/client';
import { RevisionCache } from '../kernel/revision-cache';

/** Each process has its own; of every shop, those of the newest revision. */
const kept = new WeakMap<Database, RevisionCache<readonly number[]>>();

async function readStopEnds(db: Database, channelId: string): Promise<readonly number[]> {
  const rows = await db.$queryRaw<{ at: Date }[]>`
    select "stoppedUntil" as "at" from "Product" where "channelId" = ${channelId}::uuid and "stoppedUntil" is not null
    union
    select variant."stoppedUntil" from "Variant" variant join "Product" product on product."id" = variant."productId"
      where product."channelId" = ${channelId}::uuid and variant."stoppedUntil" is not null
    union
    select option."stoppedUntil" from "Option" option
      join "OptionGroup" as "group" on "group"."id" = option."optionGroupId"
      join "Product" product on product."id" = "group"."productId"
      where product."channelId" = ${channelId}::uuid and option."stoppedUntil" is not null`;
  return rows.map(({ at }) => at.getTime());
}

interface Clocked {
  readonly db: Database;
  readonly now: () => Date;
}
interface Shop {
  readonly id: string;
  readonly catalogRevision: number;
}

function stopEnds({ db }: Clocked, { id, catalogRevision }: Shop): Promise<readonly number[]> {
  const ends = kept.get(db) ?? new RevisionCache<readonly number[]>();
  kept.set(db, ends);
  return ends.get(id, catalogRevision, () => readStopEnds(db, id));
}

/** Whether a dish will be back on sale by itself: what shoppers see then changes without a new revision. */
export async function hasStopAhead(clocked: Clocked, shop: Shop): Promise<boolean> {
  const present = clocked.now().getTime();
  return (await stopEnds(clocked, shop)).some((end) => end > present);
}

/**
 * When a dish was last back on sale by itself: that changes what shoppers see, and nobody writes anything then.
 *
 * @returns epoch milliseconds; 0 while none was.
 */
export async function lastStopEnd(clocked: Clocked, shop: Shop): Promise<number> {
  const present = clocked.now().getTime();
  return Math.max(0, ...(await stopEnds(clocked, shop)).filter((end) => end <= present));
}
