import { toLocale } from '../../../domain/locale';
import type { Transaction } from '../../db/client';
import { notify } from '../../db/notifications';
import type { AnnounceOrder } from '../../db/outbox';
import type { Prisma } from '../../generated/prisma/client';
import { message } from '../../messages/messages';
import { givePromoUseBack } from '../../promotions/promo-use.store';
import { withdrawProposals } from '../amending/revisions.store';
import { CHECKOUT_TOPIC, type CheckoutNotice } from '../cart/checkout-topic';
import type { CheckoutRow } from '../checkout-row.store';
import type { KeptReason } from '../order-reason';
import { followOrder } from '../placing/held-order.store';
import { givePlaceBack, heldSlot } from '../promise/promise.store';
import type { Move } from './check-move';

/** What it takes to write a change of an order, apart from the change itself. */
export interface OrderWriting {
  readonly now: Date;
  /** Null: the shop did it by itself. */
  readonly staffMemberId: string | null;
  /** The program that did it, where it was one. */
  readonly apiTokenId?: string | null;
  readonly announceOrder: AnnounceOrder;
}

/** Where a change of dishes that waits for the shopper falls away. */
const ENDS_PROPOSALS: readonly string[] = ['OUT_FOR_DELIVERY', 'COMPLETED', 'CANCELLED'];

/** A new promise that is made along with a move. */
export interface NewPromise {
  readonly promisedAt: Date;
  /** As the kitchen named them. */
  readonly preparationMinutes?: number;
}

/**
 * Writes a move that the rules allow: status, history, slot, outbox and the notice to every screen. Every cancellation, by
 * staff, the shopper or the shop, goes through here, so that what an order holds is given back exactly once.
 *
 * @param order - held by this transaction (`lockOrder`).
 */
export async function writeMove(
  tx: Transaction,
  order: CheckoutRow,
  move: Move,
  writing: OrderWriting,
  promise: NewPromise | null = null,
): Promise<void> {
  const isCancelled = move.to === 'CANCELLED';
  if (ENDS_PROPOSALS.includes(move.to)) await withdrawProposals(tx, order.id, writing.now);
  await writeChange(tx, order, writing, {
    move: { ...move, promisedAt: promise?.promisedAt ?? null },
    data: { status: move.to, ...promise, ...(isCancelled && cancellation(move, order.locale)) },
    kind: 'MOVED',
    event: isCancelled ? 'CANCELLED' : 'STATUS_CHANGED',
    giveBack: isCancelled ? () => giveBack(tx, order) : null,
  });
  await followOrder(tx, order, move.to, writing.now);
}

/** Writes that an order comes later than was promised. @param order - held by this transaction. */
export async function writeDelay(
  tx: Transaction,
  order: CheckoutRow,
  delay: KeptReason & { readonly promisedAt: Date },
  writing: OrderWriting,
): Promise<void> {
  await writeChange(tx, order, writing, {
    move: { from: order.status, to: order.status, ...delay },
    data: { promisedAt: delay.promisedAt },
    kind: 'DELAYED',
    event: 'STATUS_CHANGED',
    giveBack: null,
  });
}

/** Writes that an order goes one step back. @param taken - its other columns to write. @param order - held by this transaction. */
export async function writeStepBack(
  tx: Transaction,
  order: CheckoutRow,
  move: Move,
  taken: Prisma.CheckoutUncheckedUpdateInput,
  writing: OrderWriting,
): Promise<void> {
  await writeChange(tx, order, writing, {
    move: { ...move, promisedAt: null },
    data: { status: move.to, ...taken },
    kind: 'MOVED',
    event: 'STEPPED_BACK',
    giveBack: null,
  });
}

/** Gives back the slot and the promo code of a cancelled order. */
async function giveBack(tx: Transaction, order: CheckoutRow): Promise<void> {
  const { id, channelId, promoCodeId } = order;
  const slotFrom = heldSlot(order);
  if (slotFrom) await givePlaceBack(tx, channelId, slotFrom);
  if (promoCodeId) await givePromoUseBack(tx, id);
}

/** The reason in words too, in the shopper's language: for those who read the order without a language of their own. */
function cancellation({ reason, reasonCode }: KeptReason, locale: string) {
  const words = reasonCode === null ? reason : message(toLocale(locale), `ORDER_REASON_${reasonCode}`);
  return { cancelReason: words, cancelCode: reasonCode };
}

interface Change {
  readonly move: Pick<Prisma.StatusMoveUncheckedCreateInput, 'from' | 'to' | 'reason' | 'reasonCode' | 'promisedAt'>;
  readonly data: Prisma.CheckoutUncheckedUpdateInput;
  readonly kind: CheckoutNotice['kind'];
  readonly event: 'CANCELLED' | 'STATUS_CHANGED' | 'STEPPED_BACK';
  readonly giveBack: (() => Promise<void>) | null;
}

async function writeChange(
  tx: Transaction,
  { id, channelId, status }: CheckoutRow,
  { now, staffMemberId, apiTokenId = null, announceOrder }: OrderWriting,
  { move, data, kind, event, giveBack: release }: Change,
): Promise<void> {
  await tx.checkout.update({
    where: { id },
    data: {
      ...data,
      version: { increment: 1 },
      moves: { create: { ...move, staffMemberId, apiTokenId, createdAt: now } },
    },
  });
  await release?.();
  await announceOrder(tx, { channelId, checkoutId: id, event, previousStatus: status, now });
  const notice: CheckoutNotice = { channelId, checkoutId: id, kind };
  await notify(tx, CHECKOUT_TOPIC, notice);
}
