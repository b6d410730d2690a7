import { allowedMoves, type DeliveryMethod, needsReason, type OrderStatus } from '../../../domain/order-status';
import { type GivenReason, type KeptReason, keepReason } from '../order-reason';
import { MoveNotAllowed, ReasonRequired } from './refusals';

interface MovableOrder {
  readonly id: string;
  readonly status: OrderStatus;
  readonly deliveryMethod: DeliveryMethod | null;
}

/** A move that may be written down. */
export interface Move extends KeptReason {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
}

/**
 * Holds a move against the rules.
 *
 * @param why - needed for a cancellation; kept for any other move too when given.
 * @throws {MoveNotAllowed} @throws {ReasonRequired}
 * @throws {InvalidInput} when the reason is too long or holds control characters.
 */
export function checkMove(order: MovableOrder, to: OrderStatus, why: GivenReason = {}): Move {
  const { id, status: from, deliveryMethod } = order;
  if (!allowedMoves(from, deliveryMethod ?? 'DELIVERY').includes(to)) throw new MoveNotAllowed(id, from, to);
  const kept = keepReason(why);
  if (needsReason(to) && kept.reason === null && kept.reasonCode === null) throw new ReasonRequired();
  return { from, to, ...kept };
}
