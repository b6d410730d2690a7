import { NotAMenuFile } from '../tables/refusals';

export type FileEncoding = 'utf-8' | 'utf-16le' | 'windows-1251' | 'windows-1252';

export interface DecodedFile {
  readonly text: string;
  readonly encoding: FileEncoding;
}

const starts = (bytes: Uint8Array, ...first: number[]) => first.every((byte, index) => bytes[index] === byte);

/** Cyrillic bytes are adjacent; accented Latin letters stand alone between plain ones. */
function looksCyrillic(bytes: Uint8Array): boolean {
  let letters = 0;
  let beside = 0;
  bytes.forEach((byte, index) => {
    if (byte < 0xc0) return;
    letters += 1;
    if ((bytes[index - 1] ?? 0) >= 0xc0 || (bytes[index + 1] ?? 0) >= 0xc0) beside += 1;
  });
  return beside * 2 > letters;
}

function encodingOf(bytes: Uint8Array): FileEncoding {
  if (starts(bytes, 0xff, 0xfe)) return 'utf-16le';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return looksCyrillic(bytes) ? 'windows-1251' : 'windows-1252';
  }
}

/**
 * A file's text, whatever program saved it: spreadsheets still write UTF-16 and, in Russian and German editions, the
 * one-byte pages of the nineties.
 *
 * @throws {NotAMenuFile} for what is no text at all, such as a workbook.
 */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  if (text.includes('\0')) throw new NotAMenuFile();
  return { text, encoding };
}
