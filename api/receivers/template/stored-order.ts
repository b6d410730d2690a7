import { z } from 'zod';
import type { ChangeObject } from '../../shop-news/change-object';
import type { OrderObject } from './order-object';
import type { PaymentObject } from './payment-object';

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

const paymentLandmarks = z.looseObject({ version: z.int().max(1), id: z.string(), orderNumber: z.string().nullable() });
const storedPayment = z.custom<PaymentObject>((value) => paymentLandmarks.safeParse(value).success);

/** As `readOrderObject`, of the `payment` column. */
export function readPaymentObject(json: unknown): PaymentObject {
  return storedPayment.parse(json);
}

const changeLandmarks = z.looseObject({ version: z.int().max(1), channel: z.looseObject({ id: z.string() }) });
const storedChange = z.custom<ChangeObject>((value) => changeLandmarks.safeParse(value).success);

/** As `readOrderObject`, of the `change` column. */
export function readChangeObject(json: unknown): ChangeObject {
  return storedChange.parse(json);
}
