import type { StopProductInput } from '../../../gql/graphql';
import { instantAt } from '../../kit/time/shop-clock';

/** How long something is stopped, as it is offered to people: the shortest first. */
export const DURATIONS = ['HOUR', 'CLOSING', 'OWN', 'CHANGED'] as const;
export type Duration = (typeof DURATIONS)[number];

const HOUR_MS = 3_600_000;

interface Choice {
  readonly duration: Duration;
  /** For `OWN`: what the field holds. */
  readonly reading: string;
}

/** What the API is asked for. A time that is no time is left to the API, which says what is wrong with it. */
export function stopRequest(
  { duration, reading }: Choice,
  now: number,
  timeZone: string,
): Omit<StopProductInput, 'id'> {
  switch (duration) {
    case 'HOUR':
      return { duration: 'UNTIL_TIME', until: new Date(now + HOUR_MS).toISOString() };
    case 'CLOSING':
      return { duration: 'END_OF_DAY' };
    case 'CHANGED':
      return { duration: 'UNTIL_CHANGED' };
    case 'OWN':
      return { duration: 'UNTIL_TIME', until: instantAt(reading, timeZone)?.toISOString() ?? null };
  }
}
