import { notify } from '../db/notifications';
import type { AnnounceOrder } from '../db/outbox';
import { transaction } from '../db/transaction';
import type { CheckoutStatus } from '../generated/prisma/client';
import { givePromoUseBack } from '../promotions/promo-use.store';
import { type Caller, requirePermission } from '../staff/caller';
import { Forbidden } from '../staff/refusals';
import { mayMoveTo } from './access';
import { findCheckout, lockOrder } from './checkout.store';
import { CHECKOUT_TOPIC, type CheckoutNotice } from './checkout-topic';
import type { CheckoutView } from './checkout-view';
import { checkMove } from './order-status';
import { givePlaceBack } from './promise.store';
import { OrderNotFound } from './refusals';
import { viewOrder } from './view-checkout';

export interface MoveOrderInput {
  readonly id: string;
  readonly to: CheckoutStatus;
  /** Needed to cancel: 1 to 250 characters. */
  readonly reason?: string | null;
}

/**
 * Moves an order one step on, or cancels it; who, when and why are kept.
 *
 * @throws {Forbidden | OrderNotFound | MoveNotAllowed | ReasonRequired | InvalidInput}
 */
export async function moveOrder(
  caller: Caller & { readonly announceOrder: AnnounceOrder },
  { id, to, reason }: MoveOrderInput,
): Promise<CheckoutView> {
  const { actor, channel, db, announceOrder } = caller;
  requirePermission(actor, 'kitchen');
  if (!mayMoveTo(to, actor)) throw new Forbidden();
  const now = caller.now();
  const row = await transaction(db, async (tx) => {
    const order = await lockOrder(tx, channel.id, id);
    if (!order || order.status === 'OPEN') throw new OrderNotFound();
    const move = checkMove(order.status, to, order.deliveryMethod ?? 'DELIVERY', reason);
    await tx.checkout.update({
      where: { id },
      data: {
        status: move.to,
        ...(move.to === 'CANCELLED' && { cancelReason: move.reason }),
        version: { increment: 1 },
        moves: { create: { ...move, staffMemberId: actor.staffMemberId, createdAt: now } },
      },
    });
    if (move.to === 'CANCELLED' && order.slotFrom) await givePlaceBack(tx, channel.id, order.slotFrom);
    if (move.to === 'CANCELLED' && order.promoCodeId) await givePromoUseBack(tx, id);
    const event = move.to === 'CANCELLED' ? 'CANCELLED' : 'STATUS_CHANGED';
    await announceOrder(tx, { channelId: channel.id, checkoutId: id, event, previousStatus: move.from, now });
    const notice: CheckoutNotice = { channelId: channel.id, checkoutId: id, kind: 'MOVED' };
    await notify(tx, CHECKOUT_TOPIC, notice);
    return findCheckout(tx, channel.id, id);
  });
  if (!row) throw new OrderNotFound();
  return viewOrder(row);
}
