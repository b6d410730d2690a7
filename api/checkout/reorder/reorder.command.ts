import type { Caller } from '../../access/caller';
import { holdCatalogVariants, readVariants } from '../../catalog/catalog.store';
import { type OpenSession, openCart, readAgain, requireOpenShop, writeCart } from '../cart/cart.command';
import { findOrderByToken } from '../cart/checkout.store';
import { readCart } from '../cart/read-checkout.store';
import type { CheckoutView } from '../checkout-view';
import { OrderNotFound } from '../refusals';
import { type AgainPlan, type LineNotAdded, planAgain } from './reorder';
import { putLinesAgain } from './reorder.store';

export interface OrderedAgain {
  /** The whole cart; null when nothing could be put in and there was none. */
  readonly cart: CheckoutView | null;
  readonly notAdded: readonly LineNotAdded[];
}

/**
 * Puts the dishes of a past order into the session's cart at today's prices, beside what is there. Whoever has the
 * order's link may: it shows them the dishes too.
 *
 * @param token - of the order.
 * @throws {Maintenance | OrderNotFound} nothing has been put in then.
 */
export async function orderAgain(caller: Caller, openSession: OpenSession, token: string): Promise<OrderedAgain> {
  const { db, channel, now } = caller;
  await requireOpenShop(caller);
  const order = await findOrderByToken(db, channel.id, token);
  if (!order) throw new OrderNotFound();
  const variantIds = order.lines.flatMap(({ variantId }) => variantId ?? []);
  const today = planAgain(order.lines, await readVariants(db, channel.id, variantIds), now());
  if (today.lines.length === 0) {
    return { cart: await readCart(caller, caller.actor.sessionId), notAdded: today.notAdded };
  }
  const sessionId = await openSession();
  let notAdded: readonly LineNotAdded[] = [];
  const cart = await writeCart(caller, {
    lock: (tx) => openCart(tx, caller, sessionId),
    async write(tx, row) {
      // Staff may have stopped or deleted a dish since; from here on none is deleted.
      const plan: AgainPlan = planAgain(order.lines, await holdCatalogVariants(tx, channel.id, variantIds), now());
      const full = await putLinesAgain(tx, row, plan.lines);
      notAdded = [...plan.notAdded, ...full.notAdded];
      return readAgain(tx, row);
    },
  });
  return { cart, notAdded };
}
