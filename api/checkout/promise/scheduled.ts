import type { DeliveryMethod, OrderStatus } from '../../../domain/order-status';

const MINUTE_MS = 60_000;

/** Half an hour that a chosen time lasts, and a quarter to see it coming. */
const NEAR_MINUTES = 45;

/** Those that nobody has begun with. */
export const SCHEDULED_STATUSES = ['PLACED', 'ACCEPTED'] as const satisfies readonly OrderStatus[];

/** The shop's minutes from placing until the order can be collected, or is at the door. */
export interface Minutes {
  readonly pickupMinutes: number;
  readonly deliveryMinutes: number;
}

interface Scheduled {
  readonly status: OrderStatus;
  readonly timeKind: 'ASAP' | 'SLOT';
  readonly deliveryMethod: DeliveryMethod | null;
  readonly promisedAt: Date | null;
}

/** Milliseconds before the promised time at which an order comes near: its kitchen has to begin soon. */
export function leadMs(method: DeliveryMethod | null, { pickupMinutes, deliveryMinutes }: Minutes): number {
  return ((method === 'PICKUP' ? pickupMinutes : deliveryMinutes) + NEAR_MINUTES) * MINUTE_MS;
}

/**
 * Until when an order for a chosen time stands apart from those that are cooked now.
 *
 * @returns null for an order as soon as possible, and after its preparation has begun.
 */
export function scheduledUntil(order: Scheduled, minutes: Minutes): Date | null {
  const { status, timeKind, deliveryMethod, promisedAt } = order;
  const isWaiting = SCHEDULED_STATUSES.some((waiting) => waiting === status);
  if (timeKind === 'ASAP' || !isWaiting || promisedAt === null) return null;
  return new Date(promisedAt.getTime() - leadMs(deliveryMethod, minutes));
}
