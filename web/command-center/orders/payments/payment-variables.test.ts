import { expect, test } from 'vitest';
import { paymentVariables } from './payment-variables';

const DAYS = { from: '2026-11-01', to: '2026-11-25' };

test('the address is the whole question', () => {
  const search = new URLSearchParams('state=UNPAID&provider=YOOKASSA&mode=live&q=2511-0001&after=c');
  expect(paymentVariables(search, DAYS)).toEqual({
    ...DAYS,
    isPeriod: true,
    statuses: ['VOIDED', 'FAILED', 'EXPIRED'],
    isRefunded: null,
    isInTrouble: null,
    provider: 'YOOKASSA',
    isTest: false,
    search: '2511-0001',
    first: 30,
    after: 'c',
    last: null,
    before: null,
  });
});

test.each([
  ['state=REFUNDED', { isRefunded: true, isInTrouble: null, statuses: null }],
  ['state=TROUBLE&mode=test', { isRefunded: null, isInTrouble: true, statuses: null, isTest: true }],
  ['state=LOST&mode=real&provider=CASH', { isRefunded: null, isInTrouble: null, isTest: null, provider: null }],
])('%s', (search, variables) => {
  expect(paymentVariables(new URLSearchParams(search), DAYS)).toMatchObject(variables);
});

test('nothing is read of days that are wrong', () => {
  expect(paymentVariables(new URLSearchParams(), null)).toMatchObject({ isPeriod: false, from: null, to: null });
});
