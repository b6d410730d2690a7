import { expect, test } from 'vitest';
import { createOrderUrl } from './order-url';

test.each([
  ['https://one.example', [], 'https://one.example/finish?order=t'],
  ['https://one.example', ['one.example'], 'https://one.example/finish?order=t'],
  ['https://one.example', ['two.example'], 'https://two.example/finish?order=t'],
  ['https://one.example', ['two.example', 'one.example'], 'https://one.example/finish?order=t'],
  [null, ['two.example'], null],
])('under %s, a shop with the hosts %j shows its order at %s', (publicUrl, hosts, url) => {
  expect(createOrderUrl(publicUrl)('t', hosts)).toBe(url);
});
