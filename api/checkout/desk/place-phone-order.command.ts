import { requirePermission } from '../../access/caller';
import type { Transaction } from '../../db/client';
import { sumRule } from '../../kernel/input-rules';
import { parseInput } from '../../kernel/parse-input';
import { readDetails } from '../cart/details';
import { checkIdempotencyKey } from '../cart/idempotency-key';
import { readLineNotes } from '../cart/line-note';
import { viewCart } from '../cart/view-checkout';
import type { CheckoutRow } from '../checkout-row.store';
import type { CheckoutView } from '../checkout-view';
import { linesBySku } from '../elsewhere/lines-by-sku';
import { cartOfLines } from '../placing/cart-of-lines';
import { choosePayment, chooseWarehouse, requirePaidOnReceiving } from '../placing/choose-handover';
import { type DeskOrder, overriddenIn, termsAside } from '../placing/desk-order';
import { fillIn, requireDetails, requireNoDoubt } from '../placing/fill-in';
import { noteTakenOrder } from '../placing/note-taken-order.store';
import { deskKeys } from '../placing/order-keys';
import { type Ordering, placeOnce } from '../placing/place-once.command';
import type { PlaceOrderInput } from '../placing/place-order.command';
import type { PlacingCaller } from '../placing/placing';
import { priceByMenu, requirePriceAsSeen, requireTipPossible } from '../placing/price-order.store';
import { requirePromiseAsSeen, timeWish } from '../placing/promise-order';
import { writePlaced } from '../placing/write-placed.store';
import { overfilling, promiseTime } from '../promise/promise.store';
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
  const { ignoreMinimum, ignoreFullSlot, deliveryFee, locale, lines: typed, ...order } = input;
  const desk = readDesk({ actor, channel }, { ignoreMinimum, ignoreFullSlot, deliveryFee, locale });
  const lines = readLineNotes(typed);
  const { idempotencyKey, expectedBy: _seen, asksOnDoubt: _asks, ...sent } = { ...order, lines, desk };
  checkIdempotencyKey(idempotencyKey);
  parseInput(sumRule.nullish(), input.expectedTotal, ['expectedTotal']);
  return placeOnce(caller, {
    keys: deskKeys(actor, idempotencyKey),
    keyField: 'idempotencyKey',
    sent,
    place: (tx, ordering) => place(tx, ordering, { ...input, lines }, desk),
  });
}

async function place(
  tx: Transaction,
  ordering: Ordering,
  input: PlacePhoneOrderInput,
  { setAside, locale, takenById }: DeskOrder,
): Promise<CheckoutRow> {
  const { caller, shop, menu } = ordering;
  const { channel } = caller;
  const cart = cartOfLines(ordering, linesBySku(menu.catalog, input.lines));
  const filled = fillIn(cart, readDetails(input, channel.countryCode), menu.zones);
  requireDetails(filled);
  if (input.asksOnDoubt) requireNoDoubt(filled);
  const priced = await priceByMenu(tx, ordering, filled, (terms) => termsAside(terms, setAside));
  if (input.tip || input.tipPercent) requireTipPossible(priced);
  const [problem] = priced.view.problems;
  if (problem) throw problem;
  await requirePriceAsSeen(priced, cart, input.expectedTotal ?? null);
  const payment = choosePayment(shop, priced);
  const warehouse = chooseWarehouse(shop, filled);
  const promise = await promiseTime(tx, channel, timeWish(ordering, filled), overfilling(setAside.slot));
  requirePromiseAsSeen(filled, promise, input.expectedBy ?? null);
  requirePaidOnReceiving(payment);
  const byTheRules = viewCart(filled.row, priced.surroundings);
  const order = await writePlaced(tx, ordering, {
    ...priced,
    payment,
    warehouse,
    promise,
    mayOverfill: promise.isOverfull,
    overridden: [...overriddenIn(byTheRules, setAside), ...(promise.isOverfull ? (['SLOT'] as const) : [])],
    origin: { sessionId: null, locale, takenById },
  });
  await noteTakenOrder(tx, caller, 'placePhoneOrder', order);
  return order;
}
