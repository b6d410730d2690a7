import type { Caller } from '../../access/caller';
import { variantsInMemory } from '../../catalog/products/variants-in-memory';
import { catalogInMemory } from '../../catalog/read-model/catalog-in-memory.store';
import { isOwner } from '../access';
import { type OpenSession, requireOpenShop, writeCart } from '../cart/cart.command';
import { findOrderByToken } from '../cart/checkout.store';
import { readCart } from '../cart/read-checkout.store';
import type { CartView } from '../checkout-view';
import { OrderNotFound } from '../order-life/refusals';
import { termsOf } from '../pricing/shop-terms';
import { type LineNotAdded, planAgain, raiseCart, whereAgain } from './reorder';

export interface OrderedAgain {
  /** The whole cart; null when nothing could be put in and there was none. */
  readonly cart: CartView | null;
  readonly notAdded: readonly LineNotAdded[];
}

/**
 * Adds the dishes of a past order to the session's cart at today's prices. Anyone with the order's link may do it, since
 * the link shows the dishes too. Only the shopper who placed the order gets its notes and its address as well.
 *
 * @param token - of the order.
 * @throws {Maintenance | OrderNotFound} nothing has been put in then.
 */
export async function orderAgain(caller: Caller, openSession: OpenSession, token: string): Promise<OrderedAgain> {
  const { db, channel, now, actor } = caller;
  await requireOpenShop(caller);
  const order = await findOrderByToken(caller, token);
  if (!order) throw new OrderNotFound();
  const variantIds = order.lines.flatMap(({ variantId }) => variantId ?? []);
  const variants = variantsInMemory(await catalogInMemory(db, channel), variantIds);
  const isOwn = isOwner(order, actor);
  const plan = planAgain(order.lines, variants, { now: now(), keepsNotes: channel.takesLineNotes && isOwn });
  if (plan.lines.length === 0) {
    return { cart: await readCart(caller, caller.actor.sessionId), notAdded: plan.notAdded };
  }
  let notAdded = plan.notAdded;
  const cart = await writeCart(caller, {
    sessionId: await openSession(),
    absent: 'make',
    change(row) {
      const raise = raiseCart(row, plan.lines);
      notAdded = [...plan.notAdded, ...raise.notAdded];
      const where = isOwn ? whereAgain(row, order, termsOf(channel).methods) : {};
      return { ...row, ...where, lines: raise.lines };
    },
  });
  return { cart, notAdded };
}
