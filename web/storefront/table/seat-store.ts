import { useSyncExternalStore } from 'react';
import { keptSeat, type Seat } from './seat';

const KEY = 'carte.table';

/** Where this browser's shopper sits. Kept in the browser, so that a reload or the next course does not lose it. */
class SeatStore {
  #seat: Seat | null | undefined;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly current = (): Seat | null => {
    this.#seat ??= this.#read();
    return keptSeat(this.#seat, Date.now()) === null ? null : this.#seat;
  };

  readonly take = (seat: Seat): void => this.#set(seat);

  readonly leave = (): void => this.#set(null);

  #read(): Seat | null {
    try {
      return keptSeat(JSON.parse(localStorage.getItem(KEY) ?? 'null'), Date.now());
    } catch {
      return null;
    }
  }

  #set(seat: Seat | null): void {
    this.#seat = seat;
    try {
      if (seat) localStorage.setItem(KEY, JSON.stringify(seat));
      else localStorage.removeItem(KEY);
    } catch {
      // A browser that keeps nothing: the seat holds until the page is left.
    }
    for (const listener of this.#listeners) listener();
  }
}

export const seats = new SeatStore();

/** Null on the server, and where no code was scanned. */
export function useSeat(): Seat | null {
  return useSyncExternalStore(seats.subscribe, seats.current, () => null);
}
