import { useEffect, useRef } from 'react';
import { alarmSound } from '../alarm/alarm-sound';

/**
 * Rings when something new is among them: an order came to the kitchen, or became late.
 *
 * @param key - what there is, with spaces between them.
 * @param notes - how it rings; as a doorbell unless told.
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
