import { z } from 'zod';
import type { Locale } from '../../domain/locale';
import { amountRule, localizedRule } from '../kernel/input-rules';
import { FEWEST_CORNERS, MOST_CORNERS, NARROWEST_METERS, polygonProblem, tidyCorners } from './polygon-problem';

export const LARGEST_RADIUS_METERS = 100_000;
const LONGEST_MINUTES = 1440;

const corner = z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) });

const polygonRule = z
  .array(corner)
  .refine(({ length }) => length >= FEWEST_CORNERS && length <= MOST_CORNERS + 1, {
    params: { code: 'CORNER_COUNT' },
    abort: true,
  })
  .transform((corners, issues) => {
    const tidy = tidyCorners(corners);
    const problem = polygonProblem(tidy);
    if (problem === null) return tidy;
    issues.addIssue({ code: 'custom', params: { code: problem } });
    return z.NEVER;
  });

/** What staff enter of a zone. @param requiredIn - the shop's default language. */
export function zoneFields(requiredIn: Locale) {
  return z.strictObject({
    name: localizedRule({ maximum: 80, requiredIn }),
    polygon: polygonRule.nullish(),
    radiusMeters: z.int().min(NARROWEST_METERS).max(LARGEST_RADIUS_METERS).nullish(),
    warehouseId: z.guid().nullish(),
    fee: amountRule.nullable(),
    freeFrom: amountRule.nullable(),
    minimum: amountRule.nullable(),
    minutes: z.int().min(0).max(LONGEST_MINUTES).nullable(),
    isActive: z.boolean(),
  });
}
