import { z } from 'zod';
import { type IntervalProblem, intervalProblems } from './intervals';

/** A day's opening times, held against the rules of `intervalProblems`, in the order of the day. */
export const intervalsRule = z
  .array(z.object({ from: z.string(), to: z.string() }))
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

export const workingDaysRule = z.object({
  version: z
    .int()
    .nullish()
    .transform((version) => version ?? undefined),
  days: z
    .array(
      z
        .object({ index: z.int().min(0).max(6), isActive: z.boolean(), intervals: intervalsRule })
        .refine(({ isActive, intervals }) => !isActive || intervals.length > 0, {
          params: { code: 'REQUIRED' },
          path: ['intervals'],
        }),
    )
    .min(1)
    .max(7)
    .refine((days) => new Set(days.map(({ index }) => index)).size === days.length, {
      params: { code: 'DAYS_REPEATED' },
    }),
});
