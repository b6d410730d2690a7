import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSearchAddress, searchPath, toggled, withQuery } from './search-address';

const read = (path: string) => readSearchAddress(new URL(path, 'http://shop').searchParams);

test('an address says what is searched for, and what it can’t mean is left out', () => {
  expect(read('/search?q=+pizza+&tag=VEGAN&tag=TASTY&without=MILK&without=toString&after=abc')).toEqual({
    query: 'pizza',
    tags: ['VEGAN'],
    without: ['MILK'],
    after: 'abc',
  });
  expect(searchPath(read('/search'))).toBe('/search');
});

test('what is written into an address is read out of it', () => {
  const address = fc.record({
    query: fc.string().map((text) => text.trim()),
    tags: fc.uniqueArray(fc.constantFrom('VEGAN' as const, 'SPICY' as const)),
    without: fc.uniqueArray(fc.constantFrom('MILK' as const, 'NUTS' as const)),
    after: fc.option(fc.stringMatching(/^\w+$/)),
  });
  fc.assert(
    fc.property(address, (written) => {
      expect(read(searchPath(written))).toEqual(written);
    }),
  );
});

test('another filter and another text begin at the first page', () => {
  const address = read('/search?q=pizza&tag=VEGAN&after=abc');
  expect(searchPath(toggled(address, 'tags', 'SPICY'))).toBe('/search?q=pizza&tag=VEGAN&tag=SPICY');
  expect(searchPath(toggled(address, 'tags', 'VEGAN'))).toBe('/search?q=pizza');
  expect(searchPath(toggled(address, 'without', 'MILK'))).toBe('/search?q=pizza&tag=VEGAN&without=MILK');
  expect(searchPath(withQuery(address, ' soup '))).toBe('/search?q=soup&tag=VEGAN');
});
