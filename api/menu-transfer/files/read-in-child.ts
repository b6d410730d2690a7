import { z } from 'zod';
import { isLocale } from '../../../domain/locale';
import { ChildPool } from '../../child-processes/child-pool';
import { isTooCostly } from '../../child-processes/work-ended';
import { FILE_ENCODINGS, type FileEncoding } from '../../text-files/encodings';
import { EncodingDoubtful, type Reading } from '../../text-files/refusals';
import { MenuFileTooCostly, NotAMenuFile } from '../tables/refusals';
import type { ShopTerms } from './read-json';
import { type OpenedFile, readMenuFile } from './read-menu-file';

/** One at a time, and few that wait: each holds its file in memory. */
const pool = new ChildPool({
  program: 'commands/read-menu-file',
  heapMegabytes: 256,
  size: 1,
  waiting: 4,
  idleMs: 5_000,
});
/** A menu of 10,000 dishes takes some seconds, and on a busy machine several times that. */
const DEADLINE_MS = 60_000;

const work = z.strictObject({
  locale: z.custom<ShopTerms['locale']>(isLocale),
  currency: z.string(),
  encoding: z.enum(FILE_ENCODINGS).nullable(),
});
const answer = z.strictObject({
  /** Null: there is no text in it. */
  file: z.custom<OpenedFile>((value) => typeof value === 'object' && value !== null && 'draft' in value).nullable(),
  candidates: z.custom<Reading[]>(Array.isArray).optional(),
});

/** What a file is read by. */
export interface ReadingTerms extends ShopTerms {
  /** Found out where it is null. */
  readonly encoding: FileEncoding | null;
}

/**
 * Reads a menu file in a child process: what it costs is decided by its author.
 *
 * @param key - the shop; one file of each is read at a time.
 * @throws {NotAMenuFile | EncodingDoubtful | MenuFileTooCostly | Busy | WorkEnded}
 */
export async function readInChild(bytes: Uint8Array, terms: ReadingTerms, key: string): Promise<OpenedFile> {
  const refused = (error: unknown) => {
    throw isTooCostly(error) ? new MenuFileTooCostly(error.end) : error;
  };
  const { file, candidates } = answer.parse(
    await pool.run({ input: { ...terms }, bytes, key, deadlineMs: DEADLINE_MS }).catch(refused),
  );
  if (candidates) throw new EncodingDoubtful(candidates);
  if (!file) throw new NotAMenuFile();
  return file;
}

/** What the child process does. */
export function answerReading(input: unknown, bytes: Uint8Array): z.input<typeof answer> {
  try {
    const { encoding, ...terms } = work.parse(input);
    return { file: readMenuFile(bytes, terms, encoding) };
  } catch (error) {
    if (error instanceof EncodingDoubtful) return { file: null, candidates: [...error.candidates] };
    if (error instanceof NotAMenuFile) return { file: null };
    throw error;
  }
}
