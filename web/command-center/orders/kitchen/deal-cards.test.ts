import { expect, test } from 'vitest';
import { dealCards } from './deal-cards';

const card = (id: string, lineCount: number) => ({
  id,
  kitchenNote: null,
  lines: Array.from({ length: lineCount }, () => ({ options: [] })),
});
const idsOf = (columns: ReturnType<typeof dealCards<ReturnType<typeof card>>>) =>
  columns.map((column) => column.map(({ id }) => id).join(''));

test('the oldest stand on top, one in each column', () => {
  expect(idsOf(dealCards([card('a', 1), card('b', 1), card('c', 1), card('d', 1)], 3))).toEqual(['ad', 'b', 'c']);
});

test('the next card goes where there is most room', () => {
  expect(idsOf(dealCards([card('a', 9), card('b', 1), card('c', 1)], 2))).toEqual(['a', 'bc']);
});

test('there is always a column', () => {
  expect(idsOf(dealCards([card('a', 1)], 0))).toEqual(['a']);
});
