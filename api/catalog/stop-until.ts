import type { Temporal } from 'temporal-polyfill';
import { InvalidInput } from '../kernel/refusals';
import { localDate, startOfDay } from '../kernel/zoned-time';
import type { Stoppable } from './stop-list';

/** How long staff want something off sale. */
export const STOP_DURATIONS = ['UNTIL_CHANGED', 'END_OF_DAY', 'UNTIL_TIME'] as const;

export type StopDuration = (typeof STOP_DURATIONS)[number];

interface StopRequest {
  readonly duration: StopDuration;
  /** For `UNTIL_TIME` only. */
  readonly until?: Temporal.Instant | null;
}

/**
 * What the stop list keeps of a request.
 *
 * @param timeZone - the shop's: its day is the one that ends.
 * @throws {InvalidInput} when the time is missing or has passed.
 */
export function stopUntil({ duration, until }: StopRequest, now: Temporal.Instant, timeZone: string): Stoppable {
  if (duration === 'UNTIL_CHANGED') return { isAvailable: false, stoppedUntil: null };
  if (duration === 'END_OF_DAY') {
    const tomorrow = localDate(now, timeZone).add({ days: 1 });
    return { isAvailable: true, stoppedUntil: new Date(startOfDay(tomorrow, timeZone).epochMilliseconds) };
  }
  if (!until) throw new InvalidInput([{ path: ['input', 'until'], code: 'REQUIRED' }]);
  if (until.epochMilliseconds <= now.epochMilliseconds) {
    throw new InvalidInput([{ path: ['input', 'until'], code: 'MUST_BE_LATER' }]);
  }
  return { isAvailable: true, stoppedUntil: new Date(until.epochMilliseconds) };
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
