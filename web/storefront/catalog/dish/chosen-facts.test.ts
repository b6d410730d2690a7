import { expect, test } from 'vitest';
import { factsOfChoice } from './chosen-facts';

const NUTRITION = { calories: 140, protein: 11, fat: 10.5, carbohydrate: null };
const option = (id: string, minor: number, facts: { nutrition?: typeof NUTRITION; allergens?: string[] } = {}) => ({
  id,
  name: `Option ${id}`,
  priceDifference: { minor },
  nutrition: null,
  allergens: [],
  ...facts,
});
const cheese = option('cheese', 120, { nutrition: NUTRITION, allergens: ['MILK'] });
const egg = option('egg', 90, { allergens: ['EGGS', 'GLUTEN'] });
const thin = option('thin', 0);
const dish = { allergens: ['GLUTEN'], optionGroups: [{ options: [thin] }, { options: [cheese, egg] }] };

test('nothing chosen: the dish as it is', () => {
  expect(factsOfChoice(dish, new Set(['thin']))).toEqual({
    allergens: ['GLUTEN'],
    added: [],
    uncounted: [],
    areOptionsKnown: true,
  });
});

test('what is chosen brings its allergens and nutrition in, and what is not known of it is named', () => {
  expect(factsOfChoice(dish, new Set(['cheese', 'egg']))).toEqual({
    allergens: ['GLUTEN', 'MILK', 'EGGS'],
    added: [NUTRITION],
    uncounted: ['Option egg'],
    areOptionsKnown: true,
  });
});

test('options without facts are reported', () => {
  const silent = { allergens: [], optionGroups: [{ options: [thin, option('olives', 80)] }] };
  expect(factsOfChoice(silent, new Set(['olives']))).toMatchObject({ areOptionsKnown: false, added: [] });
});
