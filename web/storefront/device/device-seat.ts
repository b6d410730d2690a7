import { useSyncExternalStore } from 'react';
import { DeviceValue } from '../../ui/device-value';
import { keptSeat, type Seat } from './seat';

/** Where this device's shopper sits: a reload or the next course does not lose it. */
export const deviceSeat = new DeviceValue<Seat | null>({
  key: 'carte.table',
  initial: null,
  parse: (text) => keptSeat(JSON.parse(text), Date.now()),
  format: (seat) => seat && JSON.stringify(seat),
});

function seatNow(): Seat | null {
  const seat = deviceSeat.current();
  return keptSeat(seat, Date.now()) && seat;
}

/** Null on the server, where no code was scanned, and once nobody can be sitting there any more. */
export function useSeat(): Seat | null {
  return useSyncExternalStore(deviceSeat.subscribe, seatNow, deviceSeat.initial);
}
