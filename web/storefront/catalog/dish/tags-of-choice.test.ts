import { expect, test } from 'vitest';
import type { Allergen, ProductTag } from '../../../gql/graphql';
import { tagsOfChoice } from './tags-of-choice';

const option = (id: string, minor: number, allergens: Allergen[] = [], nutrition: object | null = {}) => ({
  id,
  priceDifference: { minor },
  allergens,
  nutrition,
});
const options = [
  option('thin crust', 0, ['GLUTEN']),
  option('no onions', 0, [], null),
  option('free sauce', 0, ['EGGS']),
  option('ham', 550, [], null),
  option('cheese', 120, ['MILK']),
  option('prawns', 300, ['CRUSTACEANS']),
];
const withTags = (tags: ProductTag[], ...chosen: string[]) =>
  tagsOfChoice({ tags, optionGroups: [{ options }] }, new Set(chosen));

test('nothing that costs more leaves the tags as they are', () => {
  expect(withTags(['VEGETARIAN', 'SPICY'], 'thin crust', 'no onions')).toEqual({
    tags: ['VEGETARIAN', 'SPICY'],
    unsure: [],
  });
});

test('nobody says that a dish is vegetarian with ham', () => {
  expect(withTags(['VEGETARIAN', 'HALAL', 'SPICY', 'GLUTEN_FREE'], 'ham')).toEqual({
    tags: ['SPICY'],
    unsure: ['VEGETARIAN', 'HALAL', 'GLUTEN_FREE'],
  });
});

test('what an addition contains ends a tag for certain', () => {
  expect(withTags(['VEGETARIAN', 'KOSHER'], 'prawns')).toEqual({ tags: [], unsure: [] });
  expect(withTags(['GLUTEN_FREE', 'LACTOSE_FREE'], 'cheese')).toEqual({ tags: ['GLUTEN_FREE'], unsure: [] });
  expect(withTags(['GLUTEN_FREE'], 'thin crust')).toEqual({ tags: [], unsure: [] });
});

test('a vegan dish with egg is vegetarian', () => {
  expect(withTags(['VEGAN'], 'free sauce')).toEqual({ tags: ['VEGETARIAN'], unsure: [] });
});
