import type { Locale } from '../../domain/locale';
import { type FoundWord, findTerms } from './find-terms';
import type { Term, Vocabulary } from './vocabulary';
import { otherLayout } from './words/keyboard';
import { isLittleWord, wordsOf } from './words/words';

/** Longer ones are cut: a shopper looks for a dish, not for a page. */
export const LONGEST_QUERY = 100;
export const MOST_WORDS = 6;

/** A typed word, and what the menu has for it. */
export interface ReadWord {
  /** As it was typed, or as the other layout of the keyboard writes it. */
  readonly text: string;
  readonly isOtherLayout: boolean;
  /** Null when the menu has nothing of the kind. */
  readonly found: FoundWord | null;
}

/** What a shopper typed, word by word, in the layout that makes sense of it. */
export function readQuery(vocabulary: Vocabulary, typed: string): ReadWord[] {
  const parts = typed.normalize('NFC').slice(0, LONGEST_QUERY).split(/\s+/).filter(Boolean);
  const words = parts.flatMap((part) => readPart(vocabulary, part));
  const telling = words.filter(({ text }) => !isLittleWord(text));
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS);
}

/** Letters of one layout are commas and brackets of the other, so a part is turned round before it is cut into words. */
function readPart(vocabulary: Vocabulary, part: string): ReadWord[] {
  const asTyped = readWords(vocabulary, part, false);
  if (isSure(asTyped)) return asTyped;
  const turned = readWords(vocabulary, otherLayout(part), true);
  if (isSure(turned)) return turned;
  return isFound(asTyped) || !isFound(turned) || isByChance(turned) ? asTyped : turned;
}

/** Turned round and misspelled at once is believed of longer words alone: "fanta" is no «афтеф», and that no "after". */
const SHORTEST_MISSPELLED = 6;
const isByChance = (words: readonly ReadWord[]) =>
  words.some(({ text, found }) => found?.way === 'SIMILAR' && text.length < SHORTEST_MISSPELLED);

function readWords(vocabulary: Vocabulary, part: string, isOtherLayout: boolean): ReadWord[] {
  return wordsOf(part).map(({ text }) => ({
    text,
    isOtherLayout,
    // Turned round, a part of a word is chance: `zzzzqq` is no «яйцо».
    found: findTerms(vocabulary, text, isOtherLayout),
  }));
}

const isFound = (words: readonly ReadWord[]) => words.length > 0 && words.every(({ found }) => found !== null);

const isSure = (words: readonly ReadWord[]) =>
  words.length > 0 && words.every(({ found }) => found?.way === 'WHOLE' || found?.way === 'BEGINNING');

/** A word of the menu as a reader of this language would write it. */
function writtenFor({ written, sound }: Term, reader: Locale): string {
  return written[reader] ?? Object.values(written)[0] ?? sound;
}

/**
 * What was searched for instead of what was typed.
 *
 * @returns null when it was taken as it stands.
 */
export function correctionOf(words: readonly ReadWord[], reader: Locale): string | null {
  const isCorrected = words.some(({ isOtherLayout, found }) => found && (isOtherLayout || found.way === 'SIMILAR'));
  if (!isCorrected) return null;
  return words
    .map(({ text, found }) => {
      const term = found?.way === 'SIMILAR' ? found.terms[0]?.term : null;
      return term ? writtenFor(term, reader) : text;
    })
    .join(' ');
}

/** More words than that are a sentence, and nobody else searches for it. */
const MOST_COUNTED_WORDS = 3;

/**
 * A search in the menu's own words, to count how often it is made: what is still being typed, and what the menu does not
 * know, is nothing that others should see.
 */
export function countedText(words: readonly ReadWord[], reader: Locale): string | null {
  if (words.length === 0 || words.length > MOST_COUNTED_WORDS) return null;
  const written = words.map(({ found }) => {
    const term = found?.way === 'WHOLE' || found?.way === 'SIMILAR' ? found.terms[0]?.term : undefined;
    return term ? writtenFor(term, reader) : null;
  });
  return written.includes(null) ? null : written.join(' ');
}
