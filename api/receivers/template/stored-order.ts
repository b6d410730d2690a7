import { z } from 'zod';
import type { OrderObject } from './order-object';

const landmarks = z.looseObject({ version: z.int().max(2), id: z.string(), number: z.string() });
const stored = z.custom<OrderObject>((value) => landmarks.safeParse(value).success);

/**
 * Reads the `order` column, which only `describeOrder` fills. What waited through an upgrade is sent as it was written.
 *
 * @throws {z.ZodError} on a later version.
 */
export function readOrderObject(json: unknown): OrderObject {
  return stored.parse(json);
}
