import { expect, test } from 'vitest';
import { readLine } from './read-line';

function form(...entries: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

test('a button of a list brings one of a dish', () => {
  expect(readLine(form(['variantId', 'v1']))).toEqual({ variantId: 'v1', optionIds: [], quantity: 1, note: null });
});

test('a dish’s page brings its variant, its options and how many', () => {
  const data = form(
    ['variant', 'v2'],
    ['crust', 'thin'],
    ['extras', 'cheese'],
    ['extras', 'olives'],
    ['quantity', '3'],
    ['note', 'no onions'],
  );
  expect(readLine(data)).toEqual({
    variantId: 'v2',
    optionIds: ['thin', 'cheese', 'olives'],
    quantity: 3,
    note: 'no onions',
  });
});

test('what is no number is one', () => {
  expect(readLine(form(['variantId', 'v1'], ['quantity', 'many'])).quantity).toBe(1);
});
