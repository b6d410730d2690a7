import { type Exchange, mapExchange } from '@urql/core';

/** What is on its way between this page and the server. */
export interface Activity {
  readonly isWriting: boolean;
  readonly isReading: boolean;
}

/** Counts what has been sent and not answered yet. */
export class ActivityCount {
  #current: Activity = { isWriting: false, isReading: false };
  readonly #open = { mutation: new Set<number>(), query: new Set<number>() };
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly current = (): Activity => this.#current;

  begin(kind: 'mutation' | 'query', key: number): void {
    this.#open[kind].add(key);
    this.#tell();
  }

  end(key: number): void {
    this.#open.mutation.delete(key);
    this.#open.query.delete(key);
    this.#tell();
  }

  #tell(): void {
    const next = { isWriting: this.#open.mutation.size > 0, isReading: this.#open.query.size > 0 };
    const { isWriting, isReading } = this.#current;
    if (next.isWriting === isWriting && next.isReading === isReading) return;
    this.#current = next;
    // A request may begin while a component renders: listeners run after that.
    queueMicrotask(() => {
      for (const listener of this.#listeners) listener();
    });
  }
}

/** The page's own. Only the browser's client counts in it: the server is shared by all visitors. */
export const activity = new ActivityCount();

/** Counts in `count` what passes through. */
export function activityExchange(count: ActivityCount): Exchange {
  return mapExchange({
    onOperation({ kind, key }) {
      if (kind === 'mutation' || kind === 'query') count.begin(kind, key);
      if (kind === 'teardown') count.end(key);
    },
    onResult({ operation, hasNext }) {
      if (!hasNext) count.end(operation.key);
    },
  });
}
