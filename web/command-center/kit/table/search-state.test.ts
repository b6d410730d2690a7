import { expect, test } from 'vitest';
import { pageVariables, searchSortedBy, searchWith, sortOf } from './search-state';

const search = new URLSearchParams('q=soup&sort=-name&after=abc');
const fallback = { key: 'name', isDescending: false } as const;

test('the address says by what rows are sorted', () => {
  expect(sortOf(search, ['name', 'price'], fallback)).toEqual({ key: 'name', isDescending: true });
  expect(sortOf(new URLSearchParams('sort=password'), ['name', 'price'], fallback)).toEqual(fallback);
});

test('a column once more is the other way round, another one begins at its start', () => {
  expect(searchSortedBy(search, 'name', fallback)).toBe('?q=soup&sort=-name');
  expect(searchSortedBy(search, 'name', { key: 'name', isDescending: true })).toBe('?q=soup&sort=name');
  expect(searchSortedBy(search, 'price', fallback)).toBe('?q=soup&sort=price');
});

test('another filter begins at the first page', () => {
  expect(searchWith(search, { q: null, method: 'PICKUP' })).toBe('?sort=-name&method=PICKUP');
});

test('a page is asked for from either side', () => {
  expect(pageVariables(search, 50)).toEqual({ first: 50, after: 'abc', last: null, before: null });
  expect(pageVariables(new URLSearchParams('before=x'), 50)).toEqual({
    first: null,
    after: null,
    last: 50,
    before: 'x',
  });
});
