import { expect, test } from 'vitest';
import { dealCards } from './deal-cards';

const card = (id: string, height: number) => ({ id, height });
const deal = (cards: readonly ReturnType<typeof card>[], count: number) =>
  dealCards(cards, count, ({ height }) => height).map((column) => column.map(({ id }) => id).join(''));

test('the oldest stand on top, one in each column', () => {
  expect(deal([card('a', 1), card('b', 1), card('c', 1), card('d', 1)], 3)).toEqual(['ad', 'b', 'c']);
});

test('the next card goes where there is most room', () => {
  expect(deal([card('a', 9), card('b', 1), card('c', 1)], 2)).toEqual(['a', 'bc']);
});

test('there is always a column', () => {
  expect(deal([card('a', 1)], 0)).toEqual(['a']);
});
