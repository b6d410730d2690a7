import { expect, test } from 'vitest';
import type { BankPayment } from '../../../api/payments/simulator/bank';
import { compareMoney, type MoneyLedgers, type StoredOrder, type StoredPayment } from './compare-money';

const ORDER: StoredOrder = { id: 'order', status: 'ACCEPTED', total: 1500, due: 500, cardPaid: 1000 };
const PAYMENT: StoredPayment = {
  id: 'payment',
  reference: 'at-bank',
  status: 'CAPTURED',
  captured: 1200,
  refunded: 200,
  rests: true,
  trouble: null,
  order: ORDER,
};
const BANKED: BankPayment = {
  id: 'at-bank',
  shopId: 'payment',
  amount: 1200,
  currency: 'EUR',
  description: '',
  returnUrl: '',
  capturesAtOnce: true,
  state: 'CAPTURED',
  refusal: null,
  captured: 1200,
  refunds: [{ id: 'back', shopId: 'refund', amount: 200, isFailed: false }],
  receipts: [],
};

/** An order that got 200 cheaper and 500 dearer after 1,200 were paid. */
const WHOLE: MoneyLedgers = {
  bank: [BANKED],
  payments: [PAYMENT],
  orders: [ORDER],
  refunds: [
    {
      id: 'refund',
      paymentId: 'payment',
      orderId: 'order',
      cause: 'ORDER_CHANGED',
      status: 'SUCCEEDED',
      amount: 200,
      idempotencyKey: null,
    },
  ],
  asked: new Set(),
};

const paymentOf = (order: StoredOrder): StoredPayment => ({ ...PAYMENT, order });

test('ledgers that agree have no fault', () => {
  expect(compareMoney(WHOLE)).toEqual([]);
});

const cancelled: StoredOrder = { ...ORDER, status: 'CANCELLED' };
const twice: BankPayment = { ...BANKED, id: 'other', captured: 700, refunds: [] };
const faults: readonly [string, Partial<MoneyLedgers>, RegExp][] = [
  ['a cent that is missing', { payments: [{ ...PAYMENT, captured: 1199 }] }, /took 1199 by the ledger and 1200/],
  ['a refund that the ledger does not know', { payments: [{ ...PAYMENT, refunded: 0 }] }, /gave 0 back .* and 200/],
  ['a payment that the shop does not know', { payments: [] }, /the provider has 1200 in at-bank/],
  ['a payment that is never settled', { payments: [{ ...PAYMENT, rests: false }] }, /still asked about/],
  ['trouble that nobody solved', { payments: [{ ...PAYMENT, trouble: 'DISAGREES' }] }, /is DISAGREES/],
  ['money of a cancelled order', { payments: [paymentOf(cancelled)], orders: [cancelled] }, /of an order that is not/],
  ['money of no order', { payments: [{ ...PAYMENT, order: null }], orders: [] }, /of an order that is not/],
  ['an order that is not covered', { orders: [{ ...ORDER, total: 1600 }] }, /costs 1600: 1000 is there and 500/],
  ['an order that counts otherwise', { orders: [{ ...ORDER, cardPaid: 1200 }] }, /has 1200 by its row and 1000/],
  [
    'an order that is paid twice',
    {
      bank: [BANKED, twice],
      payments: [PAYMENT, { ...PAYMENT, id: 'second', reference: 'other', captured: 700, refunded: 0 }],
    },
    /is paid twice/,
  ],
  [
    'a refund that nobody asked for',
    { refunds: WHOLE.refunds.map((refund) => ({ ...refund, cause: 'STAFF' })) },
    /nobody/,
  ],
  [
    'a refund that went back twice',
    { bank: [{ ...BANKED, refunds: [...BANKED.refunds, ...BANKED.refunds] }] },
    /gave it back 2 times/,
  ],
];

test.each(faults)('finds %s', (_title, change, fault) => {
  expect(compareMoney({ ...WHOLE, ...change }).join('\n')).toMatch(fault);
});
