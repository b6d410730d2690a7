import type { OrderStatus } from '../../../domain/order-status';
import { authorOf, requirePermission } from '../../access/caller';
import type { Transaction } from '../../db/client';
import { notify } from '../../db/notifications';
import { transaction } from '../../db/transaction';
import { NotFound } from '../../kernel/refusals';
import { writeAudit } from '../../staff-writes/audit.store';
import { findCheckout, lockOrder } from '../cart/checkout.store';
import { CHECKOUT_TOPIC, type CheckoutNotice } from '../cart/checkout-topic';
import { viewOrder } from '../cart/view-checkout';
import type { CheckoutRow } from '../checkout-row.store';
import type { OrderView } from '../checkout-view';
import type { OrderCaller } from '../order-life/move-order.command';
import { type OrderWriting, writeMove } from '../order-life/move-order.store';
import { MoveNotAllowed, OrderNotFound } from '../order-life/refusals';

interface BumpLinesInput {
  readonly orderId: string;
  readonly lineIds: readonly string[];
  /** False takes them back: a ready order is in the making again. */
  readonly isMade: boolean;
}

const IN_THE_MAKING: readonly OrderStatus[] = ['ACCEPTED', 'PREPARING'];
const RECALLABLE: readonly OrderStatus[] = ['PREPARING', 'READY'];

/**
 * Cooks have made some lines of an order, or take that back. The first line that is made starts the order, and the last one,
 * at whichever station, makes it ready. Twice the same changes nothing.
 *
 * @throws {Forbidden | OrderNotFound | NotFound | MoveNotAllowed}
 */
export async function bumpLines(caller: OrderCaller, input: BumpLinesInput): Promise<OrderView> {
  const { actor, channel, db, announceOrder } = caller;
  requirePermission(actor, 'kitchen');
  const { orderId, lineIds, isMade } = input;
  const writing = { now: caller.now(), ...authorOf(actor), announceOrder };
  const row = await transaction(db, async (tx) => {
    const order = await lockOrder(tx, caller, orderId);
    if (!order || order.status === 'OPEN') throw new OrderNotFound();
    const to = isMade ? 'READY' : 'PREPARING';
    if (!(isMade ? IN_THE_MAKING : RECALLABLE).includes(order.status)) {
      throw new MoveNotAllowed(order.id, order.status, to);
    }
    if (lineIds.some((id) => order.lines.every((line) => line.id !== id))) throw new NotFound();
    await (isMade ? make(tx, order, lineIds, writing) : takeBack(tx, order, lineIds, writing));
    await notify(tx, CHECKOUT_TOPIC, {
      channelId: channel.id,
      checkoutId: order.id,
      kind: 'MADE',
    } satisfies CheckoutNotice);
    const details = { number: order.number, isMade, count: lineIds.length };
    await writeAudit(tx, { actor, channel }, { action: 'bumpLines', subjectId: order.id, details });
    return findCheckout(tx, channel.id, orderId);
  });
  if (!row) throw new OrderNotFound();
  return viewOrder(row);
}

async function make(
  tx: Transaction,
  order: CheckoutRow,
  lineIds: readonly string[],
  writing: OrderWriting,
): Promise<void> {
  const { staffMemberId, now: madeAt } = writing;
  await tx.madeLine.createMany({
    data: lineIds.map((lineId) => ({ lineId, checkoutId: order.id, staffMemberId, madeAt })),
    skipDuplicates: true,
  });
  if (order.status === 'ACCEPTED') await step(tx, order, 'ACCEPTED', 'PREPARING', writing);
  const made = await tx.madeLine.count({
    where: { checkoutId: order.id, lineId: { in: order.lines.map(({ id }) => id) } },
  });
  if (made === order.lines.length) await step(tx, order, 'PREPARING', 'READY', writing);
}

async function takeBack(
  tx: Transaction,
  order: CheckoutRow,
  lineIds: readonly string[],
  writing: OrderWriting,
): Promise<void> {
  await tx.madeLine.deleteMany({ where: { checkoutId: order.id, lineId: { in: [...lineIds] } } });
  if (order.status === 'READY') await step(tx, order, 'READY', 'PREPARING', writing);
}

function step(tx: Transaction, order: CheckoutRow, from: OrderStatus, to: OrderStatus, writing: OrderWriting) {
  return writeMove(tx, { ...order, status: from }, { from, to, reason: null, reasonCode: null }, writing);
}
