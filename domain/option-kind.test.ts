import { expect, test } from 'vitest';
import { minor } from './money';
import { chosenKind, guessedKind, namedKind, optionLabel, saysNo } from './option-kind';

const option = (id: string, price = 0, kind: 'CHOICE' | 'REMOVAL' = 'CHOICE') => ({
  id,
  kind,
  priceDifference: minor(price),
});

test('in a group where one option must be chosen, the first free choice is the default', () => {
  const [rim, thin, thick] = [option('1', 180), option('2'), option('3')];
  const crust = { minimum: 1, maximum: 1, options: [rim, thin, thick] };
  expect([rim, thin, thick].map((each) => chosenKind(crust, each))).toEqual(['CHOICE', 'DEFAULT', 'CHOICE']);
  expect(chosenKind({ ...crust, minimum: 0 }, thin)).toBe('CHOICE');
});

test('a removal that stands first in its group is never taken for what changes nothing', () => {
  const plain = option('1', 0, 'REMOVAL');
  expect(chosenKind({ minimum: 1, maximum: 1, options: [plain, option('2')] }, plain)).toBe('REMOVAL');
});

test.each([
  ['CHOICE', 1, { en: 'Cheese' }, { en: 'No cheese' }],
  ['EXTRA', 0, { en: 'Make it yours' }, { en: 'Fried egg' }],
  ['REMOVAL', 0, { en: 'Make it yours' }, { en: 'No onions', ru: 'Без лука' }],
  ['REMOVAL', 0, { en: 'Leave out' }, { en: 'Pickles' }],
  ['EXTRA', 0, { en: 'Add' }, { en: 'Decaf instead', ru: 'Без кофеина' }],
  ['EXTRA', 0, { en: 'Add' }, { en: '' }],
] as const)('%s is guessed where %d must be chosen of %j and the option is %j', (kind, minimum, name, option) => {
  expect(guessedKind({ name, minimum }, option)).toBe(kind);
});

test('names alone tell removals in each language', () => {
  expect(namedKind({ ru: 'Убрать' }, { ru: 'Лук' })).toBe('REMOVAL');
  expect(namedKind({ ru: 'Добавки' }, { ru: 'Без лука' })).toBe('REMOVAL');
  expect(namedKind({ en: 'Extras' }, { en: 'Noodles' })).toBe('CHOICE');
});

test('a word that only starts with the letters of “no” is not a removal', () => {
  expect(['No onions', 'Без сахара', 'ohne Zwiebeln'].every(saysNo)).toBe(true);
  expect(['Noodles', 'Безе', 'Sinigang'].some(saysNo)).toBe(false);
});

test.each([
  ['DEFAULT', 'Crust', 'Thin', 'Crust: Thin'],
  ['CHOICE', 'Sauce', 'None', 'Sauce: None'],
  ['EXTRA', 'Add', 'Egg', '+ Egg'],
  ['REMOVAL', 'Make it yours', 'Onions', 'no Onions'],
  ['REMOVAL', 'Leave out', 'No onions', 'No onions'],
] as const)('%s “%s: %s” is read as “%s”', (kind, group, name, label) => {
  expect(optionLabel({ kind, group, name }, (left) => `no ${left}`)).toBe(label);
});
