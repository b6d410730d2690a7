import type { OrderStatus } from '../../../domain/order-status';
import type { Transaction } from '../../db/client';
import { notify } from '../../db/notifications';
import type { AnnounceOrder } from '../../db/outbox';
import { sql } from '../../db/sql';
import { localDate, toDateColumn, toInstant } from '../../kernel/zoned-time';
import { capturePayments, releasePayments, writeOrderMoney } from '../../payments/payment.store';
import { givePromoUseBack } from '../../promotions/promo-use.store';
import { findCheckout } from '../cart/checkout.store';
import { CHECKOUT_TOPIC, type CheckoutNotice } from '../cart/checkout-topic';
import { deleteCart, releaseCart } from '../cart/held-cart.store';
import { readHeldDeviations } from '../cart/held-problems.store';
import type { CheckoutRow } from '../checkout-row.store';
import { nextSequence } from '../promise/handover.store';
import { givePlaceBack, heldSlot } from '../promise/promise.store';
import { orderNumber } from './order-number';

interface Writing {
  readonly now: Date;
  readonly announceOrder: AnnounceOrder;
}

/**
 * Places an order that has waited for its payment: from here on it is like any other, in the board, with the receivers.
 * Nothing can refuse it, because its money is there: slot, promo code and prices were taken when it was held. What has come
 * in its way since, as a dish that sold out, is written down for staff.
 *
 * @param held - by this transaction (`lockOrder`); its `heldUntil` is set.
 */
export async function placeHeld(tx: Transaction, held: CheckoutRow, { now, announceOrder }: Writing): Promise<void> {
  const { id, channelId, name, phone, heldBySessionId, sessionId, promisedAt, timeKind, updatedAt, isTest } = held;
  if (!name) throw new Error(`order ${id} lacks its contact`);
  const channel = await tx.channel.findUniqueOrThrow({ where: { id: channelId } });
  const clientId = isTest || phone === null ? null : await nameClient(tx, { channelId, phone, name });
  const deviations = await readHeldDeviations({ db: tx, channel, now: () => now }, held);
  const day = localDate(toInstant(now), channel.timeZone);
  const orderDate = toDateColumn(day);
  const orderSequence = await nextSequence(tx, channelId, orderDate);
  // As soon as possible counts from now: the kitchen begins when the money is there.
  const waited = timeKind === 'ASAP' ? Math.max(0, now.getTime() - updatedAt.getTime()) : 0;
  await tx.checkout.update({
    where: { id },
    data: {
      status: 'PLACED',
      heldUntil: null,
      heldBySessionId: null,
      sessionId: sessionId ?? (await lockSession(tx, heldBySessionId)),
      clientId,
      deviations,
      orderDate,
      orderSequence,
      number: orderNumber(day, orderSequence),
      promisedAt: promisedAt && new Date(promisedAt.getTime() + waited),
      placedAt: now,
      updatedAt: now,
      version: { increment: 1 },
      moves: { create: { from: 'OPEN', to: 'PLACED', createdAt: now } },
    },
  });
  await deleteCart(tx, id);
  const notice: CheckoutNotice = { channelId, checkoutId: id, kind: 'PLACED' };
  await notify(tx, CHECKOUT_TOPIC, notice);
  const order = await findCheckout(tx, channelId, id);
  if (!order) throw new Error(`order ${id} vanished although it was held`);
  await announceOrder(tx, { channelId, checkoutId: id, event: 'PLACED', now, order: { ...order, channel } });
}

/** @returns null when the session has ended while the order waited. The order’s link still opens it. */
async function lockSession(tx: Transaction, id: string | null): Promise<string | null> {
  const sessions = await sql(tx).query<
    { id: string }[]
  >`select "id" from "Session" where "id" = ${id}::uuid for key share`;
  return sessions[0]?.id ?? null;
}

/** The client by phone number. The version stays: an order that comes in must not make staff lose the note that they are writing. */
async function nameClient(
  tx: Transaction,
  client: { channelId: string; phone: string; name: string },
): Promise<string> {
  const { channelId, phone, name } = client;
  const { id } = await tx.client.upsert({
    where: { channelId_phone: { channelId, phone } },
    create: client,
    update: { name },
  });
  return id;
}

/**
 * Lets an order go that was not paid: its slot, promo code and key are free, and the shopper has their cart again. Whatever is
 * still paid for it goes back: its row stays for the payments, and becomes the order that the cart is placed as next.
 *
 * @param held - by this transaction; its `heldUntil` is set.
 */
export async function letHeldGo(tx: Transaction, held: CheckoutRow, now: Date): Promise<void> {
  const { id, channelId, promoCodeId } = held;
  const slotFrom = heldSlot(held);
  if (slotFrom) await givePlaceBack(tx, channelId, slotFrom);
  if (promoCodeId) await givePromoUseBack(tx, id);
  await releasePayments(tx, id, now);
  await tx.checkoutLine.deleteMany({ where: { checkoutId: id } });
  await releaseCart(tx, id, now);
  await tx.checkout.update({
    where: { id },
    data: {
      heldUntil: null,
      promoCodeId: null,
      idempotencyKey: null,
      fingerprint: null,
      isTest: false,
      updatedAt: now,
      version: { increment: 1 },
    },
  });
  await writeOrderMoney(tx, id, false);
  const notice: CheckoutNotice = { channelId, checkoutId: id, kind: 'LET_GO' };
  await notify(tx, CHECKOUT_TOPIC, notice);
}

/** The money of an order follows its moves: taken once staff accept, given back when it is cancelled. */
export async function followOrder(tx: Transaction, { id, moneyState }: CheckoutRow, to: OrderStatus, now: Date) {
  if (moneyState === null) return;
  await (to === 'CANCELLED' ? releasePayments(tx, id, now) : capturePayments(tx, id, now));
}
