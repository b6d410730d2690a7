import { minor, toDecimal } from '../../domain/money';
import { taxPercent } from '../../domain/tax';
import type { CheckoutRow } from '../checkout/checkout-row.store';
import { placedTaxes } from '../checkout/pricing/order-taxes';
import type { Client } from '../generated/prisma/client';
import type { ExportedOrder } from './export-client.store';

/** Of the document. A field is only ever added within a version. */
export const EXPORT_VERSION = 1;

interface Kept {
  readonly orders: readonly ExportedOrder[];
  readonly carts: readonly CheckoutRow[];
}

const amount = (value: number | null) => (value === null ? null : toDecimal(minor(value)));

/**
 * All that the shop keeps of one person, as plain JSON: docs/owner/personal-data.md describes it. Texts in several languages stay
 * objects by language, instants are ISO 8601 in UTC, amounts are exact decimals in the order's currency. Staff are not
 * named, and of receivers there is the name alone: their addresses and secrets are none of the client's.
 */
export function describeClient(client: Client, { orders, carts }: Kept, shop: unknown, now: Date) {
  const { id, name, phone, note, createdAt, updatedAt } = client;
  return {
    format: 'carte-client',
    version: EXPORT_VERSION,
    exportedAt: now,
    shop,
    client: { id, name, phone, note, createdAt, updatedAt },
    orders: orders.map(describeOrder),
    carts: carts.map(describeCheckout),
  };
}

function describeOrder(order: ExportedOrder) {
  const { number, status, placedAt, promisedAt, cancelReason, currencyCode, moves, outbox, payments } = order;
  const taxes = placedTaxes(order);
  return {
    number,
    status,
    placedAt,
    promisedAt,
    cancelReason,
    currencyCode,
    ...describeCheckout(order),
    amounts: {
      products: amount(order.productsCost),
      discount: amount(order.discount),
      delivery: amount(order.deliveryFee),
      tip: amount(order.tip),
      total: amount(order.total),
    },
    taxes: (taxes?.totals ?? []).map(({ rate, net, tax, gross }) => ({
      rate: taxPercent(rate),
      net: amount(net),
      tax: amount(tax),
      gross: amount(gross),
    })),
    promoCode: order.promoCodeText,
    promoDiscount: amount(order.promoDiscount),
    cardPayments: payments.map((payment) => ({
      at: payment.createdAt,
      provider: payment.kind,
      status: payment.status,
      phone: payment.phone,
      captured: amount(payment.captured),
      refunds: payment.refunds.map(({ createdAt, status: outcome, reason, ...refund }) => ({
        at: createdAt,
        status: outcome,
        amount: amount(refund.amount),
        reason,
      })),
    })),
    history: moves.map(({ from, to, reason, createdAt, staffMemberId, ...move }) => ({
      at: createdAt,
      from,
      to,
      reason,
      promisedAt: move.promisedAt,
      isByStaff: staffMemberId !== null,
    })),
    followers: order.followers.map(({ noticeChannel, ...follower }) => ({ by: noticeChannel.kind, ...follower })),
    notices: order.notices.map(({ topic, requestUrl: to, requestBody: text, createdAt, deliveredAt }) => ({
      topic,
      to,
      text,
      createdAt,
      deliveredAt,
    })),
    deliveries: outbox.map(({ receiver, event, status: outcome, createdAt, deliveredAt, attempts }) => ({
      receiver: receiver.name,
      event,
      status: outcome,
      createdAt,
      deliveredAt,
      attempts,
    })),
  };
}

/** What the person filled in, and what they chose. */
function describeCheckout(checkout: Omit<CheckoutRow, 'paymentMethod' | 'warehouse'>) {
  const { id, createdAt, updatedAt, locale, name, phone, deliveryMethod, timeKind, slotFrom, slotTo } = checkout;
  const { street, apartment, intercom, entrance, floor, latitude, longitude } = checkout;
  return {
    id,
    createdAt,
    updatedAt,
    locale,
    name,
    phone,
    deliveryMethod,
    timeKind,
    slotFrom,
    slotTo,
    address: { street, apartment, intercom, entrance, floor, latitude, longitude, zone: checkout.zoneName },
    notes: { courier: checkout.courierNote, kitchen: checkout.kitchenNote, staff: checkout.staffNote },
    handover: { how: checkout.handover, arrival: checkout.arrival, cutlery: checkout.cutlery },
    pickupPoint: checkout.warehouseName,
    table: checkout.table,
    payment: { type: checkout.paymentType, name: checkout.paymentName, changeFrom: amount(checkout.changeFrom) },
    lines: checkout.lines.map(({ productName, variantName, sku, quantity, unitPrice, options, note, taxRate }) => ({
      product: productName,
      variant: variantName,
      sku,
      quantity,
      unitPrice: amount(unitPrice),
      total: amount(unitPrice * quantity),
      taxRate: taxPercent(taxRate),
      options: options ?? [],
      note,
    })),
  };
}
