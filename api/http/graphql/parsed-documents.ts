import type { DocumentNode } from 'graphql';
import { LimitedMap } from '../../kernel/limited-map';

/** Letters of text that are kept; a tree takes about sixty times as many bytes as its text has letters. */
const MOST_LETTERS = 256 * 1024;
const LETTERS_OF_A_TREE = 60;

interface CacheStore<Value> {
  get(text: string): Value | undefined;
  set(text: string, value: Value): void;
}

/**
 * Parsed documents by their text, from the second time that one is sent: a text with variables written into it never comes
 * again, and a tree that is kept for nothing costs more garbage collection than parsing does. The least used go first.
 */
export class ParsedDocuments implements CacheStore<DocumentNode> {
  /** Null for a text that was sent once. */
  readonly #known = new LimitedMap<DocumentNode | null>(MOST_LETTERS * LETTERS_OF_A_TREE);

  get(text: string): DocumentNode | undefined {
    return this.#known.get(text) ?? undefined;
  }

  set(text: string, document: DocumentNode): void {
    const isSecond = this.#known.get(text) !== undefined;
    this.#known.set(text, isSecond ? document : null, text.length * (isSecond ? LETTERS_OF_A_TREE : 1));
  }
}

/** An error is found again as fast as it was found first: nothing is kept for who sends broken texts. */
export const FORGETFUL: CacheStore<unknown> = { get: () => undefined, set: () => undefined };
