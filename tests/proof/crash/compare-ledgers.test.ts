import { expect, test } from 'vitest';
import type { StoredOrder, UsedPromo } from '../stage/ledger';
import { compareLedgers, type Ledgers } from './compare-ledgers';

const order = (sequence: number, change: Partial<StoredOrder> = {}): StoredOrder => ({
  number: `2011-000${sequence}`,
  idempotencyKey: `key-${sequence}`,
  day: '2026-11-20',
  sequence,
  lines: 2,
  messages: 1,
  ...change,
});
const heard = (sequence: number, change = {}) => ({
  id: String(sequence),
  number: `2011-000${sequence}`,
  deliveries: 1,
  ids: 1,
  bodies: 1,
  ...change,
});

const promo = (change: Partial<UsedPromo> = {}): UsedPromo => ({
  code: 'FRIDAY',
  limit: 2,
  used: 2,
  uses: 2,
  orders: 2,
  ...change,
});

const WHOLE: Ledgers = {
  acknowledged: new Map([
    ['key-1', '2011-0001'],
    ['key-2', '2011-0002'],
  ]),
  refused: new Set(['key-3']),
  stored: [order(1), order(2)],
  slots: [{ startsAt: '18:00', taken: 2, orders: 2 }],
  slotCapacity: 2,
  promos: [promo()],
  torn: 0,
  hooks: [[heard(1), heard(2, { deliveries: 3 })]],
};

test('ledgers that agree have nothing wrong', () => {
  expect(compareLedgers(WHOLE)).toEqual([]);
});

test.each<[string, Partial<Ledgers>, string]>([
  ['an acknowledged order that is not there', { stored: [order(1)], hooks: [[heard(1)]] }, 'is lost'],
  ['an order under another number', { stored: [order(1), order(2, { number: '2011-0009' })] }, 'is lost'],
  ['a key that was placed twice', { stored: [order(1), order(2), order(3, { idempotencyKey: 'key-1' })] }, 'twice'],
  ['a number that was given twice', { stored: [order(1), order(2, { number: '2011-0001' })] }, 'two orders are called'],
  ['an order that was refused', { stored: [order(1), order(2), order(3)] }, 'no shopper knows'],
  ['a gap in the numbers', { stored: [order(1), order(2, { sequence: 3 })] }, 'number 2 is missing'],
  ['an order without lines', { stored: [order(1), order(2, { lines: 0 })] }, 'no lines'],
  ['an order without its message', { stored: [order(1), order(2, { messages: 0 })] }, '0 messages for 1 hooks'],
  ['half an order', { torn: 1 }, 'neither placed nor undone'],
  ['a slot that counts too few', { slots: [{ startsAt: '18:00', taken: 1, orders: 2 }] }, 'counts 1 and holds 2'],
  ['a slot that took too many', { slots: [{ startsAt: '18:00', taken: 3, orders: 3 }] }, 'of 2'],
  ['a promo code that counts too few', { promos: [promo({ used: 1 })] }, 'FRIDAY counts 1 uses of 2'],
  ['a use without its order', { promos: [promo({ orders: 1 })] }, 'and 1 orders'],
  ['a promo code that was used too often', { promos: [promo({ limit: 1 })] }, 'uses of 1'],
  ['a hook that missed an order', { hooks: [[heard(1)]] }, 'never heard of 2011-0002'],
  ['a hook that heard of a dream', { hooks: [[heard(1), heard(2), heard(3)]] }, 'which is not'],
  ['a redelivery under another id', { hooks: [[heard(1), heard(2, { ids: 2 })]] }, 'under 2 ids'],
  ['a redelivery with another body', { hooks: [[heard(1), heard(2, { bodies: 2 })]] }, 'with 2 bodies'],
])('%s is found', (_, change, fault) => {
  expect(compareLedgers({ ...WHOLE, ...change }).join('\n')).toContain(fault);
});

test('before the hooks had their time, only they are left out', () => {
  expect(compareLedgers({ ...WHOLE, hooks: null, torn: 1 })).toHaveLength(1);
});
