import { decodeText } from '../../text-files/decode-text';
import type { FileEncoding } from '../../text-files/encodings';
import type { ReadFile } from '../tables/menu-draft';
import { NotAMenuFile } from '../tables/refusals';
import { readCsv } from './read-csv';
import { readJson, type ShopTerms } from './read-json';

export interface OpenedFile extends ReadFile {
  readonly format: 'csv' | 'json';
  readonly encoding: FileEncoding;
}

/** Reads a menu file of either format. @param asked - its encoding, where the sender names it. @throws {NotAMenuFile | EncodingDoubtful} */
export function readMenuFile(bytes: Uint8Array, terms: ShopTerms, asked: FileEncoding | null): OpenedFile {
  const decoded = decodeText(bytes, asked);
  if (!decoded) throw new NotAMenuFile();
  const { text, encoding } = decoded;
  const isJson = /^\uFEFF?\s*[{[]/.test(text);
  return { ...(isJson ? readJson(text, terms) : readCsv(text)), encoding, format: isJson ? 'json' : 'csv' };
}
