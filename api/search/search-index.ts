import { LOCALES, type Locale } from '../../domain/locale';
import type { FoundTerm } from './find-terms';
import { type ReadWord, readQuery } from './read-query';
import { type SearchDocument, weightOf } from './search-document';
import { placesInOrder, Vocabulary } from './vocabulary';
import { wordsOf } from './words/words';

/** What dishes have to be, or must not contain, in addition to being found. */
export interface SearchFilter {
  readonly tags?: readonly string[];
  readonly withoutAllergens?: readonly string[];
}

/** What a menu answers to a query. */
export interface SearchAnswer {
  readonly words: readonly ReadWord[];
  /** Ids of the dishes that have all words of the query, the best first; without a word, those that pass the filter. */
  readonly ids: readonly string[];
}

/** A dish as far as filters ask. */
type FilteredDocument = Pick<SearchDocument, 'id' | 'tags' | 'allergens'>;

export const MOST_NEAR_MISSES = 6;

/** A menu, ready to be searched. Built once for each revision of the catalog. */
export class SearchIndex {
  /** Their texts are in the vocabulary, word by word. */
  readonly #documents: FilteredDocument[] = [];
  readonly #tags = new Set<string>();
  readonly #allergens = new Set<string>();
  /** Of each dish: a word of a short name says more than one of a long name. */
  readonly #brevity: number[] = [];
  readonly #vocabulary = new Vocabulary();

  /** Dishes are added as the menu shows them: of two that match alike, the first comes first. */
  add(document: SearchDocument): void {
    const { id, tags, allergens } = document;
    const number = this.#documents.push({ id, tags, allergens }) - 1;
    for (const tag of tags) this.#tags.add(tag);
    for (const allergen of allergens) this.#allergens.add(allergen);
    let nameWords = 1;
    for (const { field, text } of document.texts) {
      for (const locale of LOCALES) {
        const words = text[locale];
        if (!words) continue;
        this.#vocabulary.add(words, number, { field, locale });
        if (field === 'NAME') nameWords = Math.max(nameWords, wordsOf(words).length);
      }
    }
    this.#brevity.push(1 + 0.5 / nameWords);
  }

  /** Whether any dish of the menu has it. */
  hasTag(tag: string): boolean {
    return this.#tags.has(tag);
  }

  /** Whether any dish of the menu contains it. */
  hasAllergen(allergen: string): boolean {
    return this.#allergens.has(allergen);
  }

  find(query: string, reader: Locale, filter: SearchFilter = {}): SearchAnswer {
    const words = readQuery(this.#vocabulary, query);
    const { scores, hits } = this.#score(
      words.map(({ found }) => found?.terms ?? []),
      reader,
    );
    // Signs without a letter are nothing that a dish could be called.
    const isSearched = words.length > 0 || query.trim() === '';
    const isFound = (place: number) =>
      isSearched && hits[place] === words.length && passes(this.#documents[place], filter);
    return { words, ids: this.#ranked(scores, isFound) };
  }

  /** Dishes that have some of the words; where the menu knows none of them, what a compound of them is: a hamburger is a burger. */
  nearMisses({ words }: Pick<SearchAnswer, 'words'>, reader: Locale, filter: SearchFilter = {}): string[] {
    const isAnyKnown = words.some(({ found }) => found !== null);
    const terms = words.map(({ text, found }) =>
      isAnyKnown ? (found?.terms ?? []) : this.#vocabulary.headsOf(text).map((term) => ({ term, likeness: 1 })),
    );
    const { scores, hits } = this.#score(terms, reader);
    const near = scores.map((score, place) => score + 100 * (hits[place] ?? 0));
    const isNear = (place: number) => (hits[place] ?? 0) > 0 && passes(this.#documents[place], filter);
    return this.#ranked(near, isNear).slice(0, MOST_NEAR_MISSES);
  }

  /** For each dish what all words together are worth, and how many of them it has. */
  #score(found: readonly (readonly FoundTerm[])[], reader: Locale): { scores: Float32Array; hits: Uint8Array } {
    const size = this.#documents.length;
    const scores = new Float32Array(size);
    const hits = new Uint8Array(size);
    const weights = placesInOrder().map(({ field, locale }) => weightOf(field, locale, reader));
    const nameCount = LOCALES.length;
    for (const terms of found) {
      const best = new Float32Array(size);
      for (const { term, likeness } of terms) {
        for (let at = 0; at < term.documents.length; at += 1) {
          const place = term.documents[at] ?? 0;
          const kind = term.places[at] ?? 0;
          const brevity = kind < nameCount ? (this.#brevity[place] ?? 1) : 1;
          const worth = likeness * (weights[kind] ?? 0) * brevity;
          if (worth > (best[place] ?? 0)) best[place] = worth;
        }
      }
      for (let place = 0; place < size; place += 1) {
        const worth = best[place] ?? 0;
        if (worth === 0) continue;
        scores[place] = (scores[place] ?? 0) + worth;
        hits[place] = (hits[place] ?? 0) + 1;
      }
    }
    return { scores, hits };
  }

  #ranked(scores: Float32Array, isWanted: (place: number) => boolean): string[] {
    const keys: number[] = [];
    for (let place = 0; place < this.#documents.length; place += 1) {
      if (isWanted(place)) keys.push(rankKey(scores[place] ?? 0, place));
    }
    // Plain numbers sort ten times as fast as by a comparison of ours: a single letter finds half of a menu.
    const sorted = Float64Array.from(keys).sort();
    return Array.from(sorted, (key) => this.#documents[placeOf(key)]?.id ?? '');
  }
}

const PLACES = 2 ** 24;

/** The better the score, the smaller; of the same score, the earlier on the menu. */
const rankKey = (score: number, place: number) => -Math.round(score * 1000) * PLACES + place;

const placeOf = (key: number) => ((key % PLACES) + PLACES) % PLACES;

function passes(document: FilteredDocument | undefined, { tags = [], withoutAllergens = [] }: SearchFilter): boolean {
  if (!document) return false;
  const has = (values: readonly string[], value: string) => values.includes(value);
  return (
    tags.every((tag) => has(document.tags, tag)) &&
    !withoutAllergens.some((allergen) => has(document.allergens, allergen))
  );
}
