import { useSyncExternalStore } from 'react';
import { DeviceValue } from '../../ui/device-value';

interface Options<Word extends string> {
  readonly key: string;
  readonly isWord: (value: string) => value is Word;
  readonly most: number;
}

/** The words of a stored text, each once, without invalid ones. @throws for invalid JSON. */
export function readWords<Word extends string>(text: string, { isWord, most }: Omit<Options<Word>, 'key'>): Word[] {
  const kept: unknown = JSON.parse(text);
  if (!Array.isArray(kept)) return [];
  const words = kept.filter((value): value is Word => typeof value === 'string' && isWord(value));
  return [...new Set(words)].slice(0, most);
}

/** A few words that this device keeps, the last chosen first; nothing is sent. */
export class KeptSet<Word extends string> extends DeviceValue<readonly Word[]> {
  readonly #most: number;

  constructor({ key, ...words }: Options<Word>) {
    super({ key, initial: [], parse: (text) => readWords(text, words), format: JSON.stringify });
    this.#most = words.most;
  }

  readonly toggle = (word: Word): void => {
    const others = this.current().filter((other) => other !== word);
    const isKept = others.length < this.current().length;
    this.set(isKept ? others : [word, ...others].slice(0, this.#most));
  };
}

/** Whether a set has the word; the component renders again only when that changes. */
export function useIsKept<Word extends string>(set: KeptSet<Word>, word: Word): boolean {
  return useSyncExternalStore(
    set.subscribe,
    () => set.current().includes(word),
    () => false,
  );
}
