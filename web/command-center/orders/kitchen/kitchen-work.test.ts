import { expect, test } from 'vitest';
import { isOfKitchen, ownLines } from './kitchen-work';

const all = { kitchen: '', stations: new Set<string>() };

test('a screen that is set to nothing shows everything', () => {
  const lines = [{ stationId: 'hot' }, { stationId: null }];
  expect(ownLines(lines, all)).toEqual(lines);
  expect(isOfKitchen({ kitchenId: 'centre' }, all)).toBe(true);
});

test('a station shows its own lines, and those that are made nowhere in particular', () => {
  const lines = [{ stationId: 'hot' }, { stationId: 'bar' }, { stationId: null }];
  expect(ownLines(lines, { ...all, stations: new Set(['bar']) })).toEqual([{ stationId: 'bar' }, { stationId: null }]);
});

test('a kitchen shows its own orders, and those of which nobody knows where they are made', () => {
  const work = { ...all, kitchen: 'centre' };
  expect(['centre', 'north', null].map((kitchenId) => isOfKitchen({ kitchenId }, work))).toEqual([true, false, true]);
});
