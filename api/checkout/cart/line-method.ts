import { z } from 'zod';
import { MAXIMUM_QUANTITY } from '../../../domain/limits';
import { parseInput } from '../../kernel/parse-input';
import { checkQuantity } from '../pricing/limits';

const STEPS = ['increment', 'decrement', 'remove'] as const;
const Method = z.looseObject({ method: z.enum([...STEPS, 'set']) });
const Step = z.strictObject({ method: z.enum(STEPS) });
const SetTo = z.strictObject({ method: z.literal('set'), quantity: z.int().min(0).max(MAXIMUM_QUANTITY) });

/** What `POST /api/checkout/line/{id}` takes. */
export const LineBody = z.union([Step, SetTo]);

/** How to change a line's quantity. */
export type LineMethod = z.infer<typeof LineBody>;

/** @throws {InvalidInput} for any other body: of a union it would not say where the fault is. */
export function readLineMethod(body: unknown): LineMethod {
  const { method } = parseInput(Method, body);
  return method === 'set' ? parseInput(SetTo, body) : parseInput(Step, body);
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
