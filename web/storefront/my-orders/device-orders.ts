import { DeviceValue } from '../../ui/device-value';

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

const MOST = 20;
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** The orders of a storage's text; what is old, or is no order, is left out. @throws for what is no JSON. */
export function readOrders(text: string, now: number): readonly DeviceOrder[] {
  const kept: unknown = JSON.parse(text);
  return Array.isArray(kept) ? kept.filter(isOrder).filter(({ placedAt }) => now - placedAt < KEPT_MS) : [];
}

/** With one more, or with what is known of it now; the newest first. */
export function withOrder(orders: readonly DeviceOrder[], order: DeviceOrder): readonly DeviceOrder[] {
  const others = orders.filter(({ token }) => token !== order.token);
  return [...others, order].sort((one, other) => other.placedAt - one.placedAt).slice(0, MOST);
}

function isOrder(value: unknown): value is DeviceOrder {
  const { token, number, placedAt, isOver } = Object(value);
  const isNumbered = number === null || typeof number === 'string';
  return isNumbered && [typeof token, typeof placedAt, typeof isOver].join() === 'string,number,boolean';
}

/** What this device has ordered, in its storage: pages are the same for everybody, and a session may be over. */
export const deviceOrders = new DeviceValue<readonly DeviceOrder[]>({
  key: 'carte.orders',
  initial: [],
  parse: (text) => readOrders(text, Date.now()),
  format: JSON.stringify,
});

export function rememberOrder(order: DeviceOrder): void {
  const orders = deviceOrders.current();
  const known = orders.find(({ token }) => token === order.token);
  if (known?.isOver !== order.isOver || known.number !== order.number) deviceOrders.set(withOrder(orders, order));
}

/** It was not paid, and its shopper knows. */
export function forgetOrder(token: string): void {
  deviceOrders.set(deviceOrders.current().filter((order) => order.token !== token));
}
