import type { Database } from '../client';

/** Readings that need not be of the primary: never of carts, orders under way, sessions or rights, nor before a write. */
export interface ReplicaReads {
  /** A database that holds this revision of a shop's catalog, or a newer one; null where only the primary is sure to. */
  atRevision(channelId: string, revision: number): Promise<Database | null>;
  /** Reads what may be a moment old, of the primary where the replica does not answer. */
  late<Result>(primary: Database, read: (db: Database) => Promise<Result>): Promise<Result>;
  /** A reading of it failed that the primary has then answered: it is left out for a while. */
  failed(error: unknown): void;
}

/** Everything is read of the primary. */
export const NO_REPLICA: ReplicaReads = {
  atRevision: async () => null,
  late: (primary, read) => read(primary),
  failed: () => undefined,
};
