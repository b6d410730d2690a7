import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { ADVISORY_LOCKS } from '../advisory-locks';
import type { Broker } from './broker';
import { frameText } from './frame';

/**
 * One connection's turn as the relay: of all nodes that listen to PostgreSQL the one that holds the lock hands on what it
 * hears. PostgreSQL gives the lock back when the connection ends, however it ends.
 */
export class RelayTurn {
  readonly id = randomUUID();
  #number = 0;
  #holdsLock = false;

  constructor(
    private readonly broker: Broker,
    private readonly channel: string,
  ) {}

  get isRelay(): boolean {
    return this.#holdsLock;
  }

  /** Takes the lock where it is free, and gives it to another node while the broker can't be reached from here. */
  async claim(client: pg.Client): Promise<void> {
    if (this.broker.isReady === this.#holdsLock) {
      // The connection has to be alive for what comes next.
      await client.query('select 1');
      return;
    }
    const change = this.#holdsLock ? 'pg_advisory_unlock' : 'pg_try_advisory_lock';
    const { rows } = await client.query<{ done: boolean }>(`select ${change}($1) as done`, [ADVISORY_LOCKS.relay]);
    this.#holdsLock = !this.#holdsLock && rows[0]?.done === true;
  }

  /** Hands a notice on. One that does not arrive is missed by the number of the next. */
  async tell(text: string): Promise<void> {
    if (!this.#holdsLock) return;
    this.#number += 1;
    await this.#publish({ text });
  }

  /** Says that it is there, and what it has heard: only after PostgreSQL has answered. */
  async beat(): Promise<void> {
    if (this.#holdsLock) await this.#publish({});
  }

  /** The others need not wait for its silence. */
  async end(): Promise<void> {
    if (this.#holdsLock) await this.#publish({ ends: true });
    this.#holdsLock = false;
  }

  async #publish(frame: { readonly text?: string; readonly ends?: boolean }): Promise<void> {
    const text = frameText({ relay: this.id, number: this.#number, ...frame });
    // The broker says itself that it is away.
    await this.broker.publish(this.channel, text).catch(() => undefined);
  }
}
