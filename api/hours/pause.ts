import { z } from 'zod';

const MINUTE = 60_000;
/** Whoever pauses for longer means maintenance, or a special day. */
export const LONGEST_PAUSE_MINUTES = 24 * 60;

/** What staff ask for: minutes from now, or a time. */
export const pauseRule = z
  .object({
    minutes: z.int().min(1).max(LONGEST_PAUSE_MINUTES).nullish(),
    until: z.date().nullish(),
  })
  .refine(({ minutes, until }) => (minutes ?? null) !== null || (until ?? null) !== null, {
    path: ['minutes'],
    params: { code: 'REQUIRED' },
  })
  .refine(({ minutes, until }) => (minutes ?? null) === null || (until ?? null) === null, {
    path: ['until'],
    params: { code: 'MINUTES_OR_TIME' },
  });

export type PauseWish = z.infer<typeof pauseRule>;

/** Why a pause can't end then; `null` when it can. */
export type PauseProblem = 'MUST_BE_LATER' | 'PAUSE_TOO_LONG';

/** When a pause that is asked for now ends. */
export function pauseEnd({ minutes, until }: PauseWish, now: Date): Date {
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
