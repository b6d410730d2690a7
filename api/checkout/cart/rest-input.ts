import { z } from 'zod';
import { LOCALES } from '../../../domain/locale';
import { idRule } from '../../kernel/id-rule';
import { majorUnits } from '../../kernel/input-rules';

/** What `POST /api/checkout/add` takes. */
export const AddBody = z
  .strictObject({
    productVariantId: idRule('Variant'),
    optionIds: z.array(idRule('Option')).max(100).default([]),
    quantity: z.int().min(1).max(99).default(1),
    note: z.string().nullish(),
  })
  .meta({ id: 'LineToAdd' });

/** What the paths about an order take that is named by its link alone. */
export const OrderTokenBody = z.strictObject({ token: z.string() });

const text = z.string().nullish();

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const detailsShape = {
  name: text,
  phone: text,
  street: text,
  apartment: text,
  intercom: text,
  entrance: text,
  floor: text,
  courierNote: text,
  kitchenNote: text,
  table: text,
  handover: z.enum(['HAND', 'DOOR']).nullish(),
  arrival: z.enum(['RING', 'CALL']).nullish(),
  cutlery: z.int().nullish(),
  deliveryMethod: z.enum(['DELIVERY', 'PICKUP']).nullish(),
  latitude: z.number().nullish(),
  longitude: z.number().nullish(),
  zoneId: idRule('DeliveryZone').nullish(),
  warehouseId: idRule('Warehouse').nullish(),
  paymentMethodId: idRule('PaymentMethod').nullish(),
  changeFrom: majorUnits.nullish(),
  tipPercent: z.int().nullish(),
  tip: majorUnits.nullish(),
  timeKind: z.enum(['ASAP', 'SLOT']).nullish(),
  slotFrom: instant.nullish(),
  promoCode: text,
};

/** What `PATCH /api/checkout` takes. Unknown keys (`totalPrice`, `status`, `id`) are refused. */
export const DetailsBody = z.strictObject(detailsShape).meta({ id: 'Details' });

/** What `POST /api/checkout` takes: placing the order. */
export const PlaceBody = z
  .strictObject({
    ...detailsShape,
    /** What the shopper saw. */
    expectedTotal: majorUnits.nullish(),
    /** What the shopper saw as soon as possible to be. */
    expectedBy: instant.nullish(),
    /** What may be a slip (`doubts`) is refused, to be asked about. */
    asksOnDoubt: z.boolean().nullish(),
    lines: z.array(AddBody).max(50).nullish(),
    /** Where a payment provider sends the shopper back to; of a site that the shop lists. */
    returnUrl: z.string().max(500).nullish(),
  })
  .meta({ id: 'OrderToPlace' });

const { tip: _tip, tipPercent: _tipPercent, promoCode: _promoCode, ...detailsElsewhere } = detailsShape;

/** What `POST /api/orders` takes: an order that was placed elsewhere. */
export const ExternalOrderBody = z
  .strictObject({
    ...detailsElsewhere,
    source: z.string(),
    externalReference: z.string(),
    /** Its money is there already: it is taken and priced as sent. */
    isPaid: z.boolean(),
    commission: majorUnits.nullish(),
    discount: majorUnits.nullish(),
    deliveryFee: majorUnits.nullish(),
    expectedTotal: majorUnits.nullish(),
    locale: z.enum(LOCALES).nullish(),
    lines: z
      .array(
        z.strictObject({
          productVariantId: idRule('Variant').nullish(),
          /** The shop's article number, in the place of `productVariantId`. */
          sku: text,
          optionIds: z.array(idRule('Option')).max(100).default([]),
          optionSkus: z.array(z.string()).max(100).nullish(),
          quantity: z.int().min(1).max(99).default(1),
          note: text,
          unitPrice: majorUnits.nullish(),
        }),
      )
      .max(50),
  })
  .meta({ id: 'OrderFromElsewhere' });
