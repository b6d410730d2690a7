import { transaction } from '../../db/transaction';
import { DomainError } from '../../kernel/domain-error';
import { sumRule } from '../../kernel/input-rules';
import { parseInput } from '../../kernel/parse-input';
import { askForPayment } from '../../payments/ask-for-payment.command';
import { isCart } from '../access';
import { rememberSeen } from '../cart/acknowledged-prices.store';
import { findCheckout } from '../cart/checkout.store';
import { checkIdempotencyKey } from '../cart/idempotency-key';
import { viewOrder } from '../cart/view-checkout';
import type { CheckoutRow } from '../checkout-row.store';
import type { CheckoutView } from '../checkout-view';
import { IdempotencyMismatch, PaymentDeclined, PriceChanged } from '../refusals';
import { fingerprintOf } from './fingerprint';
import { type OrderKeys, orderKeys } from './order-keys';
import { readMenu } from './order-menu.store';
import { placeInTransaction } from './place-in-transaction.store';
import type { PlaceOrderInput, PlacingCaller } from './placing';
import { placingQueue } from './placing-queue.store';

/**
 * Turns the session's cart, or the given lines, into an order: once, however often it is asked for.
 *
 * @throws {InvalidInput | EmptyCart | SoldOut | PriceChanged | PromiseChanged | BelowMinimum | TooHeavy | SlotTaken | SlotUnavailable
 *   | ShopClosed | OrdersPaused | MethodUnavailable | PaymentMethodUnavailable | WarehouseRequired | OutsideDeliveryArea
 *   | ZoneUnavailable | PromoNotApplicable | TipNotPossible | ChangeTooSmall | Maintenance | IdempotencyMismatch | VariantNotFound
 *   | InvalidOptions | Busy | PaymentPending | PaymentDeclined} nothing has been placed then.
 */
export async function placeOrder(caller: PlacingCaller, input: PlaceOrderInput): Promise<CheckoutView> {
  try {
    const order = await place(caller, input);
    if (order.isJustPlaced && !order.isTest) caller.meter?.orderPlaced();
    return order;
  } catch (error) {
    caller.meter?.orderRefused(error instanceof DomainError ? error.code : 'FAILED');
    throw error;
  }
}

async function place(caller: PlacingCaller, input: PlaceOrderInput): Promise<CheckoutView> {
  // Not part of the fingerprint: a repeated request has seen another minute, and one that insists is the same order.
  const { idempotencyKey, expectedBy: _seen, asksOnDoubt: _asks, ...parameters } = input;
  checkIdempotencyKey(idempotencyKey);
  parseInput(sumRule.nullish(), input.expectedTotal, ['expectedTotal']);
  const asked: AskedOrder = {
    caller,
    input,
    keys: orderKeys(caller.actor, input),
    fingerprint: fingerprintOf(parameters),
  };
  const { db } = caller;
  return placingQueue(db).run(async () => {
    try {
      // Before the transaction holds a connection: where there are few, none may wait for a second one.
      await readMenu(caller);
      const { order, isNew } = await transaction(db, (tx) => placeInTransaction(tx, caller, asked));
      if (order.heldUntil) return await awaitPayment(order, asked);
      return { ...sameOrder(order, asked), isJustPlaced: isNew };
    } catch (error) {
      if (error instanceof PriceChanged && !input.lines) await rememberSeen(caller, error);
      throw error;
    }
  });
}

interface AskedOrder {
  readonly caller: PlacingCaller;
  readonly input: PlaceOrderInput;
  readonly keys: OrderKeys;
  readonly fingerprint: string;
}

/**
 * Asks the provider for the payment that an order waits for. Where the provider says nothing, the order is answered all the
 * same: the payment is asked for again until there is an answer, or the order waits no longer.
 *
 * @throws {PaymentDeclined} when the provider will not take it; the order is a cart again.
 */
async function awaitPayment(order: CheckoutRow, asked: AskedOrder): Promise<CheckoutView> {
  const { caller } = asked;
  sameOrder(order, asked);
  if (!caller.payments) throw new Error('a method that is paid first, placed by a caller without payments');
  await askForPayment(caller.payments.desk, order.id);
  const row = await findCheckout(caller.db, caller.channel.id, order.id);
  if (!row || isCart(row)) throw new PaymentDeclined();
  return { ...viewOrder(row), isPlacedByCaller: true };
}

/** The order that the caller's key has made. @throws {IdempotencyMismatch} when it was used for something else. */
function sameOrder(row: CheckoutRow, { fingerprint, input: { elsewhere } }: AskedOrder): CheckoutView {
  if (row.fingerprint !== fingerprint)
    throw new IdempotencyMismatch(elsewhere ? 'externalReference' : 'idempotencyKey');
  return { ...viewOrder(row), isPlacedByCaller: true };
}
