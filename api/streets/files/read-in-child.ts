import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { STREET_TEXT_MEGABYTES } from '../../../domain/limits';
import { ChildPool } from '../../child-processes/child-pool';
import { isTooCostly } from '../../child-processes/work-ended';
import type { ZoneArea } from '../../zones/zone';
import { NotAStreetFile, StreetFileTooCostly } from '../refusals';
import { readStreets, type StreetOfFile } from './read-streets';

const pool = new ChildPool({ program: 'read-street-file', heapMegabytes: 768, size: 1, waiting: 2, idleMs: 5_000 });
/** A city takes some seconds, and on a busy machine several times that. */
const DEADLINE_MS = 120_000;

const work = z.strictObject({ areas: z.custom<ZoneArea[]>(Array.isArray) });
const answer = z.strictObject({
  /** Null: there are no addresses in it. */
  streets: z.custom<StreetOfFile[]>(Array.isArray).nullable(),
});

/**
 * Reads a street file in a child process: what it costs is decided by whoever wrote it.
 *
 * @param bytes - GeoJSON or a table in UTF-8, as they are or packed by gzip.
 * @param key - the shop; one file of each is read at a time.
 * @throws {NotAStreetFile | StreetFileTooCostly | Busy | WorkEnded}
 */
export async function readInChild(bytes: Uint8Array, areas: readonly ZoneArea[], key: string): Promise<StreetOfFile[]> {
  const refused = (error: unknown) => {
    throw isTooCostly(error) ? new StreetFileTooCostly() : error;
  };
  const { streets } = answer.parse(
    await pool.run({ input: { areas }, bytes, key, deadlineMs: DEADLINE_MS }).catch(refused),
  );
  if (!streets) throw new NotAStreetFile();
  return streets;
}

/** What the child process does. */
export function answerReading(input: unknown, bytes: Uint8Array): z.input<typeof answer> {
  try {
    return { streets: readStreets(textOf(bytes), work.parse(input).areas) };
  } catch (error) {
    if (error instanceof NotAStreetFile) return { streets: null };
    throw error;
  }
}

/** @throws {NotAStreetFile} for what is no text in UTF-8. @throws {RangeError} for more than is unpacked. */
function textOf(bytes: Uint8Array): string {
  try {
    const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
    const text = isPacked ? gunzipSync(bytes, { maxOutputLength: STREET_TEXT_MEGABYTES * 1024 * 1024 }) : bytes;
    return new TextDecoder('utf-8', { fatal: true }).decode(text);
  } catch (error) {
    // A part of a packed file, or another alphabet.
    if (error instanceof RangeError) throw error;
    throw new NotAStreetFile();
  }
}
