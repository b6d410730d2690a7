import { endOfBusinessDay } from '../hours/business-day';
import type { OpeningHours } from '../hours/opening-hours';
import { InvalidInput } from '../kernel/refusals';
import type { Stoppable } from './stop-list';

/** How long staff want something off sale. */
export const STOP_DURATIONS = ['UNTIL_CHANGED', 'END_OF_DAY', 'UNTIL_TIME'] as const;

export type StopDuration = (typeof STOP_DURATIONS)[number];

interface StopRequest {
  readonly duration: StopDuration;
  /** For `UNTIL_TIME` only. */
  readonly until?: Date | null;
}

/**
 * What the stop list keeps of a request.
 *
 * @param hours - the shop's: its working day is the one that ends.
 * @throws {InvalidInput} when the time is missing or has passed.
 */
export function stopUntil({ duration, until }: StopRequest, now: Date, hours: OpeningHours): Stoppable {
  if (duration === 'UNTIL_CHANGED') return { isAvailable: false, stoppedUntil: null };
  if (duration === 'END_OF_DAY') return { isAvailable: true, stoppedUntil: endOfBusinessDay(now, hours) };
  if (!until) throw new InvalidInput([{ path: ['input', 'until'], code: 'REQUIRED' }]);
  if (until <= now) throw new InvalidInput([{ path: ['input', 'until'], code: 'MUST_BE_LATER' }]);
  return { isAvailable: true, stoppedUntil: until };
}

/** Back on sale. */
export const ON_SALE: Stoppable = { isAvailable: true, stoppedUntil: null };

/**
 * When what hangs on all of these can be ordered again.
 *
 * @returns null when it can be ordered now, or when one of them is stopped until changed.
 */
export function soldOutUntil(stops: readonly Stoppable[], now: Date): Date | null {
  if (stops.some(({ isAvailable }) => !isAvailable)) return null;
  const ends = stops.flatMap(({ stoppedUntil }) => (stoppedUntil && stoppedUntil > now ? [stoppedUntil] : []));
  return ends.reduce<Date | null>((latest, end) => (latest && latest > end ? latest : end), null);
}
