import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { LINK_ICONS } from '../../../domain/link-icons';
import { FOOD_ICON_WIDTHS, FOOD_ICONS } from './food-icons';

const root = join(import.meta.dirname, '../../..');

test('each food icon is there in each of its widths', async () => {
  for (const name of FOOD_ICONS) {
    for (const side of FOOD_ICON_WIDTHS) {
      const { width, height } = await sharp(join(root, `public/icons/food/${name}-${side}.webp`)).metadata();
      expect([width, height], name).toEqual([side, side]);
    }
  }
});

test('the row of link icons has a square for each', async () => {
  const { width, height } = await sharp(join(import.meta.dirname, 'link-icons.webp')).metadata();
  expect(width).toBe(height * LINK_ICONS.length);
});
