import { authorOf, requirePermission } from '../../access/caller';
import type { Transaction } from '../../db/client';
import { sumRule } from '../../kernel/input-rules';
import { parseInput } from '../../kernel/parse-input';
import { findCheckout } from '../cart/checkout.store';
import { readDetails } from '../cart/details';
import { checkIdempotencyKey } from '../cart/idempotency-key';
import { readLineNotes } from '../cart/line-note';
import { viewCart } from '../cart/view-checkout';
import type { CheckoutRow } from '../checkout-row.store';
import { type OrderView, requirePlaced } from '../checkout-view';
import { linesBySku } from '../elsewhere/lines-by-sku';
import { writeMove } from '../order-life/move-order.store';
import { cartOfLines } from '../placing/cart-of-lines';
import { requirePaidOnReceiving } from '../placing/choose-handover.store';
import { type DeskOrder, overriddenIn, termsAside } from '../placing/desk-order';
import { noteTakenOrder } from '../placing/note-taken-order.store';
import { deskKeys } from '../placing/order-keys';
import type { Ordering } from '../placing/ordering-shop.store';
import { placeOnce } from '../placing/place-once.command';
import type { PlaceOrderInput } from '../placing/place-order.command';
import type { PlacingCaller } from '../placing/placing';
import { settleByRules } from '../placing/settle-by-rules.store';
import { writePlaced } from '../placing/write-placed.store';
import { overfilling } from '../promise/promise.store';
import { type PhoneOrder, readDesk } from './phone-order';

export type PlacePhoneOrderInput = PhoneOrder &
  Pick<PlaceOrderInput, 'idempotencyKey' | 'expectedTotal' | 'expectedBy' | 'asksOnDoubt'>;

/**
 * Places a phone order by the rules of every other order, and accepts it for the promised time. Staff whose role allows it may set a
 * minimum, a fee or a full slot aside; the order and the audit log keep which of them mattered.
 *
 * @throws {Forbidden} and every refusal of `placeOrder`.
 */
export async function placePhoneOrder(caller: PlacingCaller, input: PlacePhoneOrderInput): Promise<OrderView> {
  const { actor, channel } = caller;
  requirePermission(actor, 'orders');
  const { ignoreMinimum, ignoreFullSlot, deliveryFee, locale, lines: typed, ...order } = input;
  const desk = readDesk({ actor, channel }, { ignoreMinimum, ignoreFullSlot, deliveryFee, locale });
  const lines = readLineNotes(typed);
  const { idempotencyKey, expectedBy: _seen, asksOnDoubt: _asks, ...sent } = { ...order, lines, desk };
  checkIdempotencyKey(idempotencyKey);
  parseInput(sumRule.nullish(), input.expectedTotal, ['expectedTotal']);
  const placed = await placeOnce(caller, {
    keys: deskKeys(actor, idempotencyKey),
    keyField: 'idempotencyKey',
    sent,
    place: (tx, ordering) => place(tx, ordering, { ...input, lines }, desk),
  });
  return requirePlaced(placed);
}

/** The person who takes a phone order accepts it with it, so no alarm is given. */
async function acceptTaken(tx: Transaction, caller: PlacingCaller, order: CheckoutRow): Promise<CheckoutRow> {
  const { actor, announceOrder } = caller;
  if (actor.kind === 'visitor') return order;
  const move = { from: 'PLACED', to: 'ACCEPTED', reason: null, reasonCode: null } as const;
  await writeMove(tx, order, move, { now: caller.now(), ...authorOf(actor), announceOrder });
  return (await findCheckout(tx, order.channelId, order.id)) ?? order;
}

async function place(
  tx: Transaction,
  ordering: Ordering,
  input: PlacePhoneOrderInput,
  { setAside, locale, takenById }: DeskOrder,
): Promise<CheckoutRow> {
  const cart = cartOfLines(ordering, linesBySku(ordering.menu.catalog, input.lines));
  const details = readDetails(input, ordering.caller.channel.countryCode);
  const settled = await settleByRules(
    tx,
    ordering,
    cart,
    { ...input, details },
    {
      terms: (terms) => termsAside(terms, setAside),
      onTime: overfilling(setAside.slot),
    },
  );
  requirePaidOnReceiving(settled.payment);
  const { isOverfull } = settled.promise;
  const byTheRules = viewCart(settled.row, settled.surroundings);
  const order = await writePlaced(tx, ordering, {
    ...settled,
    mayOverfill: isOverfull,
    overridden: [...overriddenIn(byTheRules, setAside), ...(isOverfull ? (['SLOT'] as const) : [])],
    origin: { sessionId: null, locale, takenById },
  });
  await noteTakenOrder(tx, ordering.caller, 'placePhoneOrder', order);
  return acceptTaken(tx, ordering.caller, order);
}
