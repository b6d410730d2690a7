import { russianStem } from './russian-stem';

/** Shorter words have no endings worth taking off: "gas", "bus". */
const SHORTEST = 4;

/** What the forms of a word have in common: «пиццы» → «пицц», "tomatoes" → "tomato". */
export function stemOf(word: string): string {
  const lower = word.toLowerCase();
  return /\p{Script=Cyrillic}/u.test(lower) ? russianStem(lower) : englishStem(lower);
}

/** Plurals and the endings of cooking, which are what menus and shoppers differ in; no more. */
function englishStem(word: string): string {
  if (word.length < SHORTEST) return word;
  const singular = word.replace(/ies$/, 'y').replace(/(?<=s|x|z|ch|sh|o)es$|(?<![sui])s$/, '');
  return singular.replace(/(?<=[aeiouy].*[^aeiou])(?:ing|ed|e)$/, '');
}
