import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the page is what the server sent: what is typed then would be lost. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
