import { query } from '../stage/ledger';
import { additions, manyKeys, oneKey, sameLines } from './cart-races';
import { clientUse, lastPlace, lastUse } from './limit-races';
import type { Race } from './race';
import { lastAdministrator, setUp } from './staff-races';

/** A way to take the guarantee away. */
interface Sabotage {
  readonly gone: string;
  /** Which of `rewrite-sql.mjs`. */
  readonly rewrite: string;
  /** The races that hang on it. */
  readonly races: readonly Race[];
  /** Done to the database before the races. */
  readonly spoil?: (url: string) => Promise<unknown>;
}

export const RACE_SABOTAGES: Readonly<Record<string, Sabotage>> = {
  cartLock: { gone: 'whoever writes a cart no longer holds it', rewrite: 'cart', races: [manyKeys, additions] },
  key: {
    gone: 'the idempotency key has neither its lock nor its unique index',
    rewrite: 'key',
    races: [sameLines, oneKey],
    spoil: (url) => query(url, 'drop index "Checkout_channelId_idempotencyKey_key"'),
  },
  slotUpsert: {
    gone: 'the statement that takes a place in a slot no longer asks for the capacity',
    rewrite: 'slot',
    races: [lastPlace],
  },
  promoLock: { gone: 'whoever uses a promo code no longer holds it', rewrite: 'promo', races: [lastUse, clientUse] },
  adminLock: {
    gone: 'whoever takes an administrator away no longer holds the shop',
    rewrite: 'administrators',
    races: [lastAdministrator],
  },
  setUpLock: { gone: 'the wizard no longer lets one browser in at a time', rewrite: 'setUp', races: [setUp] },
};
