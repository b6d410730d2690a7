import type { ReadFile } from '../tables/menu-draft';
import { decodeFile, type FileEncoding } from './decode-file';
import { readCsv } from './read-csv';
import { readJson, type ShopTerms } from './read-json';

export interface OpenedFile extends ReadFile {
  readonly format: 'csv' | 'json';
  readonly encoding: FileEncoding;
}

/** Reads a menu file of either format. @throws {NotAMenuFile} */
export function readMenuFile(bytes: Uint8Array, terms: ShopTerms): OpenedFile {
  const { text, encoding } = decodeFile(bytes);
  const isJson = /^\uFEFF?\s*[{[]/.test(text);
  return { ...(isJson ? readJson(text, terms) : readCsv(text)), encoding, format: isJson ? 'json' : 'csv' };
}
