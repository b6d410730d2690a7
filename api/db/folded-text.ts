import { Prisma } from '../generated/prisma/client';

/** Letters that no mark is taken off, and what people type for them; then what stands between words. */
const FROM = "øłđıæœ'’`-‐‑–—.,;:/()№#";
const TO = 'oldiao'.padEnd(FROM.length, ' ');

/** Acute, diaeresis, caron and the like, once they stand apart from their letter. */
const MARKS = '[\u0300-\u036f]';

/** The words of a text, without case, diacritics and hyphens: “Jean-Baptiste Lèvre” is jean, baptiste, levre. */
export function foldedWords(text: string): string[] {
  const bare = text.toLowerCase().normalize('NFD').replace(new RegExp(MARKS, 'gu'), '').replaceAll('ß', 'ss');
  return [...bare]
    .map((letter) => TO[FROM.indexOf(letter)] ?? letter)
    .join('')
    .split(/\s+/)
    .filter(Boolean);
}

/** The same for the database: one text out of several columns, to look for words in. */
export function foldedColumns(columns: readonly Prisma.Sql[]): Prisma.Sql {
  const all = Prisma.sql`concat_ws(' ', ${Prisma.join([...columns])})`;
  return Prisma.sql`translate(
    replace(regexp_replace(normalize(lower(${all}), NFD), ${MARKS}, '', 'g'), 'ß', 'ss'), ${FROM}, ${TO})`;
}
