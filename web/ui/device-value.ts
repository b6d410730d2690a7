import { useSyncExternalStore } from 'react';

interface Options<Value> {
  readonly key: string;
  /** The tab's own storage ends with the tab; without it, the value is this device's. */
  readonly area?: 'sessionStorage';
  /** On the server, and where nothing is kept. */
  readonly initial: Value;
  /** What is no value gives the initial one, or throws. */
  readonly parse: (text: string) => Value;
  /** Null: nothing is kept. */
  readonly format: (value: Value) => string | null;
}

/**
 * A value that the browser keeps. All tabs of the device see the same. Where the browser keeps nothing (private, full), it
 * lasts as long as the page.
 */
export class DeviceValue<Value> {
  #unkept: string | null | undefined;
  #text: string | null = null;
  #value: Value;
  readonly #listeners = new Set<() => void>();

  constructor(private readonly options: Options<Value>) {
    this.#value = options.initial;
  }

  readonly initial = (): Value => this.options.initial;

  /** The same object while the same text is kept. */
  readonly current = (): Value => {
    const text = this.#stored();
    if (text !== this.#text) {
      this.#text = text;
      this.#value = this.#parse(text);
    }
    return this.#value;
  };

  readonly set = (value: Value): void => {
    // A server keeps nothing: what one shopper has would be the next one's.
    if (typeof window === 'undefined') return;
    const text = this.options.format(value);
    try {
      if (text === null) this.#storage().removeItem(this.options.key);
      else this.#storage().setItem(this.options.key, text);
      this.#unkept = undefined;
    } catch {
      this.#unkept = text;
    }
    for (const listener of this.#listeners) listener();
  };

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

  #storage(): Storage {
    return window[this.options.area ?? 'localStorage'];
  }

  #stored(): string | null {
    if (this.#unkept !== undefined) return this.#unkept;
    try {
      return this.#storage().getItem(this.options.key);
    } catch {
      return null;
    }
  }

  #parse(text: string | null): Value {
    try {
      return text === null ? this.options.initial : this.options.parse(text);
    } catch {
      return this.options.initial;
    }
  }
}

/** The initial one on the server, and until the page lives. */
export function useDeviceValue<Value>({ subscribe, current, initial }: DeviceValue<Value>): Value {
  return useSyncExternalStore(subscribe, current, initial);
}
