import { useEffect, useRef } from 'react';
import { alarmSound } from '../alarm/alarm-sound';

/**
 * Rings when there is something new: an order came to the kitchen, or became late.
 *
 * @param key - ids, separated by spaces.
 * @param notes - how it rings. Defaults to a doorbell.
 */
export function useKitchenBell(key: string, notes?: Parameters<typeof alarmSound.ring>[0]): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const present = key.split(' ').filter(Boolean);
    const before = known.current;
    known.current = new Set([...(before ?? []), ...present]);
    if (before && present.some((entry) => !before.has(entry))) alarmSound.ring(notes);
  }, [key, notes]);
}
