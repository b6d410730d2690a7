import { expect, test } from 'vitest';
import { createOrderPages } from './order-pages';

test.each([
  ['https://one.example', [], 'https://one.example/finish?order=t'],
  ['https://one.example', ['one.example'], 'https://one.example/finish?order=t'],
  ['https://one.example', ['two.example'], 'https://two.example/finish?order=t'],
  ['https://one.example', ['two.example', 'one.example'], 'https://one.example/finish?order=t'],
  [null, ['two.example'], null],
])('under %s, a shop with the hosts %j shows its order at %s', (publicUrl, hosts, url) => {
  expect(createOrderPages(publicUrl)({ id: 'i', token: 't' }, hosts)?.url ?? null).toBe(url);
});

test('staff see it under its id of the API, at the same host', () => {
  const pages = createOrderPages('https://one.example')({ id: 'i', token: 't' }, ['two.example']);
  expect(pages?.staffUrl).toBe(`https://two.example/command-center/checkout/${encodeURIComponent(btoa('Checkout:i'))}`);
});
