import type { Transaction } from '../../db/client';
import { transaction } from '../../db/transaction';
import { DomainError } from '../../kernel/domain-error';
import { askForPayment } from '../../payments/ask-for-payment.command';
import { isCart } from '../access';
import { findCheckout, lockIdempotencyKey } from '../cart/checkout.store';
import { viewCheckout } from '../cart/read-checkout.store';
import { viewOrder } from '../cart/view-checkout';
import type { CheckoutRow } from '../checkout-row.store';
import type { CartOrOrder } from '../checkout-view';
import { IdempotencyMismatch, PaymentDeclined } from '../refusals';
import { fingerprintOf } from './fingerprint';
import type { OrderKeys } from './order-keys';
import { readMenu } from './order-menu.store';
import { holdShopForOrder, type Ordering } from './ordering-shop.store';
import type { PlacingCaller } from './placing';
import { placingQueue } from './placing-queue.store';

interface Placing {
  readonly keys: OrderKeys;
  /** The field that the key was sent in. */
  readonly keyField: 'idempotencyKey' | 'externalReference';
  /** What makes it the same order: other parameters under the same key are refused. */
  readonly sent: object;
  /** Makes the order, in one transaction: all of it is written, or nothing. */
  readonly place: (tx: Transaction, ordering: Ordering) => Promise<CheckoutRow>;
}

/**
 * Places an order once, however often it is sent: another request with the same key waits, and gets the order that is there.
 *
 * @throws {IdempotencyMismatch | Busy | PaymentDeclined} and what `place` throws: nothing has been placed then.
 */
export async function placeOnce(caller: PlacingCaller, placing: Placing): Promise<CartOrOrder> {
  try {
    const order = await placeInTurn(caller, placing);
    if (order.isJustPlaced && !order.isTest) caller.meter?.orderPlaced();
    return order;
  } catch (error) {
    caller.meter?.orderRefused(error instanceof DomainError ? error.code : 'FAILED');
    throw error;
  }
}

function placeInTurn(caller: PlacingCaller, placing: Placing): Promise<CartOrOrder> {
  const { db } = caller;
  const fingerprint = fingerprintOf(placing.sent);
  return placingQueue(db).run(async () => {
    // Before the transaction holds a connection: where there are few, none may wait for a second one.
    await readMenu(caller);
    const { order, isNew } = await transaction(db, (tx) => findOrPlace(tx, caller, placing, fingerprint));
    if (order.fingerprint !== fingerprint) throw new IdempotencyMismatch(placing.keyField);
    const view = order.heldUntil ? await awaitPayment(caller, order) : { ...viewOrder(order), isJustPlaced: isNew };
    return { ...view, isPlacedByCaller: true };
  });
}

async function findOrPlace(
  tx: Transaction,
  caller: PlacingCaller,
  { keys, place }: Placing,
  fingerprint: string,
): Promise<{ readonly order: CheckoutRow; readonly isNew: boolean }> {
  const [, shop] = await Promise.all([
    // Of requests with the same key one places; the others wait here, so that none is refused what the first one took.
    lockIdempotencyKey(tx, caller.channel.id, keys.keyWithoutSession),
    // Sent at once, and read once the key is held. Settings may have changed since the request began; the currency can't any
    // more until this order is there.
    holdShopForOrder(tx, caller.channel.id, { ...keys, fingerprint, now: caller.now() }),
  ]);
  const { channel, orderId } = shop;
  const placed = orderId && (await findCheckout(tx, channel.id, orderId));
  if (placed) return { order: placed, isNew: false };
  const own = { ...caller, channel };
  // At the revision that this transaction has read: what is raised later comes after this order.
  const menu = await readMenu(own);
  return { order: await place(tx, { caller: own, shop, menu, key: keys.key, fingerprint }), isNew: true };
}

/**
 * Asks the provider for the payment that an order waits for. Where the provider says nothing, the order is answered all the
 * same: the payment is asked for again until there is an answer, or the order waits no longer.
 *
 * @throws {PaymentDeclined} when the provider will not take it; the order is a cart again.
 */
async function awaitPayment(caller: PlacingCaller, { id }: CheckoutRow): Promise<CartOrOrder> {
  const { payments, db, channel } = caller;
  if (!payments) throw new Error('a method that is paid first, placed by a caller without payments');
  await askForPayment(payments.desk, id);
  const row = await findCheckout(db, channel.id, id);
  if (!row || isCart(row)) throw new PaymentDeclined();
  return viewCheckout(caller, row);
}
