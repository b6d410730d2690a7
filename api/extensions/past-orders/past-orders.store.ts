import { Temporal } from 'temporal-polyfill';
import { v7 as newId } from 'uuid';
import { importKey } from '../../checkout/placing/order-keys';
import { newOrderToken } from '../../checkout/placing/order-token';
import { nextSequence } from '../../checkout/promise/handover.store';
import type { Transaction } from '../../db/client';
import type { Channel, PaymentType, Prisma } from '../../generated/prisma/client';
import { localDate, toDateColumn, toInstant } from '../../kernel/zoned-time';
import type { DishFinder } from './find-dish.store';
import { type PastLine, type PastOrder, productsCostOf, totalOf } from './past-order';

const keyOf = ({ number }: PastOrder) => importKey(number);

type Shop = Pick<Channel, 'id' | 'currencyCode' | 'defaultLocale' | 'timeZone'>;

/** @returns those of the orders that the shop does not have yet. */
export async function withoutKnown(
  db: Pick<Transaction, 'checkout'>,
  channelId: string,
  orders: readonly PastOrder[],
): Promise<PastOrder[]> {
  const known = await db.checkout.findMany({
    where: { channelId, idempotencyKey: { in: orders.map(keyOf) } },
    select: { idempotencyKey: true },
  });
  const keys = new Set(known.map(({ idempotencyKey }) => idempotencyKey));
  return orders.filter((order) => !keys.has(keyOf(order)));
}

/**
 * Writes orders that are over as they were, with their clients. Nothing is sent: to no receiver, no screen, no
 * history of moves. A client who is there already keeps name and note.
 */
export async function writePastOrders(
  tx: Transaction,
  shop: Shop,
  orders: readonly PastOrder[],
  findDish: DishFinder,
): Promise<void> {
  const clients = await matchClients(tx, shop.id, orders);
  const numbered = await numberByDay(tx, shop, orders);
  const rows = numbered.map(({ order, ...place }) => {
    const id = newId({ msecs: order.placedAt.getTime() });
    return { order, row: orderRow(shop, order, { ...place, id, clientId: clients.get(order.phone) ?? null }) };
  });
  await tx.checkout.createMany({ data: rows.map(({ row }) => row) });
  await tx.checkoutLine.createMany({
    data: rows.flatMap(({ order, row }) => lineRows(shop, order, row.id, findDish)),
  });
}

/** Each order has its place in its day, whatever the other system called it. */
async function numberByDay(tx: Transaction, shop: Shop, orders: readonly PastOrder[]) {
  const days = new Map<string, PastOrder[]>();
  for (const order of orders) {
    const day = localDate(toInstant(order.placedAt), shop.timeZone).toString();
    days.set(day, [...(days.get(day) ?? []), order]);
  }
  const numbered: { order: PastOrder; orderDate: Date; orderSequence: number }[] = [];
  for (const [day, own] of days) {
    const orderDate = toDateColumn(Temporal.PlainDate.from(day));
    const last = await nextSequence(tx, shop.id, orderDate, own.length);
    own.forEach((order, index) => {
      numbered.push({ order, orderDate, orderSequence: last - own.length + 1 + index });
    });
  }
  return numbered;
}

async function matchClients(tx: Transaction, channelId: string, orders: readonly PastOrder[]) {
  const phones = new Map(orders.map((order) => [order.phone, order]));
  await tx.client.createMany({
    data: [...phones.values()].map(({ phone, name, placedAt }) => ({
      channelId,
      phone,
      name: name || phone,
      createdAt: placedAt,
    })),
    skipDuplicates: true,
  });
  const rows = await tx.client.findMany({
    where: { channelId, phone: { in: [...phones.keys()] } },
    select: { id: true, phone: true },
  });
  return new Map(rows.map(({ id, phone }) => [phone, id]));
}

interface OrderPlace {
  readonly id: string;
  readonly clientId: string | null;
  readonly orderDate: Date;
  readonly orderSequence: number;
}

function orderRow(shop: Shop, order: PastOrder, place: OrderPlace) {
  const { number, placedAt, status, name, phone, method, street, payment, discount, deliveryFee } = order;
  return {
    ...place,
    channelId: shop.id,
    status,
    number,
    name,
    phone,
    deliveryMethod: method,
    street,
    discount,
    deliveryFee,
    placedAt,
    promisedAt: placedAt,
    createdAt: placedAt,
    idempotencyKey: keyOf(order),
    token: newOrderToken(),
    locale: shop.defaultLocale,
    currencyCode: shop.currencyCode,
    productsCost: productsCostOf(order),
    total: totalOf(order),
    ...(payment !== null && { paymentType: paymentTypeOf(payment), paymentName: { [shop.defaultLocale]: payment } }),
  } satisfies Prisma.CheckoutCreateManyInput;
}

function paymentTypeOf(payment: string): PaymentType {
  const word = payment.toLowerCase();
  if (word === 'cash') return 'CASH';
  return word === 'card' ? 'CARD' : 'CUSTOM';
}

function lineRows(shop: Shop, order: PastOrder, checkoutId: string, findDish: DishFinder) {
  const taken = new Set<string>();
  return order.lines.map((line, position) => {
    const found = findDish(line);
    // Of two lines of one dish the second is no less ordered; it only leads to the menu no more.
    const variantId = found === null || taken.has(found) ? null : found;
    if (variantId !== null) taken.add(variantId);
    return { checkoutId, position, variantId, createdAt: order.placedAt, ...frozen(shop, line) };
  });
}

function frozen({ defaultLocale }: Shop, { dish, variant, sku, quantity, price }: PastLine) {
  return {
    quantity,
    sku,
    unitPrice: price,
    options: [],
    productName: { [defaultLocale]: dish },
    variantName: variant === '' ? {} : { [defaultLocale]: variant },
  };
}
