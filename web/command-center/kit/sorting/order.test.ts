import { expect, test } from 'vitest';
import { inOrder, moved } from './order';

test.each([
  ['a', 1, 'bac'],
  ['a', 2, 'bca'],
  ['c', 0, 'cab'],
  ['b', 1, 'abc'],
  ['b', -1, 'bac'],
  ['b', 9, 'acb'],
])('%s taken to place %i gives %s', (id, to, expected) => {
  expect(moved(['a', 'b', 'c'], id, to).join('')).toBe(expected);
});

test('what the order does not name follows as it stood', () => {
  const items = [{ id: 'new' }, { id: 'a' }, { id: 'b' }];
  expect(inOrder(items, ['b', 'a']).map(({ id }) => id)).toEqual(['b', 'a', 'new']);
});
