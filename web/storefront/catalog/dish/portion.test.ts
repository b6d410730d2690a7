import { expect, test } from 'vitest';
import { nutritionOfPortion, withAdded } from './portion';

const facts = { calories: 250, protein: 10, fat: null, carbohydrate: 30 };

test('a portion holds as many times more as it is heavier than 100 g', () => {
  expect(nutritionOfPortion(facts, 380, 'G')).toEqual({ calories: 950, protein: 38, fat: null, carbohydrate: 114 });
  expect(nutritionOfPortion(facts, 0.5, 'KG')?.calories).toBe(1250);
});

test('ounces are turned into grams', () => {
  expect(nutritionOfPortion(facts, 10, 'OZ')?.calories).toBeCloseTo(708.7, 1);
});

test('a portion counted in pieces, or of unknown weight, tells nothing', () => {
  expect(nutritionOfPortion(facts, 6, 'PCS')).toBeNull();
  expect(nutritionOfPortion(facts, null, 'G')).toBeNull();
});

test('what is chosen adds to the portion, and makes unknown what it does not say', () => {
  const portion = { calories: 500, protein: 20, fat: null, carbohydrate: 60 };
  const cheese = { calories: 140, protein: 11, fat: 10, carbohydrate: 0.5 };
  const egg = { calories: 95, protein: null, fat: 7, carbohydrate: 0.5 };
  expect(withAdded(portion, [])).toEqual(portion);
  expect(withAdded(portion, [cheese])).toEqual({ calories: 640, protein: 31, fat: null, carbohydrate: 60.5 });
  expect(withAdded(portion, [cheese, egg])).toMatchObject({ calories: 735, protein: null, carbohydrate: 61 });
});
