import type { Transaction } from '../../db/client';
import { lockLists } from '../../db/ordered-list';
import { sql } from '../../db/sql';
import { type PackedStreets, unpackPortion } from './files/packed-streets';

/** Milliseconds: a city takes some seconds. */
export const STREETS_TIMEOUT_MS = 120_000;

/** Writes a file's streets in the place of those before; none removes them. */
export async function writeStreets(
  tx: Transaction,
  channelId: string,
  { packed: { portions, streets }, now }: { readonly packed: PackedStreets; readonly now: Date },
): Promise<void> {
  // Two that load at once would both remove the streets before, and both add theirs.
  await lockLists(tx, channelId);
  await tx.street.deleteMany({ where: { channelId } });
  for (const portion of portions) {
    await sql(tx).execute`
      insert into "Street" ("id", "channelId", "name", "key", "houses")
      select gen_random_uuid(), ${channelId}::uuid, "name", "key", "houses"
      from jsonb_to_recordset(${await unpackPortion(portion)}::jsonb) as street("name" text, "key" text, "houses" jsonb)`;
  }
  const data = { streetCount: streets, streetsLoadedAt: streets > 0 ? now : null };
  await tx.channel.update({ where: { id: channelId }, data });
}
