import { isOpenAt, type OpeningHours } from './opening-hours';

const MINUTE = 60_000;

export type AsSoonAsPossible =
  | { readonly promisedAt: Date; readonly refusal: null }
  | { readonly promisedAt: null; readonly refusal: 'CLOSED' };

/**
 * When an order placed now is promised: offered only while the shop is open, up to the last minute before closing.
 *
 * @param minutes - from placing until it can be picked up, or is at the door.
 * @returns a full minute, never earlier than now + `minutes`.
 */
export function asSoonAsPossible(now: Date, hours: OpeningHours, minutes: number): AsSoonAsPossible {
  if (!isOpenAt(now, hours)) return { promisedAt: null, refusal: 'CLOSED' };
  return { promisedAt: new Date((Math.ceil(now.getTime() / MINUTE) + minutes) * MINUTE), refusal: null };
}
