import { type Caller, requirePermission } from '../../access/caller';
import { staffWrite } from '../../staff-writes/staff-write.command';
import type { FileEncoding } from '../../text-files/encodings';
import { readZones } from '../../zones/zone.store';
import { type PackedStreets, packStreets } from './files/packed-streets';
import { readInChild } from './files/read-in-child';
import { NoStreetsInAreas, NoStreetsInFile } from './refusals';
import { STREETS_TIMEOUT_MS, writeStreets } from './write-streets.store';

/** What checkout can suggest from now on. */
export interface LoadedStreets {
  readonly streets: number;
  readonly houses: number;
  /** Whether what lies outside of the delivery areas was left out; a shop without areas takes all. */
  readonly isCut: boolean;
}

async function replace(caller: Caller, packed: PackedStreets): Promise<void> {
  const write = {
    permission: 'settings',
    action: 'loadStreets',
    details: { streets: packed.streets },
    timeout: STREETS_TIMEOUT_MS,
  } as const;
  await staffWrite(caller, write, async (tx) => {
    await writeStreets(tx, caller.channel.id, { packed, now: caller.now() });
    return caller.channel;
  });
}

/**
 * Takes the streets out of a file, in the place of those before: all of them or, when it can't be read, none.
 *
 * @throws {NotAStreetFile | EncodingDoubtful | CellWithoutHeading | StreetFileTooCostly | NoStreetsInFile | NoStreetsInAreas | Busy | Forbidden}
 */
export async function uploadStreets(
  caller: Caller,
  bytes: Uint8Array,
  encoding: FileEncoding | null,
): Promise<LoadedStreets> {
  const { channel, db } = caller;
  requirePermission(caller.actor, 'settings');
  const areas = (await readZones(db, channel.id)).map(({ area }) => area);
  const packed = await readInChild(bytes, { areas, encoding }, channel.id);
  const isCut = areas.length > 0;
  if (packed.streets === 0) throw isCut ? new NoStreetsInAreas() : new NoStreetsInFile();
  await replace(caller, packed);
  return { streets: packed.streets, houses: packed.houses, isCut };
}

/** Checkout suggests nothing then. @throws {Forbidden} */
export function removeStreets(caller: Caller): Promise<void> {
  return replace(caller, packStreets([]));
}
