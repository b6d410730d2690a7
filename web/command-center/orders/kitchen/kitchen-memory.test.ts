import { expect, test } from 'vitest';
import { forget, type KitchenDish, readMemory, remember, takenOff } from './kitchen-memory';

const dish = (id: string, quantity = 1, change: { note?: string } = {}): KitchenDish => ({
  id,
  quantity,
  productName: 'Soup',
  variantName: '',
  note: null,
  stationId: null,
  options: [],
  ...change,
});
const order = (status: 'PREPARING' | 'READY' | 'CANCELLED', ...lines: KitchenDish[]) => ({ id: 'one', status, lines });
const begun = remember(new Map(), [order('PREPARING', dish('soup', 3), dish('cola', 1, { note: 'No ice' }))], []);

test('nothing is taken off an order that is as it was shown, or has more', () => {
  expect(
    takenOff(begun, order('PREPARING', dish('soup', 4), dish('cola', 1, { note: 'No ice' }), dish('tea'))),
  ).toEqual([]);
});

test('what is fewer, gone or of another kind stays, with its note, until it is seen', () => {
  const changed = order('PREPARING', dish('soup', 1), dish('cola', 1, { note: 'With ice' }));
  const gone = [dish('soup', 2), dish('cola', 1, { note: 'No ice' })];
  expect(takenOff(begun, changed)).toEqual(gone);
  const later = remember(begun, [changed], []);
  expect(takenOff(later, changed)).toEqual(gone);
  expect(takenOff(forget(later, changed), changed)).toEqual([]);
});

test('a cancelled order stays whole until it is seen', () => {
  const cancelled = order('CANCELLED', dish('soup', 3), dish('cola', 1, { note: 'No ice' }));
  const later = remember(begun, [], [cancelled]);
  expect(takenOff(later, cancelled)).toHaveLength(2);
  expect(takenOff(forget(later, cancelled), cancelled)).toEqual([]);
  expect(takenOff(new Map(), cancelled)).toEqual([]);
});

test('an order that is made or handed over is forgotten, unless something was taken off it last', () => {
  const made = order('READY', dish('soup', 3), dish('cola', 1, { note: 'No ice' }));
  expect(remember(begun, [], [made])).toEqual(new Map());
  expect(remember(begun, [], [])).toEqual(new Map());
  const lessened = order('READY', dish('soup', 3));
  expect(takenOff(remember(begun, [], [lessened]), lessened)).toEqual([dish('cola', 1, { note: 'No ice' })]);
});

test('what a device has kept is read again, and nothing else', () => {
  expect(readMemory(JSON.stringify(Object.fromEntries(begun)))).toEqual(begun);
  expect(readMemory('{"one":[{"id":"soup"}],"two":7}')).toEqual(new Map());
});
