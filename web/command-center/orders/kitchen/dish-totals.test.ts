import { expect, test } from 'vitest';
import { dishTotals } from './dish-totals';

const line = (quantity: number, productName: string, variantName = '') => ({
  quantity,
  productName,
  variantName,
});

test('dishes are counted over all orders, the most first, each variant for itself', () => {
  const lines = [
    line(2, 'Margherita', '35 cm'),
    line(1, 'Tiramisu'),
    line(5, 'Margherita', '35 cm'),
    line(1, 'Margherita', '25 cm'),
  ];
  expect(dishTotals(lines)).toEqual([
    { name: 'Margherita, 35 cm', quantity: 7 },
    { name: 'Margherita, 25 cm', quantity: 1 },
    { name: 'Tiramisu', quantity: 1 },
  ]);
});
