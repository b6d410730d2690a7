import { useEffect, useState } from 'react';
import { ownEnd, type PushSupport, pushSupport, type Subscribed, subscribe } from './subscribe';

interface Device {
  /** Null: not known yet. */
  readonly support: PushSupport | 'FAILED' | null;
  readonly end: string | null;
}

const look = async (): Promise<Device> => ({ support: pushSupport(), end: await ownEnd() });

/** What this browser can do about push. @param key - the shop's. */
export function usePush(key: string) {
  const [device, setDevice] = useState<Device>({ support: null, end: null });
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => void look().then(setDevice), []);

  /** Call it on a press. @param send - says to the shop where this browser is. */
  const begin = async (send: (subscribed: Subscribed) => Promise<unknown>) => {
    setIsBusy(true);
    try {
      const subscribed = await subscribe(key);
      if (subscribed) await send(subscribed);
      setDevice(await look());
    } catch {
      setDevice({ support: 'FAILED', end: null });
    }
    setIsBusy(false);
  };
  /** @param ends - of the addresses that the shop knows. */
  const isKnown = (ends: readonly string[]) => device.end !== null && ends.includes(device.end);
  return { support: device.support, isBusy, begin, isKnown };
}
