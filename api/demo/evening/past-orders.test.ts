import { expect, test } from 'vitest';
import { pastOrders } from './past-orders';

const NOW = new Date('2026-11-29T23:00:00Z');
const dishes = Array.from({ length: 20 }, (_none, place) => ({ name: `Dish ${place}`, price: '9.50' }));
const rows = (now: Date) =>
  pastOrders(dishes, now)
    .trim()
    .split('\n')
    .map((row) => row.split(',').map((cell) => cell.replaceAll('"', '')));

test('the past has each day but today, its best sellers first, and is the same for the same day', () => {
  const [, ...orders] = rows(NOW);
  const days = new Set(orders.map(([, placedAt = '']) => placedAt.slice(0, 10)).filter(Boolean));
  expect([days.size, [...days].sort()[0], days.has('2026-11-28'), days.has('2026-11-29')]).toEqual([
    60,
    '2026-09-30',
    true,
    false,
  ]);
  const sold = (name: string) => orders.filter((row) => row.includes(name)).length;
  expect(sold('Dish 0')).toBeGreaterThan(2 * sold('Dish 10'));
  expect(rows(NOW)).toEqual(rows(NOW));
});
