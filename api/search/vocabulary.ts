import { LOCALES, type Locale } from '../../domain/locale';
import { SEARCH_FIELDS, type SearchField } from './search-document';
import { soundOf } from './words/sound';
import { stemOf } from './words/stem';
import { plainLetters, wordsOf } from './words/words';

/** A word of the menu by its sound, and the dishes where it stands. */
export interface Term {
  readonly sound: string;
  /** As the menu writes it, lower-case. */
  readonly written: Partial<Record<Locale, string>>;
  /** Which letters it has, one bit each: words that share too few are not compared any further. */
  readonly letters: number;
  /** Places of dishes in the index, ascending. */
  readonly documents: number[];
  /** For each of them, where in the dish: see `fieldOf`. */
  readonly places: number[];
}

export interface Place {
  readonly field: SearchField;
  readonly locale: Locale;
}

/** Less than that and most of it is chance: «рис» stands in «барбарис», «кола» in «шоколад». */
const SHORTEST_INSIDE = 5;
/** A compound ends in what it is, with an ending of its own: «чизбургеры» are «бургеры». */
const LONGEST_ENDING = 3;

const PLACES: readonly Place[] = SEARCH_FIELDS.flatMap((field) => LOCALES.map((locale) => ({ field, locale })));

/** Every kind of place, in the order of the numbers that terms keep. */
export const placesInOrder = (): readonly Place[] => PLACES;

/** All words of a menu. */
export class Vocabulary {
  readonly #bySound = new Map<string, Term>();
  readonly #byStem = new Map<string, Set<Term>>();
  readonly #byLetters = new Map<string, Term>();
  #spellings: readonly string[] | null = null;

  /** Notes the words of a text. Dishes come in the order of their places. */
  add(text: string, document: number, place: Place): void {
    const number = PLACES.findIndex(({ field, locale }) => field === place.field && locale === place.locale);
    for (const { text: word } of wordsOf(text)) {
      const term = this.#termOf(word.toLowerCase(), place.locale);
      if (term.documents.at(-1) === document && term.places.at(-1) === number) continue;
      term.documents.push(document);
      term.places.push(number);
    }
  }

  withSound(sound: string): Term | undefined {
    return this.#bySound.get(sound);
  }

  withStemOf(word: string): Iterable<Term> {
    return this.#byStem.get(stemKey(word)) ?? [];
  }

  /** Those that begin with these letters, by the alphabet. */
  beginningWith(start: string): readonly Term[] {
    const letters = plainLetters(start);
    const spellings = this.#sortedSpellings();
    const from = firstNotBefore(spellings, letters);
    let to = from;
    while (spellings[to]?.startsWith(letters)) to += 1;
    return this.#spelled(spellings.slice(from, to));
  }

  /** Compounds that end in this word. */
  compoundsOf(word: string): readonly Term[] {
    const letters = plainLetters(word);
    if (letters.length < SHORTEST_INSIDE) return [];
    const isCompound = (spelling: string) => {
      const place = spelling.lastIndexOf(letters);
      return place > 0 && spelling.length - place - letters.length <= LONGEST_ENDING;
    };
    return this.#spelled(this.#sortedSpellings().filter(isCompound));
  }

  /** What a compound is that the menu does not have: a hamburger is a burger. */
  headsOf(compound: string): readonly Term[] {
    const key = stemKey(compound);
    const isHead = ([stem]: [string, unknown]) => stem.length >= SHORTEST_INSIDE && key.endsWith(stem);
    return [...this.#byStem].filter(isHead).flatMap(([, terms]) => [...terms]);
  }

  terms(): Iterable<Term> {
    return this.#bySound.values();
  }

  #spelled(spellings: readonly string[]): readonly Term[] {
    return [...new Set(spellings.flatMap((spelling) => this.#byLetters.get(spelling) ?? []))];
  }

  #sortedSpellings(): readonly string[] {
    this.#spellings ??= [...this.#byLetters.keys()].sort();
    return this.#spellings;
  }

  #termOf(word: string, locale: Locale): Term {
    const letters = plainLetters(word);
    const known = this.#byLetters.get(letters);
    if (known) {
      known.written[locale] ??= word;
      return known;
    }
    const term = this.#withSoundOrNew(soundOf(word) || word);
    term.written[locale] ??= word;
    const stem = stemKey(word);
    this.#byStem.set(stem, (this.#byStem.get(stem) ?? new Set()).add(term));
    this.#byLetters.set(letters, term);
    this.#spellings = null;
    return term;
  }

  #withSoundOrNew(sound: string): Term {
    const existing = this.#bySound.get(sound);
    if (existing) return existing;
    const term: Term = { sound, written: {}, letters: lettersOf(sound), documents: [], places: [] };
    this.#bySound.set(sound, term);
    return term;
  }
}

/** One bit for each letter; digits share the bits that are left. */
export function lettersOf(sound: string): number {
  let letters = 0;
  for (let place = 0; place < sound.length; place += 1) letters |= 1 << (sound.charCodeAt(place) & 31);
  return letters;
}

/** Forms of a word in one script: an English stem is no Russian one that sounds alike. */
const stemKey = (word: string) => plainLetters(stemOf(word)).replace(/(.)\1/g, '$1');

function firstNotBefore(sorted: readonly string[], start: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
