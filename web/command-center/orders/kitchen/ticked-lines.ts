import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'carte.ticked-lines';
/** More than any kitchen has open; the oldest are forgotten. */
const MOST_KEPT = 500;
const NONE: ReadonlySet<string> = new Set();

/** Lines of orders that a cook has made, ticked off on this device alone: the order itself tells of all of them. */
export class TickedLines {
  readonly #watchers = new Set<() => void>();
  #ids: ReadonlySet<string> | null = null;

  readonly current = (): ReadonlySet<string> => {
    this.#ids ??= read();
    return this.#ids;
  };

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  toggle(id: string): void {
    const ids = this.current();
    this.#ids = ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id]);
    try {
      localStorage.setItem(STORAGE_KEY, [...this.#ids].slice(-MOST_KEPT).join(' '));
    } catch {
      // Ticks hold until the page is loaded anew.
    }
    for (const watcher of this.#watchers) watcher();
  }
}

function read(): ReadonlySet<string> {
  try {
    return new Set((localStorage.getItem(STORAGE_KEY) ?? '').split(' ').filter(Boolean));
  } catch {
    return NONE;
  }
}

export const tickedLines = new TickedLines();

export function useTickedLines(): ReadonlySet<string> {
  return useSyncExternalStore(tickedLines.subscribe, tickedLines.current, () => NONE);
}
