import { z } from 'zod';
import type { CheckoutRow, LineRow } from '../checkout-row.store';

const Text = z.string().nullable();
const Names = z.record(z.string(), z.string()).nullable();
const Count = z.int().nullable();
const Instant = z.coerce.date().nullable();

const ContentLine = z.object({
  id: z.string(),
  variantId: Text,
  optionIds: z.array(z.string()),
  optionsKey: z.string(),
  quantity: z.int(),
  unitPrice: z.int(),
  position: z.int(),
  productName: z.unknown(),
  variantName: z.unknown(),
  sku: Text,
  weight: Count,
  unit: z.enum(['G', 'KG', 'ML', 'L', 'PCS', 'OZ', 'LB']).nullable(),
  photo: z.unknown(),
  options: z.unknown(),
  note: Text,
  /** Revisions of older versions have none. */
  taxRate: Count.default(null),
});

const Details = z.object({
  name: Text,
  deliveryMethod: z.enum(['DELIVERY', 'PICKUP']),
  street: Text,
  apartment: Text,
  intercom: Text,
  entrance: Text,
  floor: Text,
  courierNote: Text,
  kitchenNote: Text,
  /** Revisions of older versions have none of the three. */
  handover: z.enum(['HAND', 'DOOR']).nullable().default(null),
  arrival: z.enum(['RING', 'CALL']).nullable().default(null),
  cutlery: Count.default(null),
  table: Text,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  zoneId: Text,
  zoneName: Names,
  warehouseId: Text,
  warehouseName: Names,
  paymentMethodId: Text,
  paymentType: z.enum(['CASH', 'CARD', 'CUSTOM']).nullable(),
  paymentName: Names,
  changeFrom: Count,
  timeKind: z.enum(['ASAP', 'SLOT']),
  slotFrom: Instant,
  slotTo: Instant,
});

const Sums = z.object({
  productsCost: z.int(),
  discount: z.int(),
  deliveryFee: Count,
  /** Revisions of older versions have neither. */
  deliveryTaxRate: Count.default(null),
  tip: Count.default(null),
  total: z.int(),
  weight: z.int(),
  promoCodeText: Text,
  promoDiscount: Count,
  /** Rules that were set aside for it. */
  overridden: z.array(z.string()),
});

const Content = z.object({ lines: z.array(ContentLine), details: Details, sums: Sums });

/** All of an order that staff can change, frozen: what a revision keeps of before and after. */
export type OrderContent = z.infer<typeof Content>;
export type ContentLine = z.infer<typeof ContentLine>;

/** Of an order as it stands. */
export function contentOf(row: CheckoutRow): OrderContent {
  return Content.parse({ lines: row.lines.map(contentLine), details: row, sums: row });
}

export function contentLine(line: LineRow): ContentLine {
  return ContentLine.parse(line);
}

/** Of a stored revision; null once the person has been erased from it. */
export function readContent(json: unknown): OrderContent | null {
  return Content.safeParse(json).data ?? null;
}

/** Columns of JSON as Prisma types them. */
const json = (value: unknown): LineRow['options'] => JSON.parse(JSON.stringify(value ?? null));

/** A line as the tables have it. */
export function contentRow(line: ContentLine): LineRow {
  return {
    ...line,
    checkoutId: '',
    createdAt: new Date(0),
    productName: json(line.productName),
    variantName: json(line.variantName),
    photo: json(line.photo),
    options: json(line.options),
  };
}
