import { lettersOf, type Term, type Vocabulary } from './vocabulary';
import { lettersApart } from './words/distance';
import { soundOf } from './words/sound';

/** How a typed word was recognised, the surest first. */
type Way = 'WHOLE' | 'BEGINNING' | 'INSIDE' | 'SIMILAR';

export interface FoundTerm {
  readonly term: Term;
  /** 1 for the very word, less for what only resembles it. */
  readonly likeness: number;
}

export interface FoundWord {
  readonly way: Way;
  /** The likeliest first. */
  readonly terms: readonly FoundTerm[];
}

/** From this likeness on, the term is the word itself, or a form of it. */
export const SAME_STEM = 0.95;
const BEGINNING = 0.75;
const INSIDE = 0.5;

/**
 * In a shorter word a mistake makes another word: "cola" is neither "cold" nor "cotta", "vodka" no «вода». A changed sound has to be one
 * that is like the right one: "piza" is a pizza.
 */
const SHORTEST_CHANGED = 5;
const LIKE_SOUNDS = ['td', 'pb', 'kg', 'fv', 'szcSZC', 'aeiou'];

/** Its sounds in the alphabet's order, like ones as one. */
function likeSounds(sound: string): string {
  const like = (letter: string) => LIKE_SOUNDS.find((sounds) => sounds.includes(letter))?.[0] ?? letter;
  return Array.from(sound, like).sort().join('');
}

/**
 * How many sounds of a word may be wrong: of the two of «щи», spelled with five letters, none, and of seven one, since
 * «пельмени» are nothing «печёное».
 */
function toleranceOf(word: string, sound: string): number {
  const wanted = word.length < 4 ? 0 : sound.length < 8 ? 1 : 2;
  return Math.max(0, Math.min(wanted, sound.length - 2));
}

/**
 * The menu's words that a typed one means. A part of a word counts by its letters, so in its own script; a whole word by its sound, in
 * any. What only resembles it is looked for when nothing else is there: who types "pasta" wants no pastry.
 *
 * @param isWhole - whether a part of a word is no match.
 * @returns null when the menu has nothing of the kind.
 */
export function findTerms(vocabulary: Vocabulary, word: string, isWhole = false): FoundWord | null {
  const sound = soundOf(word);
  if (!sound) return null;
  const whole = wholeTerms(vocabulary, word, sound);
  const others = (terms: readonly Term[]) => (isWhole ? [] : terms.filter((term) => !whole.has(term)));
  const beginning = others(vocabulary.beginningWith(word))
    .map((term) => ({ term, likeness: BEGINNING * (0.7 + (0.3 * sound.length) / term.sound.length) }))
    .sort(byLikeness);
  const inside = others(vocabulary.compoundsOf(word)).map((term) => ({ term, likeness: INSIDE }));
  const terms = [...[...whole].map(([term, likeness]) => ({ term, likeness })), ...beginning, ...inside];
  if (terms.length > 0) return { way: whole.size > 0 ? 'WHOLE' : beginning.length > 0 ? 'BEGINNING' : 'INSIDE', terms };
  const similar = similarTerms(vocabulary, word, sound);
  return similar.length > 0 ? { way: 'SIMILAR', terms: similar } : null;
}

function wholeTerms(vocabulary: Vocabulary, word: string, sound: string): Map<Term, number> {
  const found = new Map<Term, number>();
  const same = vocabulary.withSound(sound);
  if (same) found.set(same, 1);
  for (const term of vocabulary.withStemOf(word)) if (!found.has(term)) found.set(term, SAME_STEM);
  return found;
}

/** Words that are so many sounds apart from this one at most. */
function similarTerms(vocabulary: Vocabulary, word: string, sound: string): FoundTerm[] {
  const most = toleranceOf(word, sound);
  if (most === 0) return [];
  const letters = lettersOf(sound);
  const found: FoundTerm[] = [];
  for (const term of vocabulary.terms()) {
    // Each mistake takes one letter of the typed word away at most.
    if (Math.abs(term.sound.length - sound.length) > most || bits(letters & ~term.letters) > most) continue;
    const isShort = [word, ...Object.values(term.written)].some((spelling) => spelling.length < SHORTEST_CHANGED);
    if (isShort && likeSounds(term.sound) !== likeSounds(sound)) continue;
    // The first letter is the one that people get right: two mistakes are none of them there.
    const bound = term.sound[0] === sound[0] ? most : 1;
    const apart = lettersApart(sound, term.sound, bound);
    if (apart <= bound) found.push({ term, likeness: 0.7 - 0.15 * apart });
  }
  return onlyNearest(found.sort(byLikeness));
}

/** Where a word is one letter away, those that are two away were not meant. */
function onlyNearest(sorted: readonly FoundTerm[]): FoundTerm[] {
  const best = sorted[0]?.likeness ?? 0;
  return sorted.filter(({ likeness }) => likeness > best - 0.12);
}

const byLikeness = (one: FoundTerm, other: FoundTerm) => other.likeness - one.likeness;

function bits(number: number): number {
  let left = number;
  let count = 0;
  while (left !== 0) {
    left &= left - 1;
    count += 1;
  }
  return count;
}
