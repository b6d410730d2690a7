import { expect, test } from 'vitest';
import { formatMoney } from './money';

const NO_BREAK = /[\u00a0\u202f]/g;
const write = (minor: number, currencyCode: string, tag: string) =>
  formatMoney({ minor, currencyCode }, tag).replace(NO_BREAK, ' ');

test.each([
  [125000, 'RUB', 'ru-RU', '1 250 ₽'],
  [125050, 'RUB', 'ru-RU', '1 250,50 ₽'],
  [125050, 'RUB', 'en-US', '₽1,250.50'],
  [1250, 'USD', 'en-US', '$12.50'],
  [1200, 'USD', 'en-US', '$12'],
  [0, 'EUR', 'en-US', '€0'],
  [-500, 'USD', 'en-US', '−$5'],
])('%d minor units of %s in %s read “%s”', (minor, currency, tag, text) => {
  expect(write(minor, currency, tag)).toBe(text);
});

test.each([
  ['RUB', '₽'],
  ['USD', '$'],
  ['EUR', '€'],
  ['GEL', '₾'],
  ['BYN', 'Br'],
  ['UAH', '₴'],
  ['KZT', '₸'],
  ['PLN', 'zł'],
  ['TRY', '₺'],
])('%s is written with the sign %s in both languages', (currency, sign) => {
  for (const tag of ['en-US', 'ru-RU']) expect(write(100, currency, tag)).toContain(sign);
});
