import { useSyncExternalStore } from 'react';

/** An order that was placed on this device: the link to it, and whether there is still something to wait for. */
export interface DeviceOrder {
  readonly token: string;
  readonly number: string;
  /** Milliseconds since 1970. */
  readonly placedAt: number;
  /** Delivered or picked up; or cancelled, and its shopper has seen that. */
  readonly isOver: boolean;
}

const KEY = 'carte.orders';
const MOST = 20;
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;
const NONE: readonly DeviceOrder[] = [];

/** The orders of a storage's text; what is old, or is no order, is left out. */
export function readOrders(text: string | null, now: number): readonly DeviceOrder[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isOrder).filter(({ placedAt }) => now - placedAt < KEPT_MS) : NONE;
  } catch {
    return NONE;
  }
}

/** With one more, or with what is known of it now; the newest first. */
export function withOrder(orders: readonly DeviceOrder[], order: DeviceOrder): readonly DeviceOrder[] {
  const others = orders.filter(({ token }) => token !== order.token);
  return [...others, order].sort((one, other) => other.placedAt - one.placedAt).slice(0, MOST);
}

function isOrder(value: unknown): value is DeviceOrder {
  const { token, number, placedAt, isOver } = Object(value);
  return [typeof token, typeof number, typeof placedAt, typeof isOver].join() === 'string,string,number,boolean';
}

/** What this device has ordered, in its storage: pages are the same for everybody, and a session may be over. */
class DeviceOrders {
  #text: string | null | undefined;
  #orders = NONE;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    // Other tabs of this device.
    window.addEventListener('storage', listener);
    return () => {
      this.#listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  };

  readonly current = (): readonly DeviceOrder[] => {
    const text = this.#stored();
    if (text !== this.#text) {
      this.#text = text;
      this.#orders = readOrders(text, Date.now());
    }
    return this.#orders;
  };

  readonly remember = (order: DeviceOrder): void => {
    const known = this.current().find(({ token }) => token === order.token);
    if (known?.isOver === order.isOver) return;
    try {
      localStorage.setItem(KEY, JSON.stringify(withOrder(this.current(), order)));
    } catch {
      // A browser that keeps nothing: the page of the order is the only way to it.
    }
    for (const listener of this.#listeners) listener();
  };

  #stored(): string | null {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  }
}

export const deviceOrders = new DeviceOrders();

/** None on the server, and until the page lives. */
export function useDeviceOrders(): readonly DeviceOrder[] {
  return useSyncExternalStore(deviceOrders.subscribe, deviceOrders.current, () => NONE);
}
