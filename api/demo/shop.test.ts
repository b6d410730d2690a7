import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sanitizeBody } from '../content/sanitize-body';
import { intervalProblems } from '../hours/intervals';
import { PHOTO_WIDTHS } from '../media/storage/photo';
import { readDemoMenu } from './demo-menu';
import type { Text } from './demo-shop';
import { readRenderedPictures } from './rendered-pictures';
import { demoChannel, demoShop } from './shop';

const { draft, faults } = await readDemoMenu('en');
const dishes = draft.products;
const categories = (draft.menus ?? []).flatMap((menu) => menu.categories);
const unique = (values: readonly string[]) => new Set(values).size === values.length;

/** Every localised text anywhere inside a value. */
function texts(value: unknown): Text[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'ru' in value) return [value as Text];
  return Object.values(value).flatMap(texts);
}

test('the demo shop is a whole one', () => {
  expect(faults).toEqual([]);
  expect(categories).toHaveLength(8);
  expect(dishes.length).toBeGreaterThanOrEqual(44);
  expect(dishes.filter(({ variants }) => variants.length > 1).length).toBeGreaterThanOrEqual(15);
  expect(dishes.filter(({ optionGroups }) => optionGroups).length).toBeGreaterThanOrEqual(20);
  expect(dishes.filter(({ isAvailable }) => isAvailable === false)).toHaveLength(1);
});

test('everything is said in every language, without stray spaces', () => {
  for (const text of [demoShop, demoChannel, draft].flatMap(texts)) {
    for (const words of Object.values(text)) expect(words).toMatch(/^\S(.*\S)?$/s);
    // Units and brands aside, Russian is written in Cyrillic.
    if (text.en !== text.ru) expect(text.ru).toMatch(/[а-яё]/i);
  }
});

test('slugs and SKUs are unique', () => {
  expect(unique(dishes.map(({ slug = '' }) => slug))).toBe(true);
  expect(unique(categories.map(({ key }) => key))).toBe(true);
  expect(unique(dishes.flatMap(({ variants }) => variants.map(({ sku }) => sku ?? '')))).toBe(true);
});

describe.each(dishes.map((dish) => [dish.slug, dish] as const))('%s', (_slug, dish) => {
  test('has nutrition that adds up', () => {
    // One that is missing makes each comparison fail.
    const known = (value: number | null = null) => value ?? Number.NaN;
    const [calories, protein] = [known(dish.calories), known(dish.protein)];
    const [fat, carbohydrate] = [known(dish.fat), known(dish.carbohydrate)];
    // 4, 9 and 4 kilocalories a gram; fibre, alcohol and rounding explain the rest.
    const computed = protein * 4 + fat * 9 + carbohydrate * 4;
    expect(Math.abs(computed - calories)).toBeLessThanOrEqual(Math.max(6, calories * 0.08));
    expect(protein + fat + carbohydrate).toBeLessThan(100);
  });

  test('has variants with different names and option groups that can be answered', () => {
    if (dish.variants.length > 1) expect(unique(dish.variants.map(({ name }) => name?.en ?? ''))).toBe(true);
    for (const { minimum = 0, maximum = 0, options } of dish.optionGroups ?? []) {
      expect(minimum).toBeLessThanOrEqual(maximum);
      expect(maximum).toBeLessThanOrEqual(options.length);
    }
  });

  test('is vegetarian when it is vegan, and names what its free-from tags exclude nowhere', () => {
    const { tags = [], allergens = [] } = dish;
    if (tags.includes('VEGAN')) expect(tags).toContain('VEGETARIAN');
    if (tags.includes('GLUTEN_FREE')) expect(allergens).not.toContain('GLUTEN');
    if (tags.includes('LACTOSE_FREE')) expect(allergens).not.toContain('MILK');
  });
});

test('each dish has its picture at every width, and no picture is left over', async () => {
  const pictures = await readRenderedPictures();
  expect([...pictures.keys()].sort()).toEqual(dishes.map(({ slug }) => slug).sort());
  for (const { width, height, renditions } of pictures.values()) {
    expect([width, height]).toEqual([960, 720]);
    expect(renditions.map((rendition) => rendition.width)).toEqual(PHOTO_WIDTHS.filter((wide) => wide <= 960));
  }
});

test('each category has an icon that is drawn', () => {
  for (const { icon } of categories) {
    expect(existsSync(join(import.meta.dirname, '../../public/icons/food', `${icon}-96.webp`))).toBe(true);
  }
});

test('the week can be stored, and one night goes past midnight', () => {
  expect(demoShop.week).toHaveLength(7);
  expect(demoShop.week.flatMap((intervals) => intervalProblems(intervals))).toEqual([]);
  expect(demoShop.week.flat().filter(({ from, to }) => to <= from)).toHaveLength(1);
});

test('pages are as clean as the sanitiser leaves them', async () => {
  for (const { body } of demoShop.pages)
    for (const text of Object.values(body)) expect(await sanitizeBody(text)).toBe(text);
});
