import { DeviceValue } from '../../ui/device-value';
import { type DeviceOrder, ORDERS_KEY, readOrders } from './kept-orders';

const MOST = 20;

/** With one more, or with what is known of it now; the newest first. */
export function withOrder(orders: readonly DeviceOrder[], order: DeviceOrder): readonly DeviceOrder[] {
  const others = orders.filter(({ token }) => token !== order.token);
  return [...others, order].sort((one, other) => other.placedAt - one.placedAt).slice(0, MOST);
}

/** What this device has ordered, in its storage: pages are the same for everybody, and a session may be over. */
export const deviceOrders = new DeviceValue<readonly DeviceOrder[]>({
  key: ORDERS_KEY,
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
