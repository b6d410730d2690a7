import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { STREET_TEXT_MEGABYTES } from '../../../../domain/limits';
import { ChildPool } from '../../../child-processes/child-pool';
import { isTooCostly } from '../../../child-processes/work-ended';
import type { ErrorValues } from '../../../kernel/domain-error';
import { decodeText } from '../../../text-files/decode-text';
import { FILE_ENCODINGS, type FileEncoding } from '../../../text-files/encodings';
import { CellWithoutHeading, EncodingDoubtful, type Reading } from '../../../text-files/refusals';
import type { ZoneArea } from '../../../zones/zone';
import { NotAStreetFile, StreetFileTooCostly } from '../refusals';
import { type PackedStreets, packStreets } from './packed-streets';
import { readStreets } from './read-streets';

const pool = new ChildPool({
  program: 'extensions/streets/programs/read-street-file',
  heapMegabytes: 768,
  size: 1,
  waiting: 2,
  idleMs: 5_000,
});
/** A city takes some seconds, and on a busy machine several times that. */
const DEADLINE_MS = 120_000;

const work = z.strictObject({
  areas: z.custom<ZoneArea[]>(Array.isArray),
  encoding: z.enum(FILE_ENCODINGS).nullable(),
});
const answer = z.strictObject({
  /** Null: there are no addresses in it. */
  packed: z
    .strictObject({ portions: z.array(z.instanceof(Uint8Array)).readonly(), streets: z.int(), houses: z.int() })
    .nullable(),
  candidates: z.custom<Reading[]>(Array.isArray).optional(),
  surplus: z.custom<ErrorValues>((value) => typeof value === 'object').optional(),
});

/** What a file is read by. */
interface ReadingTerms {
  readonly areas: readonly ZoneArea[];
  /** Found out where it is null. */
  readonly encoding: FileEncoding | null;
}

/**
 * Reads a street file in a child process: what it costs is decided by its author.
 *
 * @param bytes - GeoJSON or a table, as they are or packed by gzip.
 * @param key - the shop; one file of each is read at a time.
 * @throws {NotAStreetFile | EncodingDoubtful | CellWithoutHeading | StreetFileTooCostly | Busy | WorkEnded}
 */
export async function readInChild(bytes: Uint8Array, terms: ReadingTerms, key: string): Promise<PackedStreets> {
  const refused = (error: unknown) => {
    throw isTooCostly(error) ? new StreetFileTooCostly() : error;
  };
  const { packed, candidates, surplus } = answer.parse(
    await pool.run({ input: { ...terms }, bytes, key, deadlineMs: DEADLINE_MS }).catch(refused),
  );
  if (candidates) throw new EncodingDoubtful(candidates);
  if (surplus) throw new CellWithoutHeading(surplus);
  if (!packed) throw new NotAStreetFile();
  return packed;
}

/** What the child process does. */
export function answerReading(input: unknown, bytes: Uint8Array): z.input<typeof answer> {
  try {
    const { areas, encoding } = work.parse(input);
    return { packed: packStreets(readStreets(textOf(bytes, encoding), areas)) };
  } catch (error) {
    if (error instanceof EncodingDoubtful) return { packed: null, candidates: [...error.candidates] };
    if (error instanceof CellWithoutHeading) return { packed: null, surplus: error.values };
    if (error instanceof NotAStreetFile) return { packed: null };
    throw error;
  }
}

/** @throws {NotAStreetFile} for what is no text. @throws {EncodingDoubtful} @throws {RangeError} for more than is unpacked. */
function textOf(bytes: Uint8Array, encoding: FileEncoding | null): string {
  const decoded = decodeText(unpacked(bytes), encoding);
  if (!decoded) throw new NotAStreetFile();
  return decoded.text;
}

function unpacked(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: STREET_TEXT_MEGABYTES * 1024 * 1024 });
  } catch (error) {
    // A part of a packed file.
    if (error instanceof RangeError) throw error;
    throw new NotAStreetFile();
  }
}
