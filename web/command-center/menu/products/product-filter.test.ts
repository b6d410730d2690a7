import { expect, test } from 'vitest';
import { productVariables } from './product-filter';

const of = (search: string) => productVariables(new URLSearchParams(search));

test('an address without filters asks for all, by name', () => {
  expect(of('')).toEqual({
    first: 50,
    after: null,
    last: null,
    before: null,
    search: '',
    categoryId: null,
    hasCategory: null,
    isSoldOut: null,
    hasPhoto: null,
    isTranslated: null,
    sort: 'NAME',
    isReversed: false,
  });
});

test.each([
  ['category=abc', { categoryId: 'abc', hasCategory: null }],
  ['category=none', { categoryId: null, hasCategory: false }],
  ['sale=on', { isSoldOut: false }],
  ['sale=off', { isSoldOut: true }],
  ['lacks=photo', { hasPhoto: false, isTranslated: null }],
  ['lacks=translation', { hasPhoto: null, isTranslated: false }],
  ['q=soup&sort=-price', { search: 'soup', sort: 'PRICE', isReversed: true }],
  ['sort=-updated', { sort: 'UPDATED', isReversed: false }],
  ['sort=rating', { sort: 'NAME' }],
])('%s narrows the list down', (search, expected) => {
  expect(of(search)).toMatchObject(expected);
});
