import { expect, test } from 'vitest';
import { dishesThatFit, MOST_DISHES } from './dishes-that-fit';

test('a small menu is shown whole', () => {
  expect(dishesThatFit([8, 7, 6])).toBe(8);
  expect(dishesThatFit([])).toBe(0);
});

test('what small categories leave free goes to the large ones', () => {
  expect(dishesThatFit([3, 3, 24], 20)).toBe(14);
  expect(dishesThatFit([24, 24, 24, 24], 64)).toBe(16);
});

test('each category shows what it is, however many there are', () => {
  const counts = Array.from({ length: 40 }, () => 24);
  expect(dishesThatFit(counts)).toBe(4);
  expect(counts.length * 4).toBeGreaterThan(MOST_DISHES);
});
