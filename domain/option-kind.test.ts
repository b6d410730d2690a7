import { expect, test } from 'vitest';
import { minor } from './money';
import { leavesOut, namedKind, optionKind, saysNo } from './option-kind';

const option = (id: string, name: string, price = 0) => ({ id, name: { en: name }, priceDifference: minor(price) });
const group = (name: string, minimum: number, maximum: number, options: readonly ReturnType<typeof option>[]) => ({
  name: { en: name },
  minimum,
  maximum,
  options,
});

test('in a group where one option must be chosen, the first free option is the default', () => {
  const [thin, rim] = [option('1', 'Thin'), option('2', 'Cheese rim', 180)];
  const crust = group('Crust', 1, 1, [rim, thin]);
  expect(optionKind(crust, thin)).toBe('DEFAULT');
  expect(optionKind(crust, rim)).toBe('CHOICE');
});

test('an optional option is an extra, and an option whose name says no is a removal', () => {
  const [egg, onions] = [option('1', 'Fried egg', 90), option('2', 'No onions')];
  const extras = group('Make it yours', 0, 3, [egg, onions]);
  expect(optionKind(extras, egg)).toBe('EXTRA');
  expect(optionKind(extras, onions)).toBe('REMOVAL');
});

test('a group that takes things out makes a removal of any name, in each language', () => {
  expect(optionKind(group('Leave out', 0, 3, []), option('1', 'Pickles'))).toBe('REMOVAL');
  expect(namedKind({ ru: 'Убрать' }, { ru: 'Лук' })).toBe('REMOVAL');
  expect(namedKind({ ru: 'Добавки' }, { ru: 'Без лука' })).toBe('REMOVAL');
  expect(namedKind({ en: 'Extras' }, { en: 'Noodles' })).toBe('CHOICE');
});

test('a word that only starts with the letters of “no” is not a removal', () => {
  expect(['No onions', 'Без сахара', 'ohne Zwiebeln'].every(saysNo)).toBe(true);
  expect(['Noodles', 'Безе', 'Sinigang'].some(saysNo)).toBe(false);
  expect([leavesOut('Leave out'), leavesOut('Убрать'), leavesOut('Make it your way')]).toEqual([true, true, false]);
});
