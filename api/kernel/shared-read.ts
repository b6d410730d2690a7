/** The running read, and the next one for callers who arrived meanwhile. */
interface Lane<Value> {
  readonly running: Promise<Value>;
  /** Callers before its beginning share it. */
  readonly start: { readonly hasBegun: boolean };
  next: Promise<Value> | null;
}

/**
 * Lets all who ask for the same at the same time share one reading of it. Nobody is given what began to be read before
 * they asked, so nobody sees less than they would alone; but however many ask, one reading at a time is under way.
 */
export class SharedRead<Value> {
  readonly #lanes = new Map<string, Lane<Value>>();

  /** @param gather - how long a reading waits for others to join it before it begins; not at all by default. */
  constructor(private readonly gather: (() => Promise<void>) | null = null) {}

  /** @throws what the reading throws; the next one is tried all the same. */
  get(key: string, read: () => Promise<Value>): Promise<Value> {
    const lane = this.#lanes.get(key);
    if (!lane) return this.#begin(key, read);
    if (!lane.start.hasBegun) return lane.running;
    const begin = () => this.#begin(key, read);
    lane.next ??= lane.running.then(begin, begin);
    return lane.next;
  }

  #begin(key: string, read: () => Promise<Value>): Promise<Value> {
    const start = { hasBegun: this.gather === null };
    const begin = () => {
      start.hasBegun = true;
      return read();
    };
    const running = this.gather ? this.gather().then(begin) : read();
    const lane: Lane<Value> = { running, start, next: null };
    this.#lanes.set(key, lane);
    const end = () => {
      if (lane.next === null) this.#lanes.delete(key);
    };
    lane.running.then(end, end);
    return lane.running;
  }
}

/** The same, for each of what can be read from: a process may hold several databases. */
export class SharedReads<Value> {
  readonly #ofSource = new WeakMap<object, SharedRead<Value>>();

  /** @param gather - see {@link SharedRead}. */
  constructor(private readonly gather: (() => Promise<void>) | null = null) {}

  /** @throws what the reading throws. */
  get(source: object, key: string, read: () => Promise<Value>): Promise<Value> {
    const shared = this.#ofSource.get(source) ?? new SharedRead<Value>(this.gather);
    this.#ofSource.set(source, shared);
    return shared.get(key, read);
  }
}
