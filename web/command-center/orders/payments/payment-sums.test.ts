import { expect, test } from 'vitest';
import type { PaymentDayRowFragment } from '../../../gql/graphql';
import { toSections } from './payment-sums';

const row = (change: Partial<PaymentDayRowFragment>, captured: number, refunded = 0): PaymentDayRowFragment => ({
  day: '2026-11-25',
  methodName: 'Card online',
  provider: 'STRIPE',
  isTest: false,
  captures: captured > 0 ? 1 : 0,
  refunds: refunded > 0 ? 1 : 0,
  captured: { minor: captured, currencyCode: 'EUR' },
  refunded: { minor: refunded },
  ...change,
});

test('play money is added to nothing but play money', () => {
  const sections = toSections([row({ isTest: true }, 500), row({}, 1200, 300), row({ day: '2026-11-24' }, 800)]);
  expect(sections).toMatchObject([
    { isTest: false, total: { captured: 2000, captures: 2, refunded: 300, refunds: 1 } },
    { isTest: true, total: { captured: 500, captures: 1, refunded: 0, refunds: 0 } },
  ]);
});

test('the sums of methods are those of their days; one name at two providers is two methods', () => {
  const [section] = toSections([
    row({}, 100, 900),
    row({ provider: 'YOOKASSA' }, 3000),
    row({ day: '2026-11-24' }, 800),
    row({ day: '2026-11-24', methodName: null }, 50),
  ]);
  expect(section?.byMethod).toMatchObject([
    { provider: 'YOOKASSA', captured: 3000 },
    { provider: 'STRIPE', methodName: 'Card online', captured: 900, refunded: 900 },
    { provider: 'STRIPE', methodName: null, captured: 50 },
  ]);
  expect(section?.byDay.map(({ day, captured }) => [day, captured])).toEqual([
    ['2026-11-25', 100],
    ['2026-11-25', 3000],
    ['2026-11-24', 800],
    ['2026-11-24', 50],
  ]);
});

test('another currency is a section of its own', () => {
  const dollars = row({ captured: { minor: 700, currencyCode: 'USD' } }, 700);
  expect(toSections([row({}, 100), dollars]).map(({ total }) => [total.currencyCode, total.captured])).toEqual([
    ['EUR', 100],
    ['USD', 700],
  ]);
});
