import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../db/client';
import { sql } from '../db/sql';
import { SharedReads } from '../kernel/shared-read';
import { type ShopAddress, shopIdBy } from './channel.store';

/** What response cache are held against. */
export interface ShopState {
  readonly id: string;
  readonly catalogRevision: number;
  /** Another one after each write of the shop's row, whatever was written. */
  readonly version: string;
}

const looks = new SharedReads<ShopState | null>(nextTurn);

/**
 * The present state of the shop that the names lead to, as `channelByHost` finds it. Requests that come at the same time
 * share one look, which begins after each of them has come.
 */
export function shopStateOfRequest(db: Database, address: ShopAddress): Promise<ShopState | null> {
  return looks.get(db, `${address.host} ${address.otherwise}`, async () => {
    const [state] = await sql(db).query<ShopState[]>`
      select "id", "catalogRevision", xmin::text as "version" from "Channel"
      where "id" = ${shopIdBy(address)}`;
    return state ?? null;
  });
}
