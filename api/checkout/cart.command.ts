import { readVariants } from '../catalog/catalog.store';
import { readMaintenance } from '../channel/channel.store';
import type { Transaction } from '../db/client';
import { transaction } from '../db/transaction';
import type { Caller } from '../staff/caller';
import { isRepeated, putLine, touchCart } from './cart.store';
import { type CheckoutRow, findCheckout, lockCart, lockOrCreateCart } from './checkout.store';
import type { CheckoutView } from './checkout-view';
import { chooseLine, type LineChoice } from './choose-line';
import { type DetailsInput, readDetails } from './details';
import { checkChoices } from './details.store';
import { checkIdempotencyKey } from './idempotency-key';
import { checkQuantity } from './limits';
import { applyLineMethod, type LineMethod } from './line-method';
import { requireApplicablePromo, viewCheckout } from './read-checkout.store';
import { EmptyCart, LineNotFound, Maintenance, StaleCart } from './refusals';
import { rememberTotal } from './seen-prices.store';
import { termsOf } from './shop-terms';

/** The session that a cart hangs on, made when the caller has none: asked for only once nothing can be refused. */
export type OpenSession = () => Promise<string>;

/** @throws {Maintenance} while ordering is suspended; carts are kept as they are. */
export async function requireOpenShop({ db, channel }: Caller): Promise<void> {
  if (await readMaintenance(db, channel)) throw new Maintenance();
}

/**
 * Every write answers with the whole new cart.
 *
 * @param key - of this write: sent again with it, the write is done once.
 * @throws {InvalidInput} when it is no key.
 */
export async function writeCart(
  caller: Caller,
  lock: (tx: Transaction) => Promise<CheckoutRow>,
  write: (tx: Transaction, cart: CheckoutRow) => Promise<void>,
  key: string | null = null,
): Promise<CheckoutView> {
  const { db, channel, now } = caller;
  if (key !== null) checkIdempotencyKey(key);
  const cartId = await transaction(db, async (tx) => {
    const cart = await lock(tx);
    if (isRepeated(cart, key)) return cart.id;
    await write(tx, cart);
    await touchCart(tx, cart, now(), key);
    return cart.id;
  });
  const cart = await findCheckout(db, channel.id, cartId);
  if (!cart) throw new Error(`cart ${cartId} vanished`);
  const view = await viewCheckout(caller, cart);
  await rememberTotal(caller, view);
  return view;
}

/** @returns null when the caller has no cart: nobody gets a session for asking to change one. */
function lockOwnCart(tx: Transaction, { channel, actor }: Caller): Promise<CheckoutRow | null> {
  return actor.sessionId === null ? Promise.resolve(null) : lockCart(tx, channel.id, actor.sessionId);
}

export async function requireOwnCart(tx: Transaction, caller: Caller, Refusal: typeof EmptyCart | typeof LineNotFound) {
  const cart = await lockOwnCart(tx, caller);
  if (!cart) throw new Refusal();
  return cart;
}

/** The session’s cart, made when there is none, held until the transaction ends. */
export function openCart(tx: Transaction, { channel, locale }: Caller, sessionId: string): Promise<CheckoutRow> {
  const deliveryMethod = termsOf(channel).methods[0] ?? null;
  return lockOrCreateCart(tx, { channelId: channel.id, sessionId, locale, deliveryMethod });
}

/**
 * Puts a dish into the session's cart, which is made when there is none.
 *
 * @param key - sent again with it, the dish goes in once.
 * @throws {InvalidInput | Maintenance | VariantNotFound | SoldOut | InvalidOptions | TooManyLines | TooManyOfOne | StaleCart}
 */
export async function addLine(
  caller: Caller,
  openSession: OpenSession,
  choice: LineChoice,
  key: string | null = null,
): Promise<CheckoutView> {
  await requireOpenShop(caller);
  checkQuantity(choice.quantity);
  const variants = await readVariants(caller.db, caller.channel.id, [choice.variantId]);
  const { variant, chosen } = chooseLine(variants, choice, caller.now());
  const sessionId = await openSession();
  return writeCart(
    caller,
    (tx) => openCart(tx, caller, sessionId),
    (tx, cart) => putLine(tx, cart, { variant, chosen, quantity: choice.quantity }),
    key,
  );
}

/**
 * Changes how many of a line there are; at 0 the line goes.
 *
 * @param version - of the cart that the caller read; only a quantity that is set, not counted up or down, needs it.
 * @param key - sent again with it, the change is done once.
 * @throws {InvalidInput | Maintenance | LineNotFound | TooManyOfOne | StaleCart}
 */
export async function changeLine(
  caller: Caller,
  { lineId, change, version }: { lineId: string; change: LineMethod; version?: number | null },
  key: string | null = null,
): Promise<CheckoutView> {
  await requireOpenShop(caller);
  return writeCart(
    caller,
    (tx) => requireOwnCart(tx, caller, LineNotFound),
    async (tx, cart) => {
      const line = cart.lines.find(({ id }) => id === lineId);
      if (!line) throw new LineNotFound();
      if (version != null && change.method === 'set' && version !== cart.version) throw new StaleCart();
      const quantity = applyLineMethod(line.quantity, change);
      if (quantity === 0) await tx.checkoutLine.delete({ where: { id: line.id } });
      else await tx.checkoutLine.update({ where: { id: line.id }, data: { quantity } });
    },
    key,
  );
}

/** Empties the session's cart; what was filled in besides stays. @throws {Maintenance | EmptyCart} */
export async function clearCart(caller: Caller): Promise<CheckoutView> {
  await requireOpenShop(caller);
  return writeCart(
    caller,
    (tx) => requireOwnCart(tx, caller, EmptyCart),
    async (tx, cart) => {
      await tx.checkoutLine.deleteMany({ where: { checkoutId: cart.id } });
    },
  );
}

/**
 * Keeps what the shopper filled in so far.
 *
 * @throws {Maintenance | InvalidInput | PaymentMethodUnavailable | WarehouseRequired | ZoneUnavailable
 *   | PromoNotApplicable | StaleCart}
 */
export async function updateDetails(
  caller: Caller,
  openSession: OpenSession,
  input: DetailsInput,
): Promise<CheckoutView> {
  await requireOpenShop(caller);
  const details = readDetails(input, caller.channel.countryCode);
  await checkChoices(caller.db, caller.channel.id, details);
  const sessionId = await openSession();
  return writeCart(
    caller,
    (tx) => openCart(tx, caller, sessionId),
    async (tx, cart) => {
      if (details.promoCodeText) await requireApplicablePromo({ ...caller, db: tx }, { ...cart, ...details });
      await tx.checkout.update({ where: { id: cart.id }, data: { ...details, locale: caller.locale } });
    },
  );
}
