/**
 * Keeps in memory what was made of something, by the newest revision of it that was asked for. While it is being made,
 * others wait for the same; what nobody has asked for longest goes first. A key that says by itself what was made needs one revision only.
 */
export class RevisionCache<Value> {
  readonly #kept = new Map<string, { readonly revision: number; readonly value: Promise<Value> }>();

  /** @param mostKept - whoever asks by ever new keys pushes out what others have not asked for in the meantime. */
  constructor(private readonly mostKept = 16) {}

  get(key: string, revision: number, make: () => Promise<Value>): Promise<Value> {
    const kept = this.#kept.get(key);
    this.#kept.delete(key);
    if (kept && kept.revision >= revision) {
      this.#kept.set(key, kept);
      return kept.value;
    }
    const value = make();
    this.#kept.set(key, { revision, value });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.mostKept && oldest !== undefined) this.#kept.delete(oldest);
    // What failed is tried anew by the next.
    value.catch(() => this.#kept.get(key)?.value === value && this.#kept.delete(key));
    return value;
  }
}
