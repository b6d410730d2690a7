import { useSyncExternalStore } from 'react';
import { reachability } from './reachability';

/** Whether the server can be reached, as far as is known. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(reachability.subscribe, reachability.current, () => true);
}
