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

/**
 * When a dish was last back on sale by itself: that changes what shoppers see, and nobody writes anything then.
 *
 * @returns epoch milliseconds; 0 while none was.
 */
export async function lastStopEnd(
  { db, now }: { readonly db: Database; readonly now: () => Date },
  { id, catalogRevision }: { readonly id: string; readonly catalogRevision: number },
): Promise<number> {
  const ends = kept.get(db) ?? new RevisionCache<readonly number[]>();
  kept.set(db, ends);
  const present = now().getTime();
  const past = (await ends.get(id, catalogRevision, () => readStopEnds(db, id))).filter((end) => end <= present);
  return Math.max(0, ...past);
}
