import type { Mutation } from '../proof-test';
import { query } from '../stage/ledger';
import { broughtBack, changedTime, oneAnswer, sameChange } from './amend-races';
import { additions, manyKeys, oneKey, sameLines } from './cart-races';
import { freeOrder } from './courier-races';
import { clientUse, lastPlace, lastUse } from './limit-races';
import type { Race } from './race';
import { lastAdministrator, setUp } from './staff-races';

interface RaceMutation extends Mutation {
  /** Which of `rewrite-sql.mjs`. */
  readonly rewrite: string;
  /** The races that hang on it. */
  readonly races: readonly Race[];
  /** Done to the database before the races. */
  readonly spoil?: (url: string) => Promise<unknown>;
}

export const RACE_MUTATIONS: Readonly<Record<string, RaceMutation>> = {
  cartLock: {
    gone: 'a write of a cart no longer locks it',
    shows: /^(one cart, a key each|additions to one cart): \d+ .+, and not \d+/,
    rewrite: 'cart',
    races: [manyKeys, additions],
  },
  orderLock: {
    gone: 'a change of an order no longer locks it',
    shows:
      /^(changes of one order|answers to one proposal|a cancelled order brought back|couriers of one order): .+, and not \d+/,
    rewrite: 'cart',
    races: [sameChange, oneAnswer, broughtBack, freeOrder],
  },
  key: {
    gone: 'the idempotency key has neither its lock nor its unique index',
    shows: /orders were answered, and not 1/,
    rewrite: 'key',
    races: [sameLines, oneKey],
    spoil: (url) => query(url, 'drop index "Checkout_channelId_idempotencyKey_key"'),
  },
  slotUpsert: {
    gone: 'the statement that takes a place in a slot no longer asks for the capacity',
    shows: /^last places of a slot: \d+ believe that they won/,
    rewrite: 'slot',
    races: [lastPlace],
  },
  changedSlot: {
    gone: 'the statement that takes a place for a changed order no longer asks for the capacity',
    shows: /^last places for changed orders: \d+ believe that they won/,
    rewrite: 'slot',
    races: [changedTime],
  },
  promoLock: {
    gone: 'a use of a promo code no longer locks it',
    shows: /uses of a (promo )?code: \d+ believe that they won/,
    rewrite: 'promo',
    races: [lastUse, clientUse],
  },
  adminLock: {
    gone: 'taking an administrator away no longer locks the shop',
    shows: /administrators are left, and not/,
    rewrite: 'administrators',
    races: [lastAdministrator],
  },
  setUpLock: {
    gone: 'the wizard no longer lets one browser in at a time',
    shows: /shops were made, and not 1/,
    rewrite: 'setUp',
    races: [setUp],
  },
};
