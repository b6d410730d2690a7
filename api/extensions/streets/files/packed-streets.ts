import { promisify } from 'node:util';
import { gunzip, gzipSync } from 'node:zlib';
import { wordsOf } from '../street-words';
import type { StreetOfFile } from './read-streets';

/** A file's streets as they are written: the server holds them packed, and unpacks one portion at a time. */
export interface PackedStreets {
  /** Each packed by gzip: a JSON list of `{ name, key, houses }`, the rows of one statement. */
  readonly portions: readonly Uint8Array<ArrayBuffer>[];
  readonly streets: number;
  readonly houses: number;
}

/** Characters of a portion, or one street's where it has more. */
const PORTION_LENGTH = 256 * 1024;

export function packStreets(streets: readonly StreetOfFile[]): PackedStreets {
  const portions: Uint8Array<ArrayBuffer>[] = [];
  let rows: string[] = [];
  let length = 0;
  const close = () => {
    if (rows.length > 0) portions.push(gzipSync(`[${rows.join()}]`));
    [rows, length] = [[], 0];
  };
  for (const { name, houses } of streets) {
    const row = JSON.stringify({ name, key: wordsOf(name).join(' '), houses });
    if (length + row.length > PORTION_LENGTH) close();
    rows.push(row);
    length += row.length;
  }
  close();
  return { portions, streets: streets.length, houses: streets.reduce((sum, { houses }) => sum + houses.length, 0) };
}

const unpack = promisify(gunzip);

/** @param portion - of {@link PackedStreets}. @returns the JSON list. */
export const unpackPortion = async (portion: Uint8Array): Promise<string> => (await unpack(portion)).toString();
