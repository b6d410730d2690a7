import { LRUCache } from 'lru-cache';
import type { Database } from '../db/client';
import { isConnectionLost } from '../db/database-failure';

/** A limit, so that a caller with ever new keys only evicts old ones. */
const MOST_KNOWN = 100;

/** What was read last, for as long as the database is away. What was not found is not known. */
export class LastKnown<Value extends object> {
  readonly #ofDatabase = new WeakMap<Database, LRUCache<string, Value>>();

  /** @throws what the reading throws, unless the connection is lost and a value is known. */
  async get(db: Database, key: string, read: () => Promise<Value | null>): Promise<Value | null> {
    const known = this.#ofDatabase.get(db) ?? new LRUCache<string, Value>({ max: MOST_KNOWN });
    this.#ofDatabase.set(db, known);
    try {
      const value = await read();
      if (value) known.set(key, value);
      else known.delete(key);
      return value;
    } catch (error) {
      const value = known.get(key);
      if (!value || !isConnectionLost(error)) throw error;
      return value;
    }
  }
}
