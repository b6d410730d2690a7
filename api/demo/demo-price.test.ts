import { expect, test } from 'vitest';
import { CURRENCY_SIGNS, isCurrencyCode } from '../../domain/money';
import { demoAmount, demoPrice } from './demo-price';

const currencies = Object.keys(CURRENCY_SIGNS).filter(isCurrencyCode);

test('a margherita costs what it would where people pay in that currency', () => {
  expect(Object.fromEntries(currencies.map((currency) => [currency, demoPrice(890, currency)]))).toEqual({
    RUB: 57000,
    USD: 1075,
    EUR: 890,
    GEL: 2150,
    BYN: 2300,
    UAH: 26000,
    KZT: 340000,
    PLN: 3550,
    TRY: 32000,
  });
});

test.each(currencies)('in %s nothing stays nothing, and a small difference never vanishes', (currency) => {
  expect(demoPrice(0, currency)).toBe(0);
  expect(demoPrice(10, currency)).toBeGreaterThan(0);
  expect(demoPrice(-10, currency)).toBe(-demoPrice(10, currency));
});

test.each(currencies)('in %s a larger portion costs more, and delivery is free above the minimum', (currency) => {
  expect(demoPrice(1190, currency)).toBeGreaterThan(demoPrice(890, currency));
  expect(demoAmount(3500, currency)).toBeGreaterThan(demoAmount(1200, currency));
});
