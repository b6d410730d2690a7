import type { Transaction } from '../../db/client';
import { writeAudit } from '../../staff-writes/audit.store';
import type { CartRow } from '../cart/cart-row.store';
import { findCheckout, lockCart, lockIdempotencyKey } from '../cart/checkout.store';
import { readShopperLines } from '../cart/line-note';
import type { CheckoutRow } from '../checkout-row.store';
import { type Deviation, keepIn } from '../deviations';
import { linesBySku } from '../elsewhere/lines-by-sku';
import { refuse } from '../objection';
import { EmptyCart } from '../refusals';
import type { DeskOrder } from './desk-order';
import { freeze } from './freeze-order.store';
import { orderCart } from './order-cart';
import type { OrderKeys } from './order-keys';
import { readMenu } from './order-menu.store';
import { holdShopForOrder } from './ordering-shop.store';
import { isShoppersOwn, type PlaceOrderInput, type PlacingCaller } from './placing';
import { fillIn, priceCart } from './price-order.store';

interface Placing {
  readonly input: PlaceOrderInput;
  readonly keys: OrderKeys;
  readonly fingerprint: string;
}

interface PlacedOrder {
  readonly order: CheckoutRow;
  /** False: the key has made it before. */
  readonly isNew: boolean;
}

/** Order, lines, slot, number, client and outbox rows: all of them are written, or none. */
export async function placeInTransaction(
  tx: Transaction,
  caller: PlacingCaller,
  { input, keys, fingerprint }: Placing,
): Promise<PlacedOrder> {
  const { key, keyWithoutSession } = keys;
  const { expectedTotal = null, expectedBy = null, desk = null, elsewhere = null } = input;
  const [, shop] = await Promise.all([
    // Of requests with the same key one places; the others wait here, so that none is refused what the first one took.
    lockIdempotencyKey(tx, caller.channel.id, keyWithoutSession),
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
  const wanted = input.lines && linesBySku(menu.catalog, input.lines);
  const lines = wanted && (isShoppersOwn(input) ? readShopperLines(channel, wanted) : wanted);
  const deviations: Deviation[] = [];
  // It is paid elsewhere and can’t be refunded here, so it is placed and its deviations are shown to staff.
  const object = elsewhere?.paid ? keepIn(deviations) : refuse;
  const cart = lines ? orderCart(menu.catalog, own, lines, object) : await takeCart(tx, own);
  const filled = fillIn(channel, cart, menu, input, object);
  const isTipNew = Boolean(input.tip || input.tipPercent);
  const asked = { expectedTotal, desk, elsewhere, isTipNew, object };
  const { view, overridden } = await priceCart(tx, own, menu, { ...filled, cart }, asked);
  const order = await freeze(tx, own, {
    ...filled,
    shop,
    view,
    overridden,
    key,
    fingerprint,
    expectedBy,
    desk,
    elsewhere,
    object,
    deviations,
  });
  if (desk) await noteDeskOrder(tx, own, { ...order, action: desk.action });
  return { order, isNew: true };
}

/** The audit log tells of an order that staff took, and of what they set aside for it. */
async function noteDeskOrder(
  tx: Transaction,
  { actor, channel }: PlacingCaller,
  { id, number, overridden, deliveryFee, total, action }: CheckoutRow & Pick<DeskOrder, 'action'>,
): Promise<void> {
  if (actor.kind === 'visitor') return;
  const details = { number, total, ...(overridden.length > 0 && { overridden, deliveryFee }) };
  await writeAudit(tx, { actor, channel }, { action, subjectId: id, details });
}

/** The cart to place, held until the transaction ends. @throws {EmptyCart} */
async function takeCart(tx: Transaction, { channel, actor }: PlacingCaller): Promise<CartRow> {
  const cart = actor.sessionId === null ? null : await lockCart(tx, channel.id, actor.sessionId);
  if (!cart) throw new EmptyCart();
  return cart;
}
