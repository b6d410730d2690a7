import { MAXIMUM_QUANTITY } from '../../../domain/limits';
import { InvalidInput } from '../../kernel/refusals';
import { checkQuantity } from '../pricing/limits';

/** How to change a line's quantity. */
export type LineMethod =
  | { readonly method: 'increment' | 'decrement' | 'remove' }
  | { readonly method: 'set'; readonly quantity: number };

function readQuantity(quantity: unknown): number {
  const path = ['quantity'];
  if (quantity === undefined) throw new InvalidInput([{ path, code: 'REQUIRED' }]);
  if (typeof quantity !== 'number' || !Number.isInteger(quantity)) throw new InvalidInput([{ path, code: 'INVALID' }]);
  if (quantity < 0) throw new InvalidInput([{ path, code: 'NUMBER_TOO_SMALL', values: { minimum: 0 } }]);
  if (quantity > MAXIMUM_QUANTITY) {
    throw new InvalidInput([{ path, code: 'NUMBER_TOO_BIG', values: { maximum: MAXIMUM_QUANTITY } }]);
  }
  return quantity;
}

/**
 * Reads the body of the documented call: `{ "method": "increment" | "decrement" | "remove" }` or
 * `{ "method": "set", "quantity": n }`.
 *
 * @throws {InvalidInput} for any other body.
 */
export function readLineMethod(body: unknown): LineMethod {
  const { method, quantity }: { method?: unknown; quantity?: unknown } =
    typeof body === 'object' && body !== null ? body : {};
  if (method === 'set') return { method, quantity: readQuantity(quantity) };
  if (method === 'increment' || method === 'decrement' || method === 'remove') return { method };
  throw new InvalidInput([{ path: ['method'], code: method === undefined ? 'REQUIRED' : 'UNKNOWN_LINE_METHOD' }]);
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
