import { SAME_STEM } from './find-terms';
import type { ReadWord } from './read-query';
import { soundOf } from './words/sound';
import { wordsOf } from './words/words';

/** A piece of a text; all pieces together are the text. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** How much of a description is shown, in characters, and how much of that before its first match. */
const EXCERPT = 120;
const EXCERPT_BEFORE = 30;

/** Marks in a text what a query has found there. */
export class Highlighter {
  /** What was typed, by the sound of the menu's word that it found. */
  readonly #typed = new Map<string, string>();

  constructor(words: readonly ReadWord[]) {
    for (const { text, found } of words) {
      for (const { term, likeness } of found?.terms ?? []) {
        if (!this.#typed.has(term.sound)) this.#typed.set(term.sound, likeness < SAME_STEM ? text.toLowerCase() : '');
      }
    }
  }

  parts(text: string): TextPart[] {
    const parts: TextPart[] = [];
    let end = 0;
    const put = (from: number, to: number, isMatch: boolean) => {
      if (to > from) parts.push({ text: text.slice(from, to), isMatch });
      end = to;
    };
    for (const { from, to } of this.#matches(text)) {
      put(end, from, false);
      put(from, to, true);
    }
    put(end, text.length, false);
    return parts;
  }

  /** The part of a long text around its first match; null when it has none. */
  excerpt(text: string): TextPart[] | null {
    const first = this.#matches(text)[0];
    if (!first) return null;
    const wanted = Math.max(0, first.from - EXCERPT_BEFORE);
    const from = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
    const cut = text.length - from > EXCERPT ? text.lastIndexOf(' ', from + EXCERPT) : text.length;
    const to = Math.max(cut, first.to);
    const parts = this.parts(text.slice(from, to));
    return [
      ...(from > 0 ? [{ text: '… ', isMatch: false }] : []),
      ...parts,
      ...(to < text.length ? [{ text: ' …', isMatch: false }] : []),
    ];
  }

  #matches(text: string): { from: number; to: number }[] {
    return wordsOf(text).flatMap(({ text: word, start }) => {
      const typed = this.#typed.get(soundOf(word));
      if (typed === undefined) return [];
      // Letter by letter where it is written alike; across alphabets the whole word.
      const inside = typed === '' ? -1 : word.toLowerCase().indexOf(typed);
      return inside < 0
        ? [{ from: start, to: start + word.length }]
        : [{ from: start + inside, to: start + inside + typed.length }];
    });
  }
}
