import { expect, test } from 'vitest';
import { dishTotals } from './dish-totals';

const line = (id: string, quantity: number, productName: string, variantName = '') => ({
  id,
  quantity,
  productName,
  variantName,
});

test('dishes are counted over all orders, the most first, each variant for itself', () => {
  const lines = [
    line('1', 2, 'Margherita', '35 cm'),
    line('2', 1, 'Tiramisu'),
    line('3', 5, 'Margherita', '35 cm'),
    line('4', 1, 'Margherita', '25 cm'),
  ];
  expect(dishTotals(lines, new Set())).toEqual([
    { name: 'Margherita, 35 cm', quantity: 7 },
    { name: 'Margherita, 25 cm', quantity: 1 },
    { name: 'Tiramisu', quantity: 1 },
  ]);
});

test('what is ticked off is not to be made any more', () => {
  const lines = [line('1', 2, 'Tiramisu'), line('2', 1, 'Tiramisu')];
  expect(dishTotals(lines, new Set(['1']))).toEqual([{ name: 'Tiramisu', quantity: 1 }]);
  expect(dishTotals(lines, new Set(['1', '2']))).toEqual([]);
});
