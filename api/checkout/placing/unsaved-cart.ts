import type { CheckoutRow, LineRow } from '../cart/checkout-row.store';

/** What is known of a cart that nothing but its order will ever be stored of. */
export interface UnsavedCart extends Pick<CheckoutRow, 'id' | 'channelId' | 'locale' | 'deliveryMethod' | 'createdAt'> {
  readonly lines: LineRow[];
}

/** A cart as the database would have it, had it been stored. */
export function unsavedCart({ createdAt, ...cart }: UnsavedCart): CheckoutRow {
  return {
    ...cart,
    ...{ sessionId: null, clientId: null, status: 'OPEN', token: null, name: null, phone: null },
    ...{ street: null, apartment: null, intercom: null, entrance: null, floor: null },
    ...{
      courierNote: null,
      kitchenNote: null,
      table: null,
      latitude: null,
      longitude: null,
      zoneId: null,
      zoneName: null,
    },
    ...{ warehouseId: null, warehouseName: null, warehouse: null },
    ...{ paymentMethodId: null, paymentType: null, paymentName: null, paymentMethod: null, changeFrom: null },
    ...{ timeKind: 'ASAP', slotFrom: null, slotTo: null, seenTotal: null },
    ...{ promoCodeId: null, promoCodeText: null, promoDiscount: null },
    ...{ orderDate: null, orderSequence: null, number: null, idempotencyKey: null, fingerprint: null },
    ...{ currencyCode: null, productsCost: null, discount: null, deliveryFee: null, total: null, weight: null },
    ...{ placedAt: null, promisedAt: null, cancelReason: null, cancelCode: null, preparationMinutes: null },
    ...{ staffNote: null, staffNoteVersion: 0, staffNoteAt: null, staffNoteById: null, recentWrites: [] },
    ...{ alarmedAt: null, erasedAt: null, version: 1, createdAt, updatedAt: createdAt },
  };
}
