import { expect, test } from 'vitest';
import { dataAddress, dataKey, pageKey } from './page-key';

const SHOP = 'https://shop.example';

test.each([
  ['/catalog/', '/catalog'],
  ['/catalog#pizza', '/catalog'],
  ['/ru/', '/ru'],
  ['/', '/'],
  ['/catalog?utm_source=qr&fbclid=1', '/catalog'],
  ['/catalog?variant=2&dish=pizza%2Fmargherita', '/catalog?dish=pizza%2Fmargherita&variant=2'],
])('%s is kept as %s', (address, key) => {
  expect(pageKey(`${SHOP}${address}`)).toBe(`${SHOP}${key}`);
});

test.each([
  ['/ru', ['/ru/_.data', '/ru.data', '/ru/_.data?_routes=shop']],
  ['/', ['/_.data', '/_.data?_routes=shop%2Chome']],
  ['/catalog', ['/catalog.data?filters=', '/catalog.data?filters=&_routes=shop']],
  ['/catalog/pizza', ['/catalog/pizza.data', '/catalog/pizza/_.data?_routes=shop']],
])('the data of %s is found however the router asks for it', (page, asked) => {
  const key = dataKey(dataAddress(`${SHOP}${page}`));
  for (const address of asked) expect(dataKey(`${SHOP}${address}`)).toBe(key);
});

test('a page and its data are never mistaken for each other', () => {
  expect(dataKey(`${SHOP}/catalog.data`)).not.toBe(pageKey(`${SHOP}/catalog`));
  expect(dataKey(`${SHOP}/catalog.data`)).not.toBe(dataKey(`${SHOP}/ru/catalog.data`));
});
