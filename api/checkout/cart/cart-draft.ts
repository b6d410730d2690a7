import { z } from 'zod';
import { Arrival, DeliveryMethod, Handover, TimeKind } from '../../generated/prisma/enums';

const text = z.string().nullable().default(null);
const whole = z.int().nullable().default(null);
const degrees = z.number().nullable().default(null);
const instant = z.iso
  .datetime()
  .transform((at) => new Date(at))
  .nullable()
  .default(null);

/**
 * The contact, address, time, payment and tip of a cart, stored as one JSON document. A new field needs a default: carts that are
 * stored already lack it.
 */
const CartDraft = z.object({
  locale: z.string().default('en'),
  name: text,
  /** E.164. */
  phone: text,
  deliveryMethod: z.enum(DeliveryMethod).nullable().default(null),
  street: text,
  apartment: text,
  intercom: text,
  entrance: text,
  floor: text,
  courierNote: text,
  kitchenNote: text,
  handover: z.enum(Handover).nullable().default(null),
  arrival: z.enum(Arrival).nullable().default(null),
  cutlery: whole,
  table: text,
  warehouseId: text,
  paymentMethodId: text,
  zoneId: text,
  /** Minor units, as the tip. */
  changeFrom: whole,
  tip: whole,
  tipPercent: whole,
  timeKind: z.enum(TimeKind).default('ASAP'),
  slotFrom: instant,
  slotTo: instant,
  latitude: degrees,
  longitude: degrees,
  promoCodeText: text,
});

export type CartDraft = z.output<typeof CartDraft>;

const FIELDS = CartDraft.keyof().options;

export function readDraft(stored: unknown): CartDraft {
  return CartDraft.parse(stored);
}

/** What is null or left out is not stored. */
export function storeDraft(draft: CartDraft): string {
  return JSON.stringify(
    Object.fromEntries(FIELDS.flatMap((field) => (draft[field] === null ? [] : [[field, draft[field]]]))),
  );
}
