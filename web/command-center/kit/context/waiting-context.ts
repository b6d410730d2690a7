import { createContext, useContext } from 'react';

interface Waiting {
  /** Untaken orders. */
  readonly count: number;
  /** One of them has waited too long. */
  readonly isAlarm: boolean;
}

export const WaitingContext = createContext<Waiting>({ count: 0, isAlarm: false });

export function useWaiting(): Waiting {
  return useContext(WaitingContext);
}
