import type pg from 'pg';
import type { ReplicaReading } from '../../telemetry/readings';
import { createReplicaDatabase, type Database } from '../client';
import { pause } from '../listen';
import { sql } from '../sql';
import { ReplicaLag } from './replica-lag';
import type { ReplicaReads } from './replica-reads';
import { oneServerOnly } from './same-server';

const LOOK_MS = 1_000;
/** An older report would be taken for the present state. */
const MOST_LAG_MS = 10_000;
/** One that has failed is left alone for so long. */
const REST_MS = 5_000;
/** The replica gave a reading up for what it had to replay. */
const CONFLICT = /\b40001\b|conflict with recovery/;

export interface ReplicaOptions {
  readonly url: string;
  readonly primary: Database;
  /** Of the primary: see `clusterOf`. */
  readonly cluster: string;
  /** Beyond it the replica is left out; ten seconds by default. */
  readonly mostLagMs?: number;
  readonly onChange: (reading: ReplicaReading, error?: unknown) => void;
}

export interface Replica extends ReplicaReads {
  readonly reading: ReplicaReading;
  stop(): Promise<void>;
}

/** Opens a replica that need not be there yet, and looks once a second how far it is. */
export function openReplica(options: ReplicaOptions): Replica {
  return new WatchedReplica(options);
}

class WatchedReplica implements Replica {
  #db: Database;
  #lag = new ReplicaLag();
  #reading: ReplicaReading = { state: 'away', lagMs: 0 };
  #restsUntil = 0;
  #told: ReplicaReading['state'] | null = null;
  readonly #stopping = new AbortController();
  readonly #watching: Promise<void>;

  constructor(private readonly options: ReplicaOptions) {
    this.#db = this.#open();
    this.#watching = this.#watch();
  }

  get reading(): ReplicaReading {
    return this.#reading;
  }

  async late<Result>(primary: Database, read: (db: Database) => Promise<Result>): Promise<Result> {
    const db = this.#usable;
    if (!db) return read(primary);
    try {
      return await read(db);
    } catch (error) {
      const answer = await read(primary);
      this.#failed(error);
      return answer;
    }
  }

  #failed(error: unknown): void {
    // What it replays is in the way of one reading: that is no fault, and the primary answers.
    if (CONFLICT.test(String(error))) return;
    this.#rest(error);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#watching;
    await this.#db.$disconnect();
  }

  get #usable(): Database | null {
    return this.#reading.state === 'used' ? this.#db : null;
  }

  #open(): Database {
    const accept = oneServerOnly(this.options.cluster);
    return createReplicaDatabase(this.options.url, (client: pg.ClientBase) => accept(client));
  }

  async #watch(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      if (Date.now() >= this.#restsUntil) await this.#look();
      await pause(LOOK_MS, signal);
    }
  }

  async #look(): Promise<void> {
    const written = await readPosition(this.options.primary).catch(() => null);
    // Without the primary the lag is unknown, and no order is placed anyway.
    if (written === null) return;
    try {
      const lagMs = this.#lag.measure(performance.now(), written, await readPosition(this.#db));
      const { mostLagMs = MOST_LAG_MS } = this.options;
      this.#tell({ state: lagMs > mostLagMs ? 'behind' : 'used', lagMs });
    } catch (error) {
      this.#rest(error);
    }
  }

  /** The connections go too: what answers next may be another server. */
  #rest(error: unknown): void {
    if (Date.now() < this.#restsUntil || this.#stopping.signal.aborted) return;
    this.#restsUntil = Date.now() + REST_MS;
    const former = this.#db;
    this.#db = this.#open();
    void former.$disconnect().catch(() => undefined);
    this.#tell({ state: 'away', lagMs: this.#reading.lagMs }, error);
  }

  #tell(reading: ReplicaReading, error?: unknown): void {
    this.#reading = reading;
    if (this.#told === reading.state) return;
    this.#told = reading.state;
    this.options.onChange(reading, error);
  }
}

/** How far a server's log goes: what a primary has written, or a replica replayed. */
async function readPosition(db: Database): Promise<bigint> {
  const [row] = await sql(db).query<{ position: string }[]>`
    select pg_wal_lsn_diff(
      case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0'
    )::text as "position"`;
  return BigInt(row?.position ?? 0);
}
