interface Kept<Value> {
  readonly revision: number;
  readonly value: Promise<Value>;
  isMade: boolean;
  /** 0 until it is made. */
  bytes: number;
}

/** What all values together may take of the memory. */
export interface MemoryShare<Value> {
  readonly mostBytes: number;
  readonly bytesOf: (value: Value) => number;
}

/**
 * Keeps in memory what was made of something, by the newest revision of it that was asked for. While it is being made,
 * others wait for the same; what nobody has asked for longest goes first. A key that says by itself what was made needs one revision only.
 */
export class RevisionCache<Value> {
  readonly #kept = new Map<string, Kept<Value>>();
  #bytes = 0;

  /**
   * @param mostKept - whoever asks by ever new keys pushes out what others have not asked for in the meantime.
   * @param share - of values that differ in size.
   */
  constructor(
    private readonly mostKept = 16,
    private readonly share: MemoryShare<Value> | null = null,
  ) {}

  /** Whether it is there at once. */
  has(key: string, revision: number): boolean {
    const known = this.#kept.get(key);
    return known?.isMade === true && known.revision >= revision;
  }

  get(key: string, revision: number, make: () => Promise<Value>): Promise<Value> {
    const known = this.#kept.get(key);
    if (known && known.revision >= revision) {
      this.#kept.delete(key);
      this.#kept.set(key, known);
      return known.value;
    }
    this.#forget(key);
    const kept = { revision, value: make(), isMade: false, bytes: 0 };
    this.#kept.set(key, kept);
    if (this.#kept.size > this.mostKept) this.#forgetOldest();
    kept.value.then(
      (value) => {
        kept.isMade = true;
        this.#weigh(key, kept, value);
      },
      // What failed is tried anew by the next.
      () => this.#kept.get(key) === kept && this.#forget(key),
    );
    return kept.value;
  }

  #weigh(key: string, kept: Kept<Value>, value: Value): void {
    if (!this.share || this.#kept.get(key) !== kept) return;
    kept.bytes = this.share.bytesOf(value);
    if (kept.bytes > this.share.mostBytes) {
      // It would push out all the others, and not stay itself.
      kept.bytes = 0;
      this.#forget(key);
      return;
    }
    this.#bytes += kept.bytes;
    while (this.#bytes > this.share.mostBytes) this.#forgetOldest();
  }

  #forgetOldest(): void {
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined) this.#forget(oldest);
  }

  #forget(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }
}

/** Keeps what was read of a shop at the newest revision that a request has seen of its row, in each database. */
export function keptByRevision<Source extends object, Value>(
  read: (source: Source, shopId: string) => Promise<Value>,
): (source: Source, shop: { readonly id: string; readonly catalogRevision: number }) => Promise<Value> {
  const kept = new WeakMap<Source, RevisionCache<Value>>();
  return (source, { id, catalogRevision }) => {
    const values = kept.get(source) ?? new RevisionCache<Value>();
    kept.set(source, values);
    return values.get(id, catalogRevision, () => read(source, id));
  };
}
