import { channelOfOperator } from '../../channel/channel.store';
import type { Database } from '../../db/client';
import { transaction } from '../../db/transaction';
import { ShopNotSetUp } from '../../kernel/refusals';
import { touchCatalog } from '../../staff-writes/staff-write.command';
import { readZones } from '../../zones/zone.store';
import { packStreets } from './files/packed-streets';
import { readStreets } from './files/read-streets';
import { STREETS_TIMEOUT_MS, writeStreets } from './write-streets.store';

interface Given {
  /** GeoJSON or a table; null removes what there is. */
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
 * For the operator: takes the streets that checkout suggests out of a file, in the place of those before.
 *
 * @throws {ShopNotSetUp | NotAStreetFile}
 */
export async function loadStreets(db: Database, { text, host, write }: Given): Promise<StreetsReport> {
  const channel = await channelOfOperator(db, host);
  if (!channel) throw new ShopNotSetUp();
  const zones = await readZones(db, channel.id);
  const areas = zones.map(({ area }) => area);
  const packed = packStreets(text === null ? [] : readStreets(text, areas));
  const { streets, houses } = packed;
  // A file of another town is a slip: what there is stays.
  const isWritten = write && (text === null || streets > 0);
  if (isWritten) {
    await transaction(
      db,
      async (tx) => {
        await writeStreets(tx, channel.id, { packed, now: new Date() });
        const details = { streets };
        await tx.auditEntry.create({ data: { channelId: channel.id, action: 'loadStreets', details } });
        // Pages that are kept say whether there are any.
        await touchCatalog(tx, channel.id);
      },
      STREETS_TIMEOUT_MS,
    );
  }
  return { streets, houses, isCut: areas.length > 0, isWritten };
}
