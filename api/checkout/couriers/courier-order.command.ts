import { isFinal, type OrderStatus } from '../../../domain/order-status';
import { authorOf, type Caller, requirePermission, requireStaff, type StaffActor } from '../../access/caller';
import { isAllowed } from '../../access/roles';
import type { Transaction } from '../../db/client';
import { notify } from '../../db/notifications';
import { transaction } from '../../db/transaction';
import { sumRule } from '../../kernel/input-rules';
import { parseInput } from '../../kernel/parse-input';
import { InvalidInput, NotFound } from '../../kernel/refusals';
import { readStaffNames } from '../../staff/members/staff-names.store';
import { writeAudit } from '../../staff-writes/audit.store';
import { amountDue, mayBeCash } from '../amount-due';
import { findCheckout, lockOrder } from '../cart/checkout.store';
import { CHECKOUT_TOPIC, type CheckoutNotice } from '../cart/checkout-topic';
import { viewOrder } from '../cart/view-checkout';
import type { CheckoutRow } from '../checkout-row.store';
import type { OrderView } from '../checkout-view';
import { checkMove } from '../order-life/check-move';
import type { OrderCaller } from '../order-life/move-order.command';
import { writeMove } from '../order-life/move-order.store';
import { MoveNotAllowed, OrderIsOver, OrderNotFound, OrderTaken, StaleOrder } from '../order-life/refusals';
import { type CourierOrderView, FREE_STATUSES } from './courier-work.store';

export interface AssignCourierInput {
  readonly id: string;
  /** Null: nobody brings it any more. */
  readonly courierId: string | null;
  /** Who brought it when the caller looked, null for nobody; left out, it is given whatever happened since. */
  readonly seenCourierId?: string | null | undefined;
}

/**
 * Gives an order to a courier, or takes it from the one who has it. The order's version stays: its content does not change.
 *
 * @throws {Forbidden | OrderNotFound | OrderIsOver | StaleOrder | NotFound | InvalidInput}
 */
export async function assignCourier(caller: Caller, input: AssignCourierInput): Promise<OrderView> {
  const { actor, channel, db } = caller;
  const { id, courierId, seenCourierId } = input;
  requirePermission(actor, 'orders');
  const row = await transaction(db, async (tx) => {
    const order = await lockOrder(tx, caller, id);
    if (!order || order.status === 'OPEN') throw new OrderNotFound();
    if (order.deliveryMethod !== 'DELIVERY') throw new InvalidInput([{ path: ['id'], code: 'INVALID' }]);
    if (isFinal(order.status)) throw new OrderIsOver(order.id, order.status);
    if (order.courierId === courierId) return order;
    if (seenCourierId !== undefined && seenCourierId !== order.courierId) throw new StaleOrder(order.id, order.status);
    const name = courierId === null ? null : await nameOfCourier(tx, channel.id, courierId);
    await writeCourier(tx, order, courierId);
    const details = { number: order.number, courier: name };
    await writeAudit(tx, { actor, channel }, { action: 'assignCourier', subjectId: order.id, details });
    return findCheckout(tx, channel.id, id);
  });
  if (!row) throw new OrderNotFound();
  return viewOrder(row);
}

/** @throws {NotFound} when nobody of that id brings orders for the shop. */
async function nameOfCourier(tx: Transaction, channelId: string, id: string): Promise<string> {
  const member = await tx.staffMember.findFirst({ where: { id, channelId, isActive: true } });
  if (!member || !isAllowed(member.role, 'courierOrders')) throw new NotFound();
  return member.name;
}

/**
 * A courier takes an order that is free. Of two who take it at the same moment one gets it, and the other hears who.
 *
 * @throws {Forbidden | OrderNotFound | OrderIsOver | OrderTaken | MoveNotAllowed}
 */
export function takeCourierOrder(caller: OrderCaller, id: string): Promise<CourierOrderView> {
  return ofCourier(caller, id, async (tx, order, actor) => {
    if (order.courierId === actor.staffMemberId) return;
    await refuseTaken(tx, order);
    if (isFinal(order.status)) throw new OrderIsOver(order.id, order.status);
    if (!FREE_STATUSES.includes(order.status)) throw new OrderNotFound();
    await writeCourier(tx, order, actor.staffMemberId);
    const details = { number: order.number };
    await writeAudit(tx, { actor, channel: caller.channel }, { action: 'takeCourierOrder', subjectId: id, details });
  });
}

/**
 * A courier gives an order back that they have not left with. An order without a courier or with another one stays as it is.
 *
 * @throws {Forbidden | OrderNotFound | OrderIsOver | MoveNotAllowed}
 */
export function leaveCourierOrder(caller: OrderCaller, id: string): Promise<CourierOrderView> {
  return ofCourier(caller, id, async (tx, order, actor) => {
    if (order.courierId !== actor.staffMemberId) return;
    if (isFinal(order.status)) throw new OrderIsOver(order.id, order.status);
    if (order.status === 'OUT_FOR_DELIVERY') throw new MoveNotAllowed(order.id, order.status, 'READY');
    await writeCourier(tx, order, null);
    const details = { number: order.number };
    await writeAudit(tx, { actor, channel: caller.channel }, { action: 'leaveCourierOrder', subjectId: id, details });
  });
}

export interface MoveCourierOrderInput {
  readonly id: string;
  readonly to: OrderStatus;
  /** What they took in cash, minor units; with `COMPLETED` and an order that is paid in cash. */
  readonly cashCollected?: number | null;
}

const COURIER_MOVES: readonly OrderStatus[] = ['OUT_FOR_DELIVERY', 'COMPLETED'];

/**
 * A courier leaves with an order of theirs, or has brought it. Asked again after an answer that was lost, it is done once.
 *
 * @throws {Forbidden | OrderNotFound | OrderTaken | MoveNotAllowed | InvalidInput}
 */
export function moveCourierOrder(
  caller: OrderCaller,
  { id, to, cashCollected }: MoveCourierOrderInput,
): Promise<CourierOrderView> {
  return ofCourier(caller, id, async (tx, order, actor) => {
    if (order.courierId !== actor.staffMemberId) {
      await refuseTaken(tx, order);
      throw new OrderNotFound();
    }
    if (!COURIER_MOVES.includes(to)) throw new MoveNotAllowed(order.id, order.status, to);
    const cash = readCash(order, to, cashCollected ?? null);
    if (order.status === to) return;
    const move = checkMove(order, to);
    const { announceOrder, channel } = caller;
    if (cash !== null) await tx.checkout.update({ where: { id }, data: { cashCollected: cash } });
    await writeMove(tx, order, move, { now: caller.now(), ...authorOf(actor), announceOrder });
    const details = { number: order.number, to, cashCollected: cash };
    await writeAudit(tx, { actor, channel }, { action: 'moveCourierOrder', subjectId: id, details });
  });
}

/** Of what is due: more is taken for a slip of the finger, and not for a tip. */
const MOST_TIMES_DUE = 5;

/** @throws {InvalidInput} when it is no amount, far from what is due, or no cash is to be taken for the order. */
function readCash(order: CheckoutRow, to: OrderStatus, cash: number | null): number | null {
  if (cash === null) return null;
  const path = ['cashCollected'];
  const total = order.total ?? 0;
  if (to !== 'COMPLETED' || !mayBeCash(order, total)) throw new InvalidInput([{ path, code: 'INVALID' }]);
  if (cash > MOST_TIMES_DUE * amountDue(order, total)) throw new InvalidInput([{ path, code: 'AMOUNT_TOO_LARGE' }]);
  return parseInput(sumRule, cash, path);
}

/** An order to deliver, held while a courier does something with it; as it stands then. */
async function ofCourier(
  caller: OrderCaller,
  id: string,
  act: (tx: Transaction, order: CheckoutRow, actor: StaffActor) => Promise<void>,
): Promise<CourierOrderView> {
  const { actor, channel, db } = caller;
  requirePermission(actor, 'courierOrders');
  requireStaff(actor);
  const row = await transaction(db, async (tx) => {
    const order = await lockOrder(tx, caller, id);
    if (order?.status === 'OPEN' || order?.deliveryMethod !== 'DELIVERY') throw new OrderNotFound();
    await act(tx, order, actor);
    return findCheckout(tx, channel.id, id);
  });
  if (!row) throw new OrderNotFound();
  return { view: viewOrder(row), isMine: row.courierId === actor.staffMemberId };
}

/** @throws {OrderTaken} when somebody has it. */
async function refuseTaken(tx: Transaction, { courierId }: CheckoutRow): Promise<void> {
  if (courierId === null) return;
  const names = await readStaffNames(tx, [courierId]);
  throw new OrderTaken(names.get(courierId) ?? '');
}

async function writeCourier(tx: Transaction, order: CheckoutRow, courierId: string | null): Promise<void> {
  await tx.checkout.update({ where: { id: order.id }, data: { courierId } });
  const notice: CheckoutNotice = { channelId: order.channelId, checkoutId: order.id, kind: 'COURIER' };
  await notify(tx, CHECKOUT_TOPIC, notice);
}
