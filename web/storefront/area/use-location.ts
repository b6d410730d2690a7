import { useState, useSyncExternalStore } from 'react';
import { choosePlace } from '../addresses/choose-place';
import { useCartActions } from '../cart/store/cart-context';

/** How asking the device for its place went. */
export type LocationState =
  | 'idle'
  | 'looking'
  /** The shopper, or their device, does not tell. */
  | 'denied'
  /** The device does not know, or the shop could not be reached. */
  | 'failed'
  | 'told';

const LONGEST_WAIT_MS = 10_000;
/** A place that the device knew a minute ago is still the place. */
const OLDEST_MS = 60_000;

function askDevice(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      enableHighAccuracy: true,
      timeout: LONGEST_WAIT_MS,
      maximumAge: OLDEST_MS,
    });
  });
}

/** Browsers tell a place over https only. */
const canAsk = () => window.isSecureContext && 'geolocation' in navigator;
const nothingChanges = () => () => {};
/** A page made on the server has room for it: most shops are reached over https, and nothing is pushed down then. */
const mayAsk = () => true;

/** Where the shopper is, asked for only when they press; the server finds the zone. */
export function useLocation() {
  const { store } = useCartActions();
  const isOffered = useSyncExternalStore(nothingChanges, canAsk, mayAsk);
  const [state, setState] = useState<LocationState>('idle');
  /** @returns whether the server has the place; it may lie in no zone. */
  const locate = async (): Promise<boolean> => {
    setState('looking');
    try {
      const { coords } = await askDevice();
      const isTaken = await choosePlace(store, coords);
      setState(isTaken ? 'told' : 'failed');
      return isTaken;
    } catch (error) {
      const isDenied = error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED;
      setState(isDenied ? 'denied' : 'failed');
      return false;
    }
  };
  return { isOffered, state, locate, forget: () => setState('idle') };
}
