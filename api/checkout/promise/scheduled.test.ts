import { expect, test } from 'vitest';
import { scheduledUntil } from './scheduled';

const minutes = { pickupMinutes: 30, deliveryMinutes: 60 };
const order = {
  status: 'ACCEPTED',
  timeKind: 'SLOT',
  deliveryMethod: 'PICKUP',
  promisedAt: new Date('2026-11-20T18:30:00Z'),
} as const;

test('an order for a chosen time comes near when its kitchen has to begin soon', () => {
  expect(scheduledUntil(order, minutes)).toEqual(new Date('2026-11-20T17:15:00Z'));
  expect(scheduledUntil({ ...order, deliveryMethod: 'DELIVERY' }, minutes)).toEqual(new Date('2026-11-20T16:45:00Z'));
});

test.each([
  ['is wanted as soon as possible', { timeKind: 'ASAP' as const }],
  ['is being prepared', { status: 'PREPARING' as const }],
  ['is cancelled', { status: 'CANCELLED' as const }],
])('what %s is not scheduled', (_title, change) => {
  expect(scheduledUntil({ ...order, ...change }, minutes)).toBeNull();
});
