import { z } from 'zod';

const MoneyValue = z.object({ minor: z.int(), currencyCode: z.string() });
const MINOR_PER_MAJOR = 100;

/** GraphQL data as the documented paths show it: an amount of money is a plain number of major units. */
export function toRestValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toRestValue);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const money = MoneyValue.safeParse(value);
  if (money.success) return money.data.minor / MINOR_PER_MAJOR;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, toRestValue(entry)]));
}

/** What a cart has not, and an order has not. */
const LACKING = {
  number: null,
  placedAt: null,
  promisedAt: null,
  preparationMinutes: null,
  cancelReason: null,
  progress: [],
  heldUntil: null,
  problems: [],
};

/** A cart and an order have one shape on these paths. */
export const toRestCheckout = (checkout: unknown): object => ({ ...LACKING, ...Object(toRestValue(checkout)) });

/** What the documented paths call otherwise than the commands do. The key of a call is a header there. */
const REST_NAMES: Readonly<Record<string, string>> = {
  variantId: 'productVariantId',
  idempotencyKey: 'Idempotency-Key',
};

/** Where an input stands, as who calls a documented path has sent it: a body has no argument around it. */
export function restPath(path: readonly string[]): string[] {
  return (path[0] === 'input' ? path.slice(1) : path).map((name) => REST_NAMES[name] ?? name);
}
