import { allowedMoves, type DeliveryMethod, needsReason, type OrderStatus } from '../../../domain/order-status';
import { type GivenReason, type KeptReason, keepReason } from '../order-reason';
import { MoveNotAllowed, ReasonRequired } from '../refusals';

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
export function checkMove(from: OrderStatus, to: OrderStatus, method: DeliveryMethod, why: GivenReason = {}): Move {
  if (!allowedMoves(from, method).includes(to)) throw new MoveNotAllowed(from, to);
  const kept = keepReason(why);
  if (needsReason(to) && kept.reason === null && kept.reasonCode === null) throw new ReasonRequired();
  return { from, to, ...kept };
}
