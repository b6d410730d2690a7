import { lettersOf, type Term, type Vocabulary } from './vocabulary';
import { lettersApart } from './words/distance';
import { soundOf } from './words/sound';
import { stemOf } from './words/stem';

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
/** Less than that and most of it is chance: «рис» stands in «барбарис», «кола» in «шоколад». */
const SHORTEST_INSIDE = 5;
/** A compound ends in what it is, with an ending of its own: «чизбургеры» are «бургеры». */
const LONGEST_ENDING = 3;

/**
 * In a shorter word a mistake makes another word: "cola" is neither "cold" nor "cotta". It has to be whole, and a changed sound one that is
 * like the right one: "piza" is a pizza.
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
 * The menu's words that a typed one means. What only resembles it is looked for when nothing else is there: who types
 * "pasta" wants no pastry.
 *
 * @returns null when the menu has nothing of the kind.
 */
export function findTerms(vocabulary: Vocabulary, word: string): FoundWord | null {
  const sound = soundOf(word);
  if (!sound) return null;
  const whole = wholeTerms(vocabulary, word, sound);
  const beginning = startingLike(vocabulary, sound).filter(({ term }) => !whole.has(term));
  const inside = containing(vocabulary, sound).filter(({ term }) => !whole.has(term));
  const terms = [...[...whole].map(([term, likeness]) => ({ term, likeness })), ...beginning, ...inside];
  if (terms.length > 0) return { way: whole.size > 0 ? 'WHOLE' : beginning.length > 0 ? 'BEGINNING' : 'INSIDE', terms };
  const similar = similarTerms(vocabulary, sound, { most: toleranceOf(word, sound) });
  return similar.length > 0 ? { way: 'SIMILAR', terms: similar } : null;
}

function wholeTerms(vocabulary: Vocabulary, word: string, sound: string): Map<Term, number> {
  const found = new Map<Term, number>();
  const same = vocabulary.withSound(sound);
  if (same) found.set(same, 1);
  const stem = soundOf(stemOf(word)) || sound;
  for (const term of vocabulary.withStem(stem)) if (!found.has(term)) found.set(term, SAME_STEM);
  return found;
}

function startingLike(vocabulary: Vocabulary, sound: string): FoundTerm[] {
  return vocabulary
    .beginningWith(sound)
    .map((term) => ({ term, likeness: BEGINNING * (0.7 + (0.3 * sound.length) / term.sound.length) }))
    .sort(byLikeness);
}

function containing(vocabulary: Vocabulary, sound: string): FoundTerm[] {
  if (sound.length < SHORTEST_INSIDE) return [];
  return vocabulary
    .sorted()
    .filter((term) => {
      const place = term.sound.lastIndexOf(sound);
      return place > 0 && term.sound.length - place - sound.length <= LONGEST_ENDING;
    })
    .map((term) => ({ term, likeness: INSIDE }));
}

interface Tolerance {
  /** Letters that may be wrong; 0 finds nothing. */
  readonly most: number;
  /** The first letter is the one that people get right: unless told, two mistakes are none of them there. */
  readonly isLoose?: boolean;
}

/** Words that are so many letters apart from this one, or of which it is the beginning with as many mistakes. */
export function similarTerms(vocabulary: Vocabulary, sound: string, { most, isLoose = false }: Tolerance): FoundTerm[] {
  if (most === 0) return [];
  const letters = lettersOf(sound);
  const isStrict = !isLoose && sound.length < SHORTEST_CHANGED;
  const found: FoundTerm[] = [];
  for (const term of vocabulary.sorted()) {
    // Each mistake takes one letter of the typed word away at most.
    if (term.sound.length < sound.length - most || bits(letters & ~term.letters) > most) continue;
    if (isStrict && term.sound.length === sound.length && likeSounds(term.sound) !== likeSounds(sound)) continue;
    const likeness = likenessOf(sound, term.sound, {
      most: isLoose || term.sound[0] === sound[0] ? most : 1,
      isWhole: isStrict,
    });
    if (likeness > 0) found.push({ term, likeness });
  }
  return onlyNearest(found.sort(byLikeness));
}

function likenessOf(sound: string, other: string, { most, isWhole }: { most: number; isWhole: boolean }): number {
  const apart = lettersApart(sound, other, { most });
  if (apart <= most) return 0.7 - 0.15 * apart;
  if (isWhole) return 0;
  const beginning = lettersApart(sound, other, { most, isBeginning: true });
  return beginning <= most ? 0.55 - 0.15 * beginning : 0;
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
