import { z } from 'zod';
import { SHORT_NAME_LENGTH } from '../../../domain/catalog-limits';
import { toStoredWeight } from '../../../domain/weight';
import { MeasurementUnit } from '../../generated/prisma/client';
import { amountRule, localizedRule } from '../../kernel/input-rules';
import { InvalidInput } from '../../kernel/refusals';
import { skuRule } from '../input-rules';

/** Fields by which a variant is sold; a product's first variant is made from them too. */
export const saleFields = z.strictObject({
  price: amountRule,
  /** In `unit`, as staff see it; see {@link weightColumn}. */
  weight: z.number().nullable(),
  unit: z.enum(MeasurementUnit),
  sku: skuRule,
});

/** The only variant of a product needs no name, so none is required. */
export const variantFields = saleFields.extend({
  name: localizedRule({ maximum: SHORT_NAME_LENGTH }),
  isAvailable: z.boolean(),
  photoId: z.guid().nullable(),
});

/**
 * An amount in `unit` as it is stored: grams, millilitres or pieces. Null and undefined stay what they are.
 *
 * @param at - where the weight stands in the call.
 * @throws {InvalidInput} for what the unit can't say: half a piece, nothing at all, more than a tonne.
 */
export function weightColumn<Weight extends number | null | undefined>(
  weight: Weight,
  unit: MeasurementUnit = 'G',
  at: readonly string[] = ['input'],
): number | Extract<Weight, null | undefined> {
  if (typeof weight !== 'number') return weight as Extract<Weight, null | undefined>;
  const stored = toStoredWeight(weight, unit);
  if (stored === null) throw new InvalidInput([{ path: [...at, 'weight'], code: 'WEIGHT_NOT_IN_UNIT' }]);
  return stored;
}
