import { expect, test } from 'vitest';
import { placedCorners, readPair, withCornerMoved } from './outline-edit';

const at = (latitude: number | null, longitude: number | null = 0) => ({ latitude, longitude });

test('a corner goes up and down, and stays at the ends', () => {
  const corners = [at(1), at(2), at(3)];
  expect(withCornerMoved(corners, 1, -1)).toEqual([at(2), at(1), at(3)]);
  expect(withCornerMoved(corners, 1, 1)).toEqual([at(1), at(3), at(2)]);
  expect(withCornerMoved(corners, 0, -1)).toEqual(corners);
  expect(withCornerMoved(corners, 2, 1)).toEqual(corners);
});

test('what is no place yet is left out, and the others keep their numbers', () => {
  const corners = [at(1), at(null), at(Number.NaN), at(91), at(2, 181), at(3)];
  expect(placedCorners(corners).map(({ index }) => index)).toEqual([0, 5]);
});

test.each([
  ['41.69, 44.80', at(41.69, 44.8)],
  [' -41.5;170 ', at(-41.5, 170)],
  ['41.69 44.80', at(41.69, 44.8)],
  ['41.69', null],
  ['91, 0', null],
  ['Rustaveli 12', null],
])('%j is read as the pair %j', (text, pair) => {
  expect(readPair(text)).toEqual(pair);
});
