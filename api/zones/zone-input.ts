import { z } from 'zod';
import { deliveryZone } from '../../domain/entities/delivery-zone';
import { inputReader } from '../kernel/field-rules';
import { FEWEST_CORNERS, MOST_CORNERS, polygonProblem, tidyCorners } from './polygon-problem';

const corner = z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) });

const polygon = z
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

/** Reads what staff enter of a zone. */
export const zoneInput = inputReader(deliveryZone.fields, { polygon });
