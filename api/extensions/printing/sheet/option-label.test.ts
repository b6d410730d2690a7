import { expect, test } from 'vitest';
import { minor } from '../../../../domain/money';
import { optionLabel } from './option-label';
import { sheetWords } from './sheet-words';

const words = sheetWords('en', { timeZone: 'Asia/Tbilisi', defaultLocale: 'en' });

test.each([
  ['DEFAULT', 'Crust', 'Thin', 'Crust: Thin'],
  ['CHOICE', 'Sauce', 'None', 'Sauce: None'],
  ['EXTRA', 'Add', 'Egg', '+ Egg'],
  ['REMOVAL', 'Leave out', 'Onions', 'no Onions'],
  ['REMOVAL', 'Leave out', 'No onions', 'No onions'],
  ['REMOVAL', 'Milk', 'Without milk', 'Without milk'],
] as const)('%s “%s: %s” is printed as “%s”', (kind, group, name, printed) => {
  const option = { id: null, sku: null, priceDifference: minor(0), kind, group: { en: group }, name: { en: name } };
  expect(optionLabel(option, words)).toBe(printed);
});
