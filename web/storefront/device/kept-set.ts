import { useSyncExternalStore } from 'react';

interface Options<Word extends string> {
  readonly key: string;
  readonly isWord: (value: string) => value is Word;
  readonly most: number;
}

/** The words of a storage's text, each once; what is none is left out. */
export function readWords<Word extends string>(
  text: string | null,
  { isWord, most }: Omit<Options<Word>, 'key'>,
): Word[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(kept)) return [];
    const words = kept.filter((value): value is Word => typeof value === 'string' && isWord(value));
    return [...new Set(words)].slice(0, most);
  } catch {
    return [];
  }
}

/** A few words that this device keeps, the last chosen first. All tabs see the same; nothing is sent. */
export class KeptSet<Word extends string> {
  /** Where the browser keeps nothing, until the page is left. */
  #unkept: string | null = null;
  #text: string | null | undefined;
  #words: readonly Word[] = [];
  readonly #listeners = new Set<() => void>();

  constructor(private readonly options: Options<Word>) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    window.addEventListener('storage', listener);
    // A page that comes back by the browser's button has heard nothing meanwhile.
    window.addEventListener('pageshow', listener);
    return () => {
      this.#listeners.delete(listener);
      window.removeEventListener('storage', listener);
      window.removeEventListener('pageshow', listener);
    };
  };

  readonly current = (): readonly Word[] => {
    const text = this.#stored();
    if (text !== this.#text) {
      this.#text = text;
      this.#words = readWords(text, this.options);
    }
    return this.#words;
  };

  readonly toggle = (word: Word): void => {
    const others = this.current().filter((other) => other !== word);
    const isKept = others.length < this.current().length;
    const next = JSON.stringify(isKept ? others : [word, ...others].slice(0, this.options.most));
    try {
      localStorage.setItem(this.options.key, next);
    } catch {
      this.#unkept = next;
    }
    for (const listener of this.#listeners) listener();
  };

  #stored(): string | null {
    try {
      return this.#unkept ?? localStorage.getItem(this.options.key);
    } catch {
      return this.#unkept;
    }
  }
}

const NONE: readonly never[] = [];

/** None on the server, and until the page lives. */
export function useKept<Word extends string>(set: KeptSet<Word>): readonly Word[] {
  return useSyncExternalStore(set.subscribe, set.current, () => NONE);
}

/** The same of one word: nothing is drawn anew for the others. */
export function useIsKept<Word extends string>(set: KeptSet<Word>, word: Word): boolean {
  return useSyncExternalStore(
    set.subscribe,
    () => set.current().includes(word),
    () => false,
  );
}
