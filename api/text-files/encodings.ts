import { InvalidInput } from '../kernel/refusals';

/** Alphabets of the nineties, in which spreadsheets still save; the first of several that read alike is taken. */
export const ONE_BYTE = ['windows-1252', 'windows-1250', 'windows-1254', 'windows-1251', 'windows-1253'] as const;
export const FILE_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', ...ONE_BYTE] as const;

export type FileEncoding = (typeof FILE_ENCODINGS)[number];

/** What a sender says of a file; null for nothing. @throws {InvalidInput} */
export function readEncoding(asked: string | undefined): FileEncoding | null {
  const encoding = FILE_ENCODINGS.find((known) => known === asked?.toLowerCase());
  if (asked === undefined || encoding) return encoding ?? null;
  throw new InvalidInput([{ path: ['encoding'], code: 'NOT_ONE_OF', values: { known: FILE_ENCODINGS.join(', ') } }]);
}
