import { expect, test } from 'vitest';
import { clientListSort, sortVariables } from './client-list-sort';

test.each([
  ['', 'LAST_ORDER', false],
  ['sort=nonsense', 'LAST_ORDER', false],
  ['sort=name', 'NAME', false],
  ['sort=-name', 'NAME', true],
  ['sort=-total', 'TOTAL_SPENT', false],
  ['sort=orders', 'ORDERS_COUNT', true],
  ['sort=-since', 'NEWEST', false],
])('?%s asks the API for %s, reversed: %s', (search, sort, isReversed) => {
  expect(sortVariables(clientListSort(new URLSearchParams(search)))).toEqual({ sort, isReversed });
});
