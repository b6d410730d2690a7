import { z } from 'zod';
import { instantOf, localDate, toDate, toInstant } from '../kernel/zoned-time';
import { isTimeOfDay } from './intervals';

const MINUTE = 60_000;
/** A longer pause should be maintenance, or a special day. */
export const LONGEST_PAUSE_MINUTES = 24 * 60;

/** What staff ask for: minutes from now, a time, or when the shop's clock next shows a time. */
export const pauseRule = z
  .strictObject({
    minutes: z.int().min(1).max(LONGEST_PAUSE_MINUTES).nullish(),
    until: z.date().nullish(),
    untilTime: z
      .string()
      .refine(isTimeOfDay, { params: { code: 'INVALID_TIME' } })
      .nullish(),
  })
  .superRefine(({ minutes, until, untilTime }, { addIssue }) => {
    const given = [minutes, until, untilTime].filter((value) => value !== null && value !== undefined).length;
    if (given === 1) return;
    addIssue({ code: 'custom', params: { code: given === 0 ? 'REQUIRED' : 'ONE_PAUSE_END' }, path: ['minutes'] });
  });

export type PauseWish = z.infer<typeof pauseRule>;

/** Why a pause can't end then; `null` when it can. */
export type PauseProblem = 'MUST_BE_LATER' | 'PAUSE_TOO_LONG';

/** @returns the next instant at which the zone's clocks show a time. */
function nextTime(time: string, now: Date, timeZone: string): Date {
  const today = localDate(toInstant(now), timeZone);
  const todayAt = toDate(instantOf(today, time, timeZone));
  return now < todayAt ? todayAt : toDate(instantOf(today.add({ days: 1 }), time, timeZone));
}

/** When a pause that is asked for now ends. */
export function pauseEnd({ minutes, until, untilTime }: PauseWish, now: Date, timeZone: string): Date {
  if (untilTime) return nextTime(untilTime, now, timeZone);
  return until ?? new Date(now.getTime() + (minutes ?? 0) * MINUTE);
}

export function pauseProblem(end: Date, now: Date): PauseProblem | null {
  if (end <= now) return 'MUST_BE_LATER';
  return end.getTime() - now.getTime() > LONGEST_PAUSE_MINUTES * MINUTE ? 'PAUSE_TOO_LONG' : null;
}

/** When the present pause ends; `null` while orders are taken: a pause ends by itself. */
export function presentPauseEnd(pausedUntil: Date | null, now: Date): Date | null {
  return pausedUntil !== null && now < pausedUntil ? pausedUntil : null;
}
