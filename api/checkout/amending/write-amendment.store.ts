import type { Author } from '../../access/caller';
import { authorOf } from '../../access/caller';
import type { Transaction } from '../../db/client';
import { notify } from '../../db/notifications';
import type { AnnounceOrder } from '../../db/outbox';
import { type Channel, Prisma, type RevisionConfirmation } from '../../generated/prisma/client';
import { refundBeyond } from '../../payments/payment.store';
import { readZoneMinutes } from '../../zones/zone.store';
import { CHECKOUT_TOPIC, type CheckoutNotice } from '../cart/checkout-topic';
import type { CheckoutRow } from '../checkout-row.store';
import { givePlaceBack, heldSlot, overfilling, promiseTime, takePlace } from '../promise/promise.store';
import { dueAfter } from './amended-money.store';
import { differenceOf } from './difference';
import { followInKitchen } from './follow-in-kitchen.store';
import type { OrderContent } from './order-content';

/** What goes from one content of an order to the next. */
export interface Change {
  readonly before: OrderContent;
  readonly after: OrderContent;
  /** Takes it into a time that is full. */
  readonly mayOverfill: boolean;
}

export interface ChangeWriting {
  readonly channel: Channel;
  readonly now: Date;
  /** Who applied it; null: the shopper, or the shop because the time to answer was over. */
  readonly actor: Author | null;
  readonly announceOrder: AnnounceOrder;
}

const text = (value: unknown) => (value === null ? Prisma.DbNull : JSON.parse(JSON.stringify(value)));
const isOtherTime = ({ details: one }: OrderContent, { details: other }: OrderContent) =>
  one.timeKind !== other.timeKind ||
  one.slotFrom?.getTime() !== other.slotFrom?.getTime() ||
  one.deliveryMethod !== other.deliveryMethod;

/**
 * Makes an order what it shall be: its lines, details and sums, its card money, the place in its slot, outbox and the word to
 * every screen.
 * A place is given back before the other one is taken, in one transaction: no order holds two, and none loses its own.
 *
 * @param order - held by this transaction (`lockOrder`).
 * @throws {SlotTaken | SlotUnavailable | ShopClosed | OrdersPaused | MethodUnavailable} nothing has been written then.
 */
export async function writeChange(
  tx: Transaction,
  order: CheckoutRow,
  { before, after, mayOverfill }: Change,
  { channel, now, actor, announceOrder }: ChangeWriting,
): Promise<void> {
  const time = isOtherTime(before, after) ? await moveInTime(tx, order, after, { channel, now, mayOverfill }) : {};
  await writeLines(tx, order, after);
  const { zoneName, warehouseName, paymentName, ...details } = after.details;
  const amendment = differenceOf(before, after);
  const { totalBefore, totalAfter } = amendment;
  const due = await dueAfter(tx, order, amendment);
  await tx.checkout.update({
    where: { id: order.id },
    data: {
      ...details,
      ...after.sums,
      ...time,
      dueOnReceiving: due,
      zoneName: text(zoneName),
      warehouseName: text(warehouseName),
      paymentName: text(paymentName),
      version: { increment: 1 },
    },
  });
  const author = actor ? authorOf(actor) : { staffMemberId: null };
  // A colleague may have given a part back since it was proposed: no more goes back than is beyond the new total.
  const covered = totalAfter - due;
  if (order.moneyState !== null && covered < totalBefore - order.dueOnReceiving)
    await refundBeyond(tx, { checkoutId: order.id, covered }, { now, ...author });
  await followInKitchen(tx, order, after, { now, ...author, announceOrder });
  await announceOrder(tx, { channelId: channel.id, checkoutId: order.id, event: 'AMENDED', now, amendment });
  await tellScreens(tx, order);
}

/** Raises the order's version and tells every screen, because a proposal came or went. */
export async function touchOrder(tx: Transaction, order: CheckoutRow): Promise<void> {
  await tx.checkout.update({ where: { id: order.id }, data: { version: { increment: 1 } } });
  await tellScreens(tx, order);
}

async function tellScreens(tx: Transaction, { id: checkoutId, channelId }: CheckoutRow): Promise<void> {
  const notice: CheckoutNotice = { channelId, checkoutId, kind: 'AMENDED' };
  await notify(tx, CHECKOUT_TOPIC, notice);
}

async function moveInTime(
  tx: Transaction,
  order: CheckoutRow,
  { details, sums }: OrderContent,
  { channel, now, mayOverfill }: Pick<ChangeWriting, 'channel' | 'now'> & Pick<Change, 'mayOverfill'>,
) {
  const held = heldSlot(order);
  if (held) await givePlaceBack(tx, channel.id, held);
  const { deliveryMethod: method, slotFrom, zoneId } = details;
  const zoneMinutes = method === 'DELIVERY' && zoneId ? await readZoneMinutes(tx, channel.id, zoneId) : null;
  const isSameTime = slotFrom?.getTime() === order.slotFrom?.getTime();
  const isItsOwn = isSameTime && order.overridden.includes('SLOT');
  const wanted = { method, slotFrom, zoneMinutes, now };
  const { promisedAt, isOverfull } = await promiseTime(tx, channel, wanted, overfilling(mayOverfill || isItsOwn));
  if (slotFrom && !order.isTest)
    await takePlace(tx, isOverfull ? { ...channel, slotCapacity: null } : channel, slotFrom);
  const others = sums.overridden.filter((rule) => rule !== 'SLOT');
  return { promisedAt, overridden: isOverfull ? [...others, 'SLOT'] : others };
}

async function writeLines(tx: Transaction, order: CheckoutRow, { lines }: OrderContent): Promise<void> {
  const known = new Map(order.lines.map((line) => [line.id, line]));
  const kept = new Set(lines.map(({ id }) => id));
  const gone = order.lines.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (gone.length > 0) await tx.checkoutLine.deleteMany({ where: { id: { in: gone } } });
  for (const { id, quantity, note, taxRate, ...line } of lines) {
    const stored = known.get(id);
    if (stored?.quantity === quantity && stored.note === note && stored.taxRate === taxRate) continue;
    if (stored) await tx.checkoutLine.update({ where: { id }, data: { quantity, note, taxRate } });
    else {
      const { productName, variantName, photo, options, ...columns } = line;
      const json = {
        productName: text(productName),
        variantName: text(variantName),
        photo: text(photo),
        options: text(options),
      };
      await tx.checkoutLine.create({
        data: { ...columns, ...json, id, quantity, note, taxRate, checkoutId: order.id },
      });
    }
  }
}

interface NewRevision {
  readonly order: CheckoutRow;
  readonly actor: Author;
  readonly now: Date;
  readonly change: Change;
  /** Beyond card money, paid on receiving with it, minor units. */
  readonly due: number;
  /** Until when the shopper can answer; null: it holds at once. */
  readonly answerBy: Date | null;
  readonly confirmation: RevisionConfirmation | null;
}

/** Keeps who changed what, from what to what. */
export async function keepRevision(
  tx: Transaction,
  { order, actor, now, change, due, answerBy, confirmation }: NewRevision,
) {
  const number = (await tx.orderRevision.count({ where: { checkoutId: order.id } })) + 1;
  await tx.orderRevision.create({
    data: {
      checkoutId: order.id,
      number,
      ...authorOf(actor),
      state: answerBy ? 'PROPOSED' : 'APPLIED',
      before: text(change.before),
      after: text(change.after),
      totalBefore: change.before.sums.total,
      totalAfter: change.after.sums.total,
      dueAfter: due,
      mayOverfill: change.mayOverfill,
      answerBy,
      confirmation,
      answeredAt: confirmation && now,
      createdAt: now,
    },
  });
}

/** The change that waits for the shopper; null when none does. */
export function findProposal(tx: Transaction, checkoutId: string) {
  return tx.orderRevision.findFirst({ where: { checkoutId, state: 'PROPOSED' } });
}
