import type { DiskReading } from './disk';

/** What waits to be sent to receivers. */
export interface OutboxReading {
  readonly waiting: number;
  /** Given up; staff can send them again. */
  readonly parked: number;
  /** Since the oldest that waits was written; 0 when none does. */
  readonly oldestSeconds: number;
  /** Since the oldest that could be sent now came due: no worker has taken it. 0 when none is late. */
  readonly lagSeconds: number;
}

/** The backups that are made by themselves. */
export interface BackupReading {
  /** Null before the first. */
  readonly lastSuccessAt: Date | null;
  /** Whether the latest one that was begun came to be. */
  readonly isLastOk: boolean;
  /** Whether the latest one was restored on trial and was as it had been saved; null before it was tried. */
  readonly isTrialOk: boolean | null;
  /** Of the latest one's file. */
  readonly bytes: number;
}

/** What waits in one shop. */
export interface ShopReading {
  /** Its host, or its id. */
  readonly shop: string;
  /** Orders that nobody has taken. */
  readonly untaken: number;
  /** Of them, those that waited too long while the shop was open. */
  readonly alarmed: number;
  readonly untakenOldestSeconds: number;
  /** Messages that wait to be sent to receivers. */
  readonly deliveries: number;
  readonly deliveriesOldestSeconds: number;
  /** Messages that were given up; staff can send them again. */
  readonly parked: number;
}

/** Connections of this process to PostgreSQL. */
export interface PoolReading {
  readonly used: number;
  readonly idle: number;
  /** Requests that wait for a connection. */
  readonly waiting: number;
  readonly most: number;
}

/** Whether readings go to the replica. */
export const REPLICA_STATES = ['used', 'behind', 'away'] as const;

export interface ReplicaReading {
  readonly state: (typeof REPLICA_STATES)[number];
  /** How far it is behind; of one that is away, how far it was. */
  readonly lagMs: number;
}

/** From PostgreSQL; the same, and handed on to the others; or handed on by another node. */
export const ROUTES = ['direct', 'relay', 'relayed'] as const;
export type Route = (typeof ROUTES)[number];

/** What is looked up when somebody asks, instead of being counted along the way. */
export interface Readings {
  /** @throws when the database does not answer. */
  outbox(): Promise<OutboxReading>;
  /** @throws when the database does not answer. */
  shops(): Promise<readonly ShopReading[]>;
  /** Null before any was begun. @throws when the database does not answer. */
  backup(): Promise<BackupReading | null>;
  /** Of the file system that the data is on. */
  disk(): Promise<DiskReading>;
  /** Null before the first query. */
  pool(): PoolReading | null;
  /** How notices of other nodes come to this one. */
  route(): Route;
  /** Null without one. */
  replica(): ReplicaReading | null;
}
