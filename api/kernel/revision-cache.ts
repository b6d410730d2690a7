import { LRUCache } from 'lru-cache';

/** What a value was made of. */
export interface Version {
  /** A newer one is as good. */
  readonly revision: number;
  /** Has to be the same. */
  readonly detail?: string;
}

interface Made<Value> extends Version {
  readonly value: Value;
}

/**
 * Keeps in memory what was made of something, by the newest version of it that was asked for. While it is being made, others
 * wait for the same; what nobody has asked for longest goes first. A key that says by itself what was made needs one revision only.
 */
export class RevisionCache<Value extends NonNullable<unknown>> {
  readonly #made: LRUCache<string, Made<Value>>;
  readonly #making = new Map<string, Made<Promise<Value>>>();

  /**
   * @param most - what all values weigh together: invented keys evict what others have not asked for in the meantime.
   * @param weigh - 1 for each value unless given.
   */
  constructor(
    most = 16,
    private readonly weigh: (value: Value, key: string) => number = () => 1,
  ) {
    this.#made = new LRUCache({ maxSize: most });
  }

  /** What was made last, of whatever version. */
  last(key: string): Value | undefined {
    return this.#made.get(key)?.value;
  }

  /** What is there at once. */
  at(key: string, version: Version): Value | undefined {
    return valueAt(this.#made.get(key), version);
  }

  /** What is being made. */
  making(key: string, version: Version): Promise<Value> | undefined {
    return valueAt(this.#making.get(key), version);
  }

  put(key: string, version: Version, value: Value): void {
    this.#made.set(key, { ...version, value }, { size: this.weigh(value, key) });
  }

  async get(key: string, version: Version, make: () => Promise<Value>): Promise<Value> {
    return this.at(key, version) ?? this.making(key, version) ?? this.#make(key, version, make);
  }

  async #make(key: string, version: Version, make: () => Promise<Value>): Promise<Value> {
    const making = { ...version, value: make() };
    this.#making.set(key, making);
    // What is made of a newer version meanwhile is the one to keep.
    const isNewest = () => this.#making.get(key) === making;
    try {
      const value = await making.value;
      if (isNewest()) this.put(key, version, value);
      return value;
    } finally {
      if (isNewest()) this.#making.delete(key);
    }
  }
}

function valueAt<Value>(made: Made<Value> | undefined, { revision, detail }: Version): Value | undefined {
  return made && made.detail === detail && made.revision >= revision ? made.value : undefined;
}

/** Keeps what was read of a shop at the newest revision that a request has seen of its row, in each database. */
export function keptByRevision<Source extends object, Value extends object>(
  read: (source: Source, shopId: string) => Promise<Value>,
): (source: Source, shop: { readonly id: string; readonly catalogRevision: number }) => Promise<Value> {
  const kept = new WeakMap<Source, RevisionCache<Value>>();
  return (source, { id, catalogRevision: revision }) => {
    const values = kept.get(source) ?? new RevisionCache<Value>();
    kept.set(source, values);
    return values.get(id, { revision }, () => read(source, id));
  };
}
