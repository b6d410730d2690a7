/** Where a browser keeps them. */
export const ORDERS_KEY = 'carte.orders';

/** An order that was sent from this device: the link to it, and whether there is still something to wait for. */
export interface DeviceOrder {
  readonly token: string;
  /** Null while it waits for its payment. */
  readonly number: string | null;
  /** Milliseconds since 1970. */
  readonly placedAt: number;
  /** Delivered or picked up; or cancelled, and its shopper has seen that. */
  readonly isOver: boolean;
}

const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** The orders of a storage's text; what is old, or is no order, is left out. @throws for what is no JSON. */
export function readOrders(text: string, now: number): readonly DeviceOrder[] {
  const kept: unknown = JSON.parse(text);
  return Array.isArray(kept) ? kept.filter(isOrder).filter(({ placedAt }) => now - placedAt < KEPT_MS) : [];
}

function isOrder(value: unknown): value is DeviceOrder {
  const { token, number, placedAt, isOver } = Object(value);
  const isNumbered = number === null || typeof number === 'string';
  return isNumbered && [typeof token, typeof placedAt, typeof isOver].join() === 'string,number,boolean';
}
