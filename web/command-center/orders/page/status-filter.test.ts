import { expect, test } from 'vitest';
import { countOf, ordersPath, statusesOf, toStatusFilter } from './status-filter';

const counts = [
  { status: 'PLACED', count: 2 },
  { status: 'READY', count: 1 },
  { status: 'CANCELLED', count: 4 },
] as const;

test('a tab counts the orders that it shows', () => {
  expect(countOf('ALL', counts)).toBe(7);
  expect(countOf('ACTIVE', counts)).toBe(3);
  expect(countOf('READY', counts)).toBe(1);
  expect(countOf('COMPLETED', counts)).toBe(0);
});

test('carts are no orders: no tab asks for them', () => {
  expect(statusesOf('ALL')).not.toContain('OPEN');
  expect(toStatusFilter('OPEN')).toBe('ALL');
});

test('an address with an unknown status shows all orders', () => {
  expect([null, '', 'placed', 'NONSENSE'].map(toStatusFilter)).toEqual(['ALL', 'ALL', 'ALL', 'ALL']);
});

test('what waits for someone is on the board, the rest in the list', () => {
  expect(ordersPath('READY')).toBe('/command-center/checkout?status=READY');
  expect(ordersPath('CANCELLED')).toBe('/command-center/checkout?view=list&status=CANCELLED');
  expect(ordersPath('ALL')).toBe('/command-center/checkout?view=list');
});
