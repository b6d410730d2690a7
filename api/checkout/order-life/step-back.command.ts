import { minor } from '../../../domain/money';
import { authorOf, requirePermission } from '../../access/caller';
import type { Transaction } from '../../db/client';
import { transaction } from '../../db/transaction';
import type { Channel } from '../../generated/prisma/client';
import { promoRefusal } from '../../promotions/promo';
import { holdTypedPromo, takePromoUse } from '../../promotions/promo-use.store';
import { writeAudit } from '../../staff-writes/audit.store';
import { findCheckout, lockOrder } from '../cart/checkout.store';
import { viewOrder } from '../cart/view-checkout';
import type { CheckoutRow } from '../checkout-row.store';
import type { OrderView } from '../checkout-view';
import { type GivenReason, keepReason } from '../order-reason';
import { heldSlot, takePlace } from '../promise/promise.store';
import { type OrderCaller, refuseStale } from './move-order.command';
import { writeStepBack } from './move-order.store';
import { MoveNotAllowed, OrderNotFound, ReasonRequired } from './refusals';
import { stepBehind } from './step-behind.store';

export interface StepBackInput extends GivenReason {
  readonly id: string;
  /** The order's, as the caller read it. */
  readonly version?: number | null;
}

/**
 * Takes an order one step back, with a reason. Who, when and why are kept, and receivers get an event of its own kind.
 * A cancelled order goes back to where it was and takes its place and its promo code again, if they are still available.
 * What is over stays over after an hour; what nobody has taken yet has no step behind it.
 *
 * @throws {Forbidden | OrderNotFound | MoveNotAllowed | StaleOrder | ReasonRequired | SlotTaken | PromoNotApplicable | InvalidInput}
 */
export async function stepBackOrder(caller: OrderCaller, input: StepBackInput): Promise<OrderView> {
  const { actor, db, announceOrder } = caller;
  requirePermission(actor, 'orders');
  const why = keepReason(input);
  if (why.reason === null && why.reasonCode === null) throw new ReasonRequired();
  const now = caller.now();
  const row = await transaction(db, async (tx) => {
    const channel = await tx.channel.findUniqueOrThrow({ where: { id: caller.channel.id } });
    const order = await lockOrder(tx, caller, input.id);
    if (!order || order.status === 'OPEN') throw new OrderNotFound();
    refuseStale(order, input.version);
    const to = await stepBehind(tx, order, channel, now);
    if (to === null) throw new MoveNotAllowed(order.id, order.status, order.status);
    const taken = order.status === 'CANCELLED' ? await takeAgain(tx, order, channel, now) : { cashCollected: null };
    await writeStepBack(tx, order, { from: order.status, to, ...why }, taken, {
      now,
      ...authorOf(actor),
      announceOrder,
    });
    const details = { number: order.number, to };
    await writeAudit(tx, { actor, channel }, { action: 'stepBackOrder', subjectId: order.id, details });
    return findCheckout(tx, channel.id, order.id);
  });
  if (!row) throw new OrderNotFound();
  return viewOrder(row);
}

/** What the cancellation gave back: the code first, as placing does. @throws {SlotTaken | PromoNotApplicable} */
async function takeAgain(tx: Transaction, order: CheckoutRow, channel: Channel, now: Date) {
  const { id, phone, promoCodeId, deliveryMethod } = order;
  const slotFrom = heldSlot(order);
  const typed = promoCodeId === null ? null : await holdTypedPromo(tx, order);
  if (promoCodeId && typed?.terms && phone) {
    const subtotal = minor((order.productsCost ?? 0) - (order.discount ?? 0) + (order.promoDiscount ?? 0));
    const refusal = promoRefusal(typed, { subtotal, method: deliveryMethod, now });
    if (refusal) throw refusal;
    await takePromoUse(tx, { checkoutId: id, promoCodeId, phone, now });
  }
  if (slotFrom)
    await takePlace(tx, order.overridden.includes('SLOT') ? { ...channel, slotCapacity: null } : channel, slotFrom);
  return { cancelReason: null, cancelCode: null };
}
