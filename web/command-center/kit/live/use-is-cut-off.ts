import { useSyncExternalStore } from 'react';
import { type ConnectionState, connection } from '../../../graphql/connection';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  const stop = connection.subscribe(listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
    stop();
  };
}

/** How live data comes in. */
export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(subscribe, connection.current, () => 'idle');
}

/** Whether what is on the screen may be old: the device is offline, or the server can't be heard. */
export function useIsCutOff(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => connection.current() === 'lost' || !navigator.onLine,
    () => false,
  );
}
