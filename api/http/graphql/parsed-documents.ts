import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** Letters of text that are kept; a tree takes about sixty times as many bytes as its text has letters. */
const MOST_LETTERS = 256 * 1024;
const LETTERS_OF_A_TREE = 60;
/** In place of the tree of a text that was sent once. */
const SENT_ONCE = 'sent once';

interface CacheStore<Value> {
  get(text: string): Value | undefined;
  set(text: string, value: Value): void;
}

/**
 * Parsed documents by their text, from the second time that one is sent: a text with variables written into it never comes
 * again, and a tree that is kept for nothing costs more garbage collection than parsing does. The least used go first.
 */
export class ParsedDocuments implements CacheStore<DocumentNode> {
  readonly #known = new LRUCache<string, DocumentNode | typeof SENT_ONCE>({
    maxSize: MOST_LETTERS * LETTERS_OF_A_TREE,
  });

  get(text: string): DocumentNode | undefined {
    const known = this.#known.get(text);
    return known === SENT_ONCE ? undefined : known;
  }

  set(text: string, document: DocumentNode): void {
    const isSecond = this.#known.get(text) !== undefined;
    this.#known.set(text, isSecond ? document : SENT_ONCE, { size: text.length * (isSecond ? LETTERS_OF_A_TREE : 1) });
  }
}

/** An error is found again as fast as it was found first: nothing is kept for who sends broken texts. */
export const FORGETFUL: CacheStore<unknown> = { get: () => undefined, set: () => undefined };
