import { transaction } from '../../db/transaction';
import { DomainError } from '../../kernel/domain-error';
import { checkIdempotencyKey } from '../cart/idempotency-key';
import { viewOrder } from '../cart/view-checkout';
import type { CheckoutRow } from '../checkout-row.store';
import type { CheckoutView } from '../checkout-view';
import { rememberSeen } from '../pricing/acknowledged-prices.store';
import { IdempotencyMismatch, PriceChanged } from '../refusals';
import { fingerprintOf } from './fingerprint';
import { placeInTransaction, readMenu } from './place-in-transaction.store';
import type { PlaceOrderInput, PlacingCaller } from './placing';
import { placingQueue } from './placing-queue.store';

/**
 * Turns the session's cart, or the given lines, into an order: once, however often it is asked for.
 *
 * @throws {InvalidInput | EmptyCart | SoldOut | PriceChanged | PromiseChanged | BelowMinimum | TooHeavy | SlotTaken | SlotUnavailable
 *   | ShopClosed | OrdersPaused | MethodUnavailable | PaymentMethodUnavailable | WarehouseRequired | OutsideDeliveryArea
 *   | ZoneUnavailable | PromoNotApplicable | ChangeTooSmall | Maintenance | IdempotencyMismatch | VariantNotFound
 *   | InvalidOptions | Busy} nothing has been placed then.
 */
export async function placeOrder(caller: PlacingCaller, input: PlaceOrderInput): Promise<CheckoutView> {
  try {
    const order = await place(caller, input);
    if (order.isJustPlaced) caller.meter?.orderPlaced();
    return order;
  } catch (error) {
    caller.meter?.orderRefused(error instanceof DomainError ? error.code : 'FAILED');
    throw error;
  }
}

async function place(caller: PlacingCaller, input: PlaceOrderInput): Promise<CheckoutView> {
  // The seen time is not part of the fingerprint: a repeated request has seen another minute.
  const { idempotencyKey, expectedBy: _seen, ...parameters } = input;
  checkIdempotencyKey(idempotencyKey);
  const asked: AskedOrder = { caller, input, fingerprint: fingerprintOf(parameters) };
  const { db } = caller;
  return placingQueue(db).run(async () => {
    try {
      // Before the transaction holds a connection: where there are few, none may wait for a second one.
      await readMenu(caller);
      const { order, isNew } = await transaction(db, (tx) => placeInTransaction(tx, caller, asked));
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
  readonly fingerprint: string;
}

/**
 * The order that the key has made. A cart's contents stay on the server, so with another shopper's key, by chance or
 * by guessing, nothing of their order is shown.
 *
 * @throws {IdempotencyMismatch} when the key was used for something else, or by someone else.
 */
function sameOrder(row: CheckoutRow, { caller, input, fingerprint }: AskedOrder): CheckoutView {
  const isOwnCart = row.sessionId !== null && row.sessionId === caller.actor.sessionId;
  if (row.fingerprint !== fingerprint || !(input.lines || isOwnCart)) throw new IdempotencyMismatch();
  return { ...viewOrder(row), isPlacedByCaller: true };
}
