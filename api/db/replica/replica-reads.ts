import type { Database } from '../client';

/** Readings that may be a moment old: never of the menu, carts, orders under way, sessions or rights, nor before a write. */
export interface ReplicaReads {
  /** Reads what may be a moment old, of the primary where the replica does not answer. */
  late<Result>(primary: Database, read: (db: Database) => Promise<Result>): Promise<Result>;
}

/** Everything is read of the primary. */
export const NO_REPLICA: ReplicaReads = { late: (primary, read) => read(primary) };
