import { expect, test } from 'vitest';
import { type OptionOfDish, sharedOptions } from './shared-options';

const now = new Date('2026-11-20T12:00:00Z');
const later = new Date('2026-11-20T13:00:00Z');

const option = (id: string, name: string, productId: string, more: Partial<OptionOfDish> = {}): OptionOfDish => ({
  id,
  name: { en: name },
  productId,
  groupName: { en: 'Extras' },
  isAvailable: true,
  stoppedUntil: null,
  ...more,
});

test('what only one dish offers is not shared, even where it offers it twice', () => {
  expect(sharedOptions([option('1', 'Basil', 'a'), option('2', 'Basil', 'a')], 'en', now)).toEqual([]);
});

test('case and spaces make no other thing; dishes and groups count once', () => {
  const options = [
    option('1', 'Extra cheese', 'a'),
    option('2', ' extra  Cheese', 'b', { groupName: { en: 'Toppings' } }),
    option('3', 'Extra cheese', 'b'),
    option('4', 'Anchovies', 'a'),
    option('5', 'Anchovies', 'c'),
  ];
  expect(sharedOptions(options, 'en', now)).toMatchObject([
    { id: '4', productCount: 2, groupNames: [{ en: 'Extras' }] },
    { id: '1', productCount: 2, groupNames: [{ en: 'Extras' }, { en: 'Toppings' }] },
  ]);
});

test('a dish counts as stopped when no group of it offers the option; the latest end is shown', () => {
  const gone = { isAvailable: true, stoppedUntil: later };
  const options = [option('1', 'Basil', 'a', gone), option('2', 'Basil', 'b'), option('3', 'Basil', 'b', gone)];
  expect(sharedOptions(options, 'en', now)).toMatchObject([{ stoppedCount: 1, until: later }]);
  const everywhere = options.map((each) => ({ ...each, ...gone }));
  expect(sharedOptions(everywhere, 'en', now)).toMatchObject([{ stoppedCount: 2, until: later }]);
  const untilChanged = [...everywhere, option('4', 'Basil', 'c', { isAvailable: false })];
  expect(sharedOptions(untilChanged, 'en', now)).toMatchObject([{ stoppedCount: 3, until: null }]);
});

test('a name that the shop’s own language lacks is known by nothing', () => {
  const unnamed = { name: { ru: 'Сыр' } };
  expect(sharedOptions([option('1', '', 'a', unnamed), option('2', '', 'b', unnamed)], 'en', now)).toEqual([]);
});
