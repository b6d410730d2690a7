import { expect, test } from 'vitest';
import { NotFound, TooManyEntries } from '../kernel/refusals';
import { positionAtEnd, reordered } from './ordered-list';

const rows = ['a', 'b', 'c'].map((id) => ({ id }));
const order = (ids: string[]) => reordered(rows, ids).map(({ id }) => id);

test('a row goes behind the others, gaps or not', () => {
  expect(positionAtEnd([], 3)).toBe(0);
  expect(positionAtEnd([{ position: 7 }, { position: 2 }], 3)).toBe(8);
});

test('a full list takes no more', () => {
  expect(() => positionAtEnd([{ position: 0 }], 1)).toThrow(TooManyEntries);
});

test('rows come in the order that was asked for', () => {
  expect(order(['c', 'a', 'b'])).toEqual(['c', 'a', 'b']);
});

test('rows that were left out stay behind, in their order', () => {
  expect(order(['c'])).toEqual(['c', 'a', 'b']);
});

test('an id that is named twice counts once', () => {
  expect(order(['b', 'b'])).toEqual(['b', 'a', 'c']);
});

test('an id of another list is refused', () => {
  expect(() => order(['a', 'z'])).toThrow(NotFound);
});
