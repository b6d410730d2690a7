import type { Caller } from '../access/caller';
import { findCheckout, findOrderByToken, lockOrder } from '../checkout/cart/checkout.store';
import { readOrderByToken, viewCheckout } from '../checkout/cart/read-checkout.store';
import type { CartOrOrder } from '../checkout/checkout-view';
import { OrderNotFound } from '../checkout/order-life/refusals';
import { letHeldGo } from '../checkout/placing/held-order.store';
import { transaction } from '../db/transaction';
import { askForPayment } from './ask-for-payment.command';
import type { PaymentDesk } from './payment-desk';

/** Asks the provider now whether an order is paid, for a shopper who comes back from its page. @throws {OrderNotFound} */
export async function checkPayment(caller: Caller, desk: PaymentDesk, token: string): Promise<CartOrOrder> {
  const order = await findOrderByToken(caller, token);
  if (!order) throw new OrderNotFound();
  if (order.heldUntil) await askForPayment(desk, order.id);
  return readAgain(caller, token);
}

/**
 * Gives up an order that waits for its payment: it is the cart that it was. One that has been paid at this moment is
 * placed, and stays so.
 *
 * @throws {OrderNotFound}
 */
export async function leavePayment(caller: Caller, desk: PaymentDesk, token: string): Promise<CartOrOrder> {
  const { db, channel } = caller;
  const held = await findOrderByToken(caller, token);
  if (!held) throw new OrderNotFound();
  if (held.heldUntil) {
    // What is paid already is not left: the shopper would have to pay again.
    await askForPayment(desk, held.id);
    const row = await transaction(db, async (tx) => {
      const order = await lockOrder(tx, caller, held.id);
      if (order?.heldUntil) await letHeldGo(tx, order, caller.now());
      return findCheckout(tx, channel.id, held.id);
    });
    if (row) return viewCheckout(caller, row);
  }
  return readAgain(caller, token);
}

async function readAgain(caller: Caller, token: string): Promise<CartOrOrder> {
  const view = await readOrderByToken(caller, token);
  if (!view) throw new OrderNotFound();
  return view;
}
