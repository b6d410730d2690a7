import { requirePermission } from '../../access/caller';
import { readLineNotes } from '../cart/line-note';
import type { CheckoutView } from '../checkout-view';
import { placeOrder } from '../placing/place-order.command';
import type { PlaceOrderInput, PlacingCaller } from '../placing/placing';
import { type PhoneOrder, readDesk } from './phone-order';

export type PlacePhoneOrderInput = PhoneOrder &
  Pick<PlaceOrderInput, 'idempotencyKey' | 'expectedTotal' | 'expectedBy' | 'asksOnDoubt'>;

/**
 * Places an order that somebody gives on the telephone, by the rules of every other order. Whose role may sets a
 * minimum, a fee or a full slot aside; which of them mattered is kept on the order and in the audit log.
 *
 * @throws {Forbidden} and every refusal of `placeOrder`.
 */
export async function placePhoneOrder(caller: PlacingCaller, input: PlacePhoneOrderInput): Promise<CheckoutView> {
  const { actor, channel } = caller;
  requirePermission(actor, 'orders');
  const { ignoreMinimum, ignoreFullSlot, deliveryFee, locale, lines, ...order } = input;
  const taken = readDesk({ actor, channel }, { ignoreMinimum, ignoreFullSlot, deliveryFee, locale });
  const desk = { ...taken, action: 'placePhoneOrder' };
  return placeOrder(caller, { ...order, lines: readLineNotes(lines), desk });
}
