import type { Transaction } from '../db/client';
import { lockLists } from '../db/ordered-list';
import type { StreetOfFile } from './files/read-streets';
import { wordsOf } from './street-words';

/** Rows of one statement. */
const PORTION = 500;

/** Milliseconds: a city takes some seconds. */
export const STREETS_TIMEOUT_MS = 120_000;

/** Writes a file's streets in the place of those before; none removes them. */
export async function writeStreets(
  tx: Transaction,
  channelId: string,
  { streets, now }: { readonly streets: readonly StreetOfFile[]; readonly now: Date },
): Promise<void> {
  // Two that load at once would both remove the streets before, and both add theirs.
  await lockLists(tx, channelId);
  await tx.street.deleteMany({ where: { channelId } });
  const rows = streets.map(({ name, houses }) => ({
    channelId,
    name,
    key: wordsOf(name).join(' '),
    houses: houses.map((house) => [...house]),
  }));
  for (let start = 0; start < rows.length; start += PORTION)
    await tx.street.createMany({ data: rows.slice(start, start + PORTION) });
  const data = { streetCount: rows.length, streetsLoadedAt: rows.length > 0 ? now : null };
  await tx.channel.update({ where: { id: channelId }, data });
}
