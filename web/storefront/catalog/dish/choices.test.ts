import { expect, test } from 'vitest';
import { type ChoiceGroup, incompleteGroup, initialChoices, priceOfOne, toggleOption } from './choices';

function group(id: string, minimum: number, maximum: number, prices: readonly number[]): ChoiceGroup {
  const options = prices.map((minor, index) => ({
    id: `${id}${index}`,
    isSoldOut: false,
    priceDifference: { minor },
  }));
  return { id, minimum, maximum, options };
}

const crust = group('crust', 1, 1, [60, 0, 0]);
const extras = group('extra', 0, 2, [100, 50, -20]);
const sauce = group('sauce', 0, 1, [0, 0]);

test('where one has to be chosen, the first that costs nothing more is chosen already', () => {
  expect([...initialChoices([crust, extras])]).toEqual(['crust1']);
});

test('nothing is chosen beforehand where every option costs more, or is gone', () => {
  const gone = { ...crust, options: crust.options.map((option) => ({ ...option, isSoldOut: true })) };
  expect(initialChoices([gone, group('size', 1, 1, [10])]).size).toBe(0);
});

test('another option takes the place of the chosen one where only one fits', () => {
  expect([...toggleOption(crust, new Set(['crust1', 'extra0']), 'crust2')]).toEqual(['extra0', 'crust2']);
  expect([...toggleOption(sauce, new Set(['sauce0']), 'sauce1')]).toEqual(['sauce1']);
});

test('what has to be chosen can’t be left, what is optional can', () => {
  expect([...toggleOption(crust, new Set(['crust1']), 'crust1')]).toEqual(['crust1']);
  expect([...toggleOption(sauce, new Set(['sauce0']), 'sauce0')]).toEqual([]);
});

test('an option more than the maximum is not taken', () => {
  const full = new Set(['extra0', 'extra1']);
  expect(toggleOption(extras, full, 'extra2')).toBe(full);
});

test('a group in which too few are chosen is named', () => {
  expect(incompleteGroup([extras, crust], new Set(['extra0']))?.id).toBe('crust');
  expect(incompleteGroup([extras, crust], new Set(['crust0']))).toBeNull();
});

test('the price of one counts every chosen option, cheaper ones too', () => {
  expect(priceOfOne(1000, [crust, extras], new Set(['crust0', 'extra0', 'extra2']))).toBe(1140);
});
