import { z } from 'zod';
import type { OrderObject } from './order-object';

const landmarks = z.looseObject({ version: z.literal(1), id: z.string(), number: z.string() });
const stored = z.custom<OrderObject>((value) => landmarks.safeParse(value).success);

/** Reads the `order` column, which only `describeOrder` fills. @throws {z.ZodError} on another version. */
export function readOrderObject(json: unknown): OrderObject {
  return stored.parse(json);
}
