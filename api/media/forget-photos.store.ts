import type { Database } from '../db/client';
import { sql } from '../db/sql';
import { transaction } from '../db/transaction';
import { Prisma } from '../generated/prisma/client';
import type { PhotoStorage } from './storage/photo-storage';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Photos of one transaction: their files are removed while it is open. */
const BATCH = 50;

/**
 * Whether nothing shows the photo `media`: no dish, no variant, no shop as its logo, no order that was placed, no page. A table that comes
 * to refer to photos is asked here too; a test compares this list with the database's foreign keys.
 */
const UNUSED = Prisma.sql`
  not exists (select from "Product" where "photoId" = media."id")
  and not exists (select from "Variant" where "photoId" = media."id")
  and not exists (select from "Channel" where "logoId" = media."id")
  and not exists (select from "CheckoutLine" where "photo" is not null and "photo" ->> 'key' = media."key")
  and not exists (
    select from "Page" where "channelId" = media."channelId" and strpos("body"::text, media."key") > 0
  )`;

/** Removes photos with their files that nothing has referred to for a day: replaced ones, and abandoned uploads. */
export async function forgetUnusedPhotos(db: Database, photos: PhotoStorage, now: Date): Promise<void> {
  await sql(db).execute`
    update "Media" media set "unusedSince" = null where "unusedSince" is not null and not (${UNUSED})`;
  await sql(db).execute`
    update "Media" media set "unusedSince" = ${now}::timestamptz where "unusedSince" is null and ${UNUSED}`;
  const before = new Date(now.getTime() - DAY_MS);
  while ((await forgetBatch(db, photos, before)) === BATCH);
}

function forgetBatch(db: Database, photos: PhotoStorage, before: Date): Promise<number> {
  return transaction(db, async (tx) => {
    // Locked first and asked again then: a new reference to a photo waits meanwhile, and is refused.
    const old = await sql(tx).query<{ id: string }[]>`
      select "id" from "Media" where "unusedSince" < ${before}::timestamptz
      order by "unusedSince" limit ${BATCH}::int for update skip locked`;
    const gone = await sql(tx).query<{ key: string }[]>`
      delete from "Media" media where "id" = any(${old.map(({ id }) => id)}::uuid[]) and ${UNUSED} returning "key"`;
    // Before the commit: after a crash in between, the row is still there and the next round comes back to it.
    for (const { key } of gone) await photos.remove(key);
    return gone.length;
  });
}
