import { useEffect, useSyncExternalStore } from 'react';
import { alarmSound } from './alarm-sound';

/** While an order waits too long, it rings again after that. */
const RING_EVERY_MS = 4_000;

export function useIsSoundOn(): boolean {
  return useSyncExternalStore(alarmSound.subscribe, alarmSound.isOn, () => false);
}

/**
 * Rings for each order that comes in, and again and again while one has waited too long.
 *
 * @param newest - id of the newest order that nobody has taken.
 */
export function useRinging(newest: string | null, isAlarm: boolean): void {
  const isOn = useIsSoundOn();
  useEffect(() => alarmSound.restore(), []);
  useEffect(() => {
    if (newest !== null) alarmSound.ring();
  }, [newest]);
  useEffect(() => {
    if (!isAlarm || !isOn) return;
    alarmSound.ring();
    const timer = setInterval(() => alarmSound.ring(), RING_EVERY_MS);
    return () => clearInterval(timer);
  }, [isAlarm, isOn]);
}
