import { expect, test } from 'vitest';
import { neededContact, receivingWay } from './receiving';

test.each([
  ['DELIVERY', null, 'DELIVERY', ['name', 'phone', 'street']],
  ['DELIVERY', '7', 'DELIVERY', ['name', 'phone', 'street']],
  ['PICKUP', null, 'PICKUP', ['name', 'phone']],
  [null, null, 'PICKUP', ['name', 'phone']],
  ['PICKUP', '7', 'TABLE', ['name']],
  [null, '7', 'TABLE', ['name']],
] as const)('%s with the table %s is %s, and needs %j', (deliveryMethod, table, way, needed) => {
  expect(receivingWay({ deliveryMethod, table })).toBe(way);
  expect(neededContact(way, false)).toEqual(needed);
});

test('a promo code is counted by the phone, at a table too', () =>
  expect(neededContact('TABLE', true)).toEqual(['name', 'phone']));
