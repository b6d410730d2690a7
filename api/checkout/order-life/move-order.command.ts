import { authorOf, type Caller, requirePermission } from '../../access/caller';
import type { Transaction } from '../../db/client';
import type { AnnounceOrder } from '../../db/outbox';
import { transaction } from '../../db/transaction';
import type { CheckoutStatus } from '../../generated/prisma/client';
import { Forbidden, InvalidInput } from '../../kernel/refusals';
import { writeAudit } from '../../staff-writes/audit.store';
import { mayMoveTo } from '../access';
import { findCheckout, lockOrder } from '../cart/checkout.store';
import { viewOrder } from '../cart/view-checkout';
import type { CheckoutRow } from '../checkout-row.store';
import type { OrderView } from '../checkout-view';
import type { GivenReason } from '../order-reason';
import { checkMinutes } from '../promise/minutes-input';
import { promiseOnAccepting } from '../promise/promised-again';
import { readTravelMinutes } from '../promise/travel.store';
import { checkMove } from './check-move';
import { type NewPromise, writeMove } from './move-order.store';
import { OrderNotFound, StaleOrder } from './refusals';

export type OrderCaller = Caller & { readonly announceOrder: AnnounceOrder };

/** The reason is needed to cancel. */
export interface MoveOrderInput extends GivenReason {
  readonly id: string;
  readonly to: CheckoutStatus;
  /** With `ACCEPTED` only: what the kitchen needs from now on, 1 to 240; left out, the promise stays. */
  readonly preparationMinutes?: number | null;
  /** The order's, as the caller read it; left out, the move is made whatever happened since. */
  readonly version?: number | null;
}

/**
 * Moves an order one step on, or cancels it; who, when and why are kept.
 *
 * Of two people who make the same move one makes it, and the other hears that it is not allowed any more.
 *
 * @throws {Forbidden | OrderNotFound | MoveNotAllowed | StaleOrder | ReasonRequired | InvalidInput}
 */
export async function moveOrder(caller: OrderCaller, input: MoveOrderInput): Promise<OrderView> {
  const { actor, channel, db, announceOrder } = caller;
  const { id, to, version } = input;
  requirePermission(actor, 'kitchen');
  if (!mayMoveTo(to, actor)) throw new Forbidden();
  const minutes = readPreparation(input);
  const now = caller.now();
  const row = await transaction(db, async (tx) => {
    const order = await lockOrder(tx, caller, id);
    if (!order || order.status === 'OPEN') throw new OrderNotFound();
    const move = checkMove(order, to, input);
    refuseStale(order, version);
    const promise = minutes === null ? null : await promiseFrom(tx, order, minutes, now);
    await writeMove(tx, order, move, { now, ...authorOf(actor), announceOrder }, promise);
    const { reason, reasonCode } = move;
    const details = { number: order.number, to, reasonCode, reason };
    await writeAudit(tx, { actor, channel }, { action: 'moveOrder', subjectId: order.id, details });
    return findCheckout(tx, channel.id, id);
  });
  if (!row) throw new OrderNotFound();
  return viewOrder(row);
}

/** @throws {StaleOrder} when someone changed the order since the caller read it. */
export function refuseStale(order: CheckoutRow, version: number | null | undefined): void {
  if (version !== null && version !== undefined && version !== order.version)
    throw new StaleOrder(order.id, order.status);
}

/** @throws {InvalidInput} when they are out of bounds, or named for another move than accepting. */
function readPreparation({ to, preparationMinutes }: MoveOrderInput): number | null {
  if (preparationMinutes === null || preparationMinutes === undefined) return null;
  if (to !== 'ACCEPTED') throw new InvalidInput([{ path: ['preparationMinutes'], code: 'INVALID' }]);
  return checkMinutes(preparationMinutes, 'preparationMinutes');
}

async function promiseFrom(
  tx: Transaction,
  order: CheckoutRow,
  preparationMinutes: number,
  now: Date,
): Promise<NewPromise> {
  const travel = await readTravelMinutes(tx, order);
  return { preparationMinutes, promisedAt: promiseOnAccepting(now, preparationMinutes, travel) };
}
