import { z } from 'zod';
import { MAXIMUM_QUANTITY } from '../../../domain/limits';
import { parseInput } from '../../kernel/parse-input';
import { checkQuantity } from '../pricing/limits';

const STEPS = ['increment', 'decrement', 'remove'] as const;
const Step = z.strictObject({ method: z.enum(STEPS) });
const SetTo = z.strictObject({ method: z.literal('set'), quantity: z.int().min(0).max(MAXIMUM_QUANTITY) });

/** How to change a line's quantity: what `POST /api/checkout/line/{id}` takes. */
export const LineBody = z.discriminatedUnion('method', [Step, SetTo]).meta({ id: 'LineChange' });

export type LineMethod = z.infer<typeof LineBody>;

/** @throws {InvalidInput} for any other body. */
export function readLineMethod(body: unknown): LineMethod {
  return parseInput(LineBody, body);
}

/**
 * The quantity afterwards; at 0 the line goes.
 *
 * @throws {TooManyOfOne} above 99.
 */
export function applyLineMethod(quantity: number, change: LineMethod): number {
  switch (change.method) {
    case 'increment':
      return checkQuantity(quantity + 1);
    case 'decrement':
      return Math.max(0, quantity - 1);
    case 'remove':
      return 0;
    case 'set':
      return checkQuantity(change.quantity);
  }
}
