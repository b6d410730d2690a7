/** A word of a text, and where it stands. */
export interface Word {
  /** As it was written. */
  readonly text: string;
  readonly start: number;
}

/** Letters with their marks, and digits: everything else stands between words. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ text: word, start: index }));
}

/** What stands over letters: borscht is borscht with or without it. */
const MARKS = /\p{M}/gu;

/** The letters of a word as they are compared: «Мёд» is «мед». */
export const plainLetters = (word: string): string => word.toLowerCase().normalize('NFKD').replace(MARKS, '');

/** Words that stand in half of all descriptions: next to others they narrow nothing down. */
const LITTLE_WORDS = new Set([
  ...['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'our', 'the', 'to', 'with'],
  ...['а', 'в', 'во', 'для', 'до', 'за', 'и', 'из', 'или', 'к', 'на', 'от', 'по', 'под', 'с', 'со', 'у'],
]);

export function isLittleWord(word: string): boolean {
  return LITTLE_WORDS.has(word.toLowerCase());
}
