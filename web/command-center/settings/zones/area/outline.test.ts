import { expect, test } from 'vitest';
import { crossingsOf } from './outline';

const drawn = (...pairs: [number, number][]) => pairs.map(([latitude, longitude]) => ({ latitude, longitude }));

test.each([
  ['a square', drawn([0, 0], [0, 1], [1, 1], [1, 0]), []],
  ['a bay', drawn([0, 0], [0, 2], [2, 2], [1, 1], [2, 0]), []],
  ['a bow tie', drawn([0, 0], [1, 1], [0, 1], [1, 0]), [{ edge: 0, other: 2 }]],
  [
    'a corner on another edge',
    drawn([0, 0], [0, 4], [2, 4], [0, 2], [2, 0]),
    [
      { edge: 0, other: 2 },
      { edge: 0, other: 3 },
    ],
  ],
  ['two corners', drawn([0, 0], [1, 1]), []],
  ['nothing', [], []],
])('%s: where it crosses itself', (_title, corners, crossings) => {
  expect(crossingsOf(corners)).toEqual(crossings);
});
