import { channelByHost } from '../channel/channel.store';
import type { Database } from '../db/client';
import { lockLists } from '../db/ordered-list';
import { transaction } from '../db/transaction';
import { ShopNotSetUp } from '../kernel/refusals';
import { readZones } from '../zones/zone.store';
import { readStreets } from './read-streets';
import { wordsOf } from './street-words';

const PORTION = 500;
const TIMEOUT_MS = 120_000;

interface Given {
  /** GeoJSON; null removes what there is. */
  readonly text: string | null;
  /** Of the shop; empty for the only one. */
  readonly host: string;
  /** False: only says what would be written. */
  readonly write: boolean;
}

export interface StreetsReport {
  readonly streets: number;
  readonly houses: number;
  readonly isCut: boolean;
  readonly isWritten: boolean;
}

/**
 * Takes the streets that checkout suggests out of a file, in the place of those before.
 *
 * @throws {ShopNotSetUp | UnreadableStreets}
 */
export async function loadStreets(db: Database, { text, host, write }: Given): Promise<StreetsReport> {
  const channel = await channelByHost(db, host, '');
  if (!channel) throw new ShopNotSetUp();
  const zones = await readZones(db, channel.id);
  const streets = text === null ? [] : readStreets(text, zones);
  const rows = streets.map(({ name, houses }) => ({
    channelId: channel.id,
    name,
    key: wordsOf(name).join(' '),
    houses: houses.map((house) => [...house]),
  }));
  // A file of another town is a slip: what there is stays.
  const isWritten = write && (text === null || rows.length > 0);
  if (isWritten) {
    await transaction(
      db,
      async (tx) => {
        // Two that load at once would both remove the streets before, and both add theirs.
        await lockLists(tx, channel.id);
        await tx.street.deleteMany({ where: { channelId: channel.id } });
        for (let start = 0; start < rows.length; start += PORTION)
          await tx.street.createMany({ data: rows.slice(start, start + PORTION) });
        // Pages that are kept say whether there are any.
        const data = { streetCount: rows.length, catalogRevision: { increment: 1 } };
        await tx.channel.update({ where: { id: channel.id }, data });
        const details = { streets: rows.length };
        await tx.auditEntry.create({ data: { channelId: channel.id, action: 'loadStreets', details } });
      },
      TIMEOUT_MS,
    );
  }
  const houses = streets.reduce((sum, street) => sum + street.houses.length, 0);
  return { streets: rows.length, houses, isCut: zones.length > 0, isWritten };
}
