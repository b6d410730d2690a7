import { useEffect, useRef } from 'react';
import { alarmSound } from '../alarm/alarm-sound';

/**
 * Rings when an order comes to the kitchen: somebody has accepted it, or its time has come near.
 *
 * @param key - ids of the orders, with spaces between them.
 */
export function useKitchenBell(key: string): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const present = key.split(' ').filter(Boolean);
    const before = known.current;
    known.current = new Set([...(before ?? []), ...present]);
    if (before && present.some((id) => !before.has(id))) alarmSound.ring();
  }, [key]);
}
