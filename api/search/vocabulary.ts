import { LOCALES, type Locale } from '../../domain/locale';
import { SEARCH_FIELDS, type SearchField } from './search-document';
import { soundOf } from './words/sound';
import { stemOf } from './words/stem';
import { wordsOf } from './words/words';

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

const PLACES: readonly Place[] = SEARCH_FIELDS.flatMap((field) => LOCALES.map((locale) => ({ field, locale })));

/** Every kind of place, in the order of the numbers that terms keep. */
export const placesInOrder = (): readonly Place[] => PLACES;

/** All words of a menu. */
export class Vocabulary {
  readonly #bySound = new Map<string, Term>();
  readonly #byStem = new Map<string, Set<Term>>();
  readonly #known = new Map<string, Term>();
  #sorted: readonly Term[] | null = null;

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

  withStem(stemSound: string): Iterable<Term> {
    return this.#byStem.get(stemSound) ?? [];
  }

  /** Those that begin like this, by the alphabet. */
  beginningWith(start: string): readonly Term[] {
    const sorted = this.sorted();
    const from = firstNotBefore(sorted, start);
    let to = from;
    while (sorted[to]?.sound.startsWith(start)) to += 1;
    return sorted.slice(from, to);
  }

  /** All of them, by their sounds. */
  sorted(): readonly Term[] {
    this.#sorted ??= [...this.#bySound.values()].sort((one, other) => (one.sound < other.sound ? -1 : 1));
    return this.#sorted;
  }

  #termOf(word: string, locale: Locale): Term {
    const known = this.#known.get(word);
    if (known) {
      known.written[locale] ??= word;
      return known;
    }
    const term = this.#withSoundOrNew(soundOf(word) || word);
    term.written[locale] ??= word;
    const stem = soundOf(stemOf(word)) || word;
    this.#byStem.set(stem, (this.#byStem.get(stem) ?? new Set()).add(term));
    this.#known.set(word, term);
    return term;
  }

  #withSoundOrNew(sound: string): Term {
    const existing = this.#bySound.get(sound);
    if (existing) return existing;
    const term: Term = { sound, written: {}, letters: lettersOf(sound), documents: [], places: [] };
    this.#bySound.set(sound, term);
    this.#sorted = null;
    return term;
  }
}

/** One bit for each letter; digits share the bits that are left. */
export function lettersOf(sound: string): number {
  let letters = 0;
  for (let place = 0; place < sound.length; place += 1) letters |= 1 << (sound.charCodeAt(place) & 31);
  return letters;
}

function firstNotBefore(sorted: readonly Term[], start: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.sound ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
