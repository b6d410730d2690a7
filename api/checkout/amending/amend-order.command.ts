import { requirePermission } from '../../access/caller';
import { transaction } from '../../db/transaction';
import { writeAudit } from '../../staff-writes/audit.store';
import { findCheckout, lockOrder } from '../cart/checkout.store';
import { viewOrder } from '../cart/view-checkout';
import type { OrderView } from '../checkout-view';
import type { OrderCaller } from '../order-life/move-order.command';
import { OrderNotFound } from '../order-life/refusals';
import { readMenu } from '../placing/order-menu.store';
import type { AmendOrderInput } from './amend-input';
import { isSame, needsConsent } from './difference';
import { planAmendment, readAmendment } from './plan-amendment.command';
import { keepRevision, touchOrder, writeChange } from './write-amendment.store';

const MINUTE_MS = 60_000;

/**
 * Changes an order after it was placed. What costs more, or takes something away, is proposed to the shopper unless they
 * agreed on the telephone; anything else holds at once. Of two who change the same order, the second is refused.
 *
 * @throws {Forbidden | OrderNotFound | OrderIsOver | NotAmendable | StaleOrder | ProposalPending | InvalidInput} and what
 *   placing refuses.
 */
export async function amendOrder(caller: OrderCaller, input: AmendOrderInput): Promise<OrderView> {
  const { actor, db, announceOrder } = caller;
  requirePermission(actor, 'orders');
  const asked = readAmendment({ actor, channel: caller.channel }, input);
  const now = caller.now();
  // Before the transaction holds a connection: where there are few, none may wait for a second one.
  await readMenu(caller);
  const row = await transaction(db, async (tx) => {
    const held = await lockOrder(tx, caller, input.id);
    const { order, channel, before, after, difference, due } = await planAmendment(tx, caller, held, asked);
    if (isSame(difference)) return order;
    const change = { before, after, mayOverfill: asked.setAside.slot };
    const isAsked = needsConsent(difference) && !input.isAgreedByPhone;
    const answerBy = isAsked ? new Date(now.getTime() + channel.amendmentMinutes * MINUTE_MS) : null;
    const confirmation = needsConsent(difference) && !isAsked ? ('PHONE' as const) : null;
    await keepRevision(tx, { order, actor, now, change, due, answerBy, confirmation });
    const { overridden } = after.sums;
    const totals = { totalBefore: before.sums.total, totalAfter: after.sums.total };
    const details = {
      number: order.number,
      ...totals,
      isProposed: isAsked,
      ...(overridden.length > 0 && { overridden }),
    };
    await writeAudit(tx, { actor, channel }, { action: 'amendOrder', subjectId: order.id, details });
    if (isAsked) {
      await touchOrder(tx, order);
      await announceOrder(tx, { channelId: channel.id, checkoutId: order.id, event: 'CHANGE_PROPOSED', now });
    } else await writeChange(tx, order, change, { channel, now, actor, announceOrder });
    return findCheckout(tx, channel.id, order.id);
  });
  if (!row) throw new OrderNotFound();
  return viewOrder(row);
}
