import { expect, test } from 'vitest';
import { withOrder } from './device-orders';
import { type DeviceOrder, readOrders } from './kept-orders';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const order = (token: string, hoursAgo: number, isOver = false): DeviceOrder => ({
  token,
  number: `2411-${token}`,
  placedAt: NOW - hoursAgo * 3_600_000,
  isOver,
});
const tokens = (orders: readonly DeviceOrder[]) => orders.map(({ token }) => token);

test('a new order stands first, and one that is known is changed in its place', () => {
  const two = withOrder(withOrder([], order('a', 2)), order('b', 1));
  expect(tokens(two)).toEqual(['b', 'a']);
  const over = withOrder(two, order('a', 2, true));
  expect(tokens(over)).toEqual(['b', 'a']);
  expect(over[1]?.isOver).toBe(true);
});

test('twenty are kept, for ninety days', () => {
  const many = Array.from({ length: 25 }, (_, index) => order(String(index), index)).reduce<readonly DeviceOrder[]>(
    withOrder,
    [],
  );
  expect(tokens(many)).toEqual(Array.from({ length: 20 }, (_, index) => String(index)));
  const kept = JSON.stringify([order('new', 24 * 89), order('old', 24 * 91)]);
  expect(tokens(readOrders(kept, NOW))).toEqual(['new']);
});

test('an order that waits for its payment is kept without a number, and gets it in its place', () => {
  const waiting = { ...order('a', 2), number: null };
  expect(readOrders(JSON.stringify([waiting]), NOW)).toEqual([waiting]);
  expect(withOrder([order('b', 1), waiting], order('a', 2))).toEqual([order('b', 1), order('a', 2)]);
});

test.each(['7', 'null', '{}', '[null, 7, {"token":"x"}]'])('%j holds no order', (text) => {
  expect(readOrders(text, NOW)).toEqual([]);
});
