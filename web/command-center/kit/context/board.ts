/** Tells the screens that orders have changed, and remembers which ones came in while the page was open. */
export class Board {
  readonly #readers = new Set<() => void>();
  readonly #watchers = new Set<() => void>();
  #arrivals: ReadonlySet<string> = new Set();

  /** @param read - reads the screen's orders again. */
  readonly onChange = (read: () => void): (() => void) => {
    this.#readers.add(read);
    return () => this.#readers.delete(read);
  };

  readonly changed = (): void => {
    for (const read of this.#readers) read();
  };

  readonly subscribeToArrivals = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  readonly arrivals = (): ReadonlySet<string> => this.#arrivals;

  /** @param orderId - of an order that has just been placed. */
  arrived(orderId: string): void {
    this.#arrivals = new Set([...this.#arrivals, orderId]);
    for (const watcher of this.#watchers) watcher();
  }
}
