import { expect, test } from 'vitest';
import { shopPath } from './shop-path';

const place = (slug: string, isActive: boolean, menuId: string) => ({ slug, isActive, menu: { id: menuId } });

test('shoppers find a product in the first category that they see', () => {
  const categories = [place('lunch', true, 'other'), place('hidden', false, 'shown'), place('soups', true, 'shown')];
  expect(shopPath({ slug: 'borscht', categories }, 'shown')).toBe('/catalog/soups/borscht');
});

test('a product that stands nowhere, or in no menu that is shown, has no place in the shop', () => {
  expect(shopPath({ slug: 'borscht', categories: [] }, 'shown')).toBeNull();
  expect(shopPath({ slug: 'borscht', categories: [place('soups', true, 'other')] }, null)).toBeNull();
});
