import { z } from 'zod';
import { type IntervalProblem, intervalProblems } from './intervals';
import { WEEKDAYS } from './weekday';

/** A day's opening times, held against the rules of `intervalProblems`, in the order of the day. */
export const intervalsRule = z
  .array(z.strictObject({ from: z.string(), to: z.string() }))
  .superRefine((intervals, { addIssue }) => {
    for (const { index, code } of intervalProblems(intervals)) {
      addIssue({
        code: 'custom',
        params: { code: code satisfies IntervalProblem['code'] },
        path: index === null ? [] : [index],
      });
    }
  })
  .transform((intervals) => intervals.sort((one, other) => one.from.localeCompare(other.from)));

const weekdayRule = z.enum(WEEKDAYS).transform((weekday) => WEEKDAYS.indexOf(weekday));

export const workingDaysRule = z.strictObject({
  version: z
    .int()
    .nullish()
    .transform((version) => version ?? undefined),
  days: z
    .array(
      z
        .strictObject({ weekday: weekdayRule, isActive: z.boolean(), intervals: intervalsRule })
        .refine(({ isActive, intervals }) => !isActive || intervals.length > 0, {
          params: { code: 'REQUIRED' },
          path: ['intervals'],
        }),
    )
    .min(1)
    .max(7)
    .refine((days) => new Set(days.map(({ weekday }) => weekday)).size === days.length, {
      params: { code: 'DAYS_REPEATED' },
    }),
});
