import type { DocumentNode } from 'graphql';

/** Letters of text that are kept; a tree takes about sixty times as many bytes as its text has letters. */
const MOST_LETTERS = 256 * 1024;
const LETTERS_OF_A_TREE = 60;
const MOST_WEIGHT = MOST_LETTERS * LETTERS_OF_A_TREE;

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
  readonly #known = new Map<string, DocumentNode | null>();
  #weight = 0;

  get(text: string): DocumentNode | undefined {
    const document = this.#known.get(text);
    if (!document) return undefined;
    this.#known.delete(text);
    this.#known.set(text, document);
    return document;
  }

  set(text: string, document: DocumentNode): void {
    const kept = this.#forget(text) ? document : null;
    this.#known.set(text, kept);
    this.#weight += weightOf(text, kept);
    while (this.#weight > MOST_WEIGHT) {
      const [oldest = ''] = this.#known.keys();
      this.#forget(oldest);
    }
  }

  #forget(text: string): boolean {
    const document = this.#known.get(text);
    if (document === undefined) return false;
    this.#weight -= weightOf(text, document);
    return this.#known.delete(text);
  }
}

function weightOf({ length }: string, document: DocumentNode | null): number {
  return length * (document === null ? 1 : LETTERS_OF_A_TREE);
}

/** An error is found again as fast as it was found first: nothing is kept for who sends broken texts. */
export const FORGETFUL: CacheStore<unknown> = { get: () => undefined, set: () => undefined };
