import { useSyncExternalStore } from 'react';
import { type ConnectionState, connection } from '../../../connectivity/connection';
import { reachability } from '../../../connectivity/reachability';

function subscribe(listener: () => void): () => void {
  const stops = [connection.subscribe(listener), reachability.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** How live data comes in. */
export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(subscribe, connection.current, () => 'idle');
}

/** Whether what is on the screen may be old: the server can't be reached, or can't be heard. */
export function useIsCutOff(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => connection.current() === 'lost' || !reachability.current(),
    () => false,
  );
}
