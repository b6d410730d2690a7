import type { Temporal } from 'temporal-polyfill';
import { toInstant, toLocal } from './zoned-time';

const NANOSECONDS_PER_MILLISECOND = 1_000_000;

/**
 * A zone's clock over a stretch of time, for arithmetic on many instants: the zone is asked once. What the clock shows
 * is written as the milliseconds that UTC would have at that reading, so `new Date(reading)` prints it.
 */
export interface ZoneClock {
  /** What the clock shows at an instant, epoch milliseconds. */
  readonly readingAt: (instant: number) => number;
  /**
   * The instant at which the clock shows a reading: of one that comes twice the first; of one that is skipped the jump.
   * So a later reading never gives an earlier instant.
   */
  readonly instantOf: (reading: number) => number;
}

interface Piece {
  /** First instant, epoch milliseconds. */
  readonly since: number;
  /** The first instant that is no longer its own. */
  readonly before: number;
  /** Milliseconds ahead of UTC. */
  readonly offset: number;
}

function offsetOf({ offsetNanoseconds }: Temporal.ZonedDateTime): number {
  return offsetNanoseconds / NANOSECONDS_PER_MILLISECOND;
}

function piecesBetween(from: Date, to: Date, timeZone: string): readonly [Piece, ...Piece[]] {
  let start = toLocal(toInstant(from), timeZone);
  const changes = [{ since: Number.NEGATIVE_INFINITY, offset: offsetOf(start) }];
  for (;;) {
    const next = start.getTimeZoneTransition('next');
    if (!next || next.epochMilliseconds > to.getTime()) break;
    changes.push({ since: next.epochMilliseconds, offset: offsetOf(next) });
    start = next;
  }
  const [first, ...rest] = changes.map((change, index) => ({
    ...change,
    before: changes[index + 1]?.since ?? Number.POSITIVE_INFINITY,
  }));
  if (!first) throw new Error('a stretch of time has a beginning');
  return [first, ...rest];
}

/** Outside of the stretch the clock goes on as at its nearer end. */
export function zoneClock(from: Date, to: Date, timeZone: string): ZoneClock {
  const pieces = piecesBetween(from, to, timeZone);
  const last = pieces.at(-1) ?? pieces[0];
  return {
    readingAt: (instant) => instant + (pieces.find(({ before }) => instant < before) ?? last).offset,
    instantOf: (reading) => {
      const piece = pieces.find(({ before, offset }) => reading - offset < before) ?? last;
      return Math.max(reading - piece.offset, piece.since);
    },
  };
}
