import { useEffect } from 'react';
import { useDeviceValue } from '../../../ui/device-value';
import { staysAwake } from './device-settings';

/**
 * Keeps the screen on while the component is shown, if this device is set so. The browser lets go whenever the page is
 * out of sight, so it is taken again when somebody comes back to it.
 */
export function useWakeLock(): void {
  const isWanted = useDeviceValue(staysAwake);
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    let isOver = false;
    let lock: WakeLockSentinel | null = null;
    const take = async () => {
      if (isOver || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (isOver) await taken.release();
        else lock = taken;
      } catch {
        // A battery that is nearly empty refuses: the screen goes dark then, as anywhere else.
      }
    };
    const look = () => void take();
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', look);
      void lock?.release();
    };
  }, [isWanted]);
}
