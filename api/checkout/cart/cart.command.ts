import type { Caller } from '../../access/caller';
import { catalogInMemory } from '../../catalog/read-model/catalog-in-memory.store';
import { variantsInMemory } from '../../catalog/variants-in-memory';
import { isOnMaintenance } from '../../channel/maintenance';
import type { Transaction } from '../../db/client';
import { transaction } from '../../db/transaction';
import { zonesOfRequest } from '../../zones/zone.store';
import type { CheckoutRow } from '../checkout-row.store';
import type { CheckoutView } from '../checkout-view';
import { rememberTotal } from '../pricing/acknowledged-prices.store';
import { checkQuantity } from '../pricing/limits';
import { termsOf } from '../pricing/shop-terms';
import { EmptyCart, LineNotFound, Maintenance, StaleCart } from '../refusals';
import { changeCartLine, isRepeated, putLine, takeLinesOut, touchCart } from './cart.store';
import { findCheckout, lockCart, lockOrCreateCart } from './checkout.store';
import { chooseLine, type LineChoice } from './choose-line';
import { type DetailsInput, readDetails } from './details';
import { checkChoices } from './details.store';
import { checkIdempotencyKey } from './idempotency-key';
import { applyLineMethod, type LineMethod } from './line-method';
import { type CheckoutReader, requireApplicablePromo, viewCheckout } from './read-checkout.store';

/** The session that a cart hangs on, made when the caller has none: asked for only once nothing can be refused. */
export type OpenSession = () => Promise<string>;

/** @throws {Maintenance} while ordering is suspended; carts are kept as they are. */
export async function requireOpenShop({ db, channel }: Caller): Promise<void> {
  const { activeMenu } = await catalogInMemory(db, channel);
  if (isOnMaintenance({ ...channel, hasActiveMenu: activeMenu !== null })) throw new Maintenance();
}

/** A change of the session's cart, inside its transaction. */
interface CartWrite {
  /** Holds the cart until the transaction ends, so that the next write waits. */
  readonly lock: (tx: Transaction) => Promise<CheckoutRow>;
  /**
   * @param reader - reads inside the transaction.
   * @returns the cart as it is then.
   */
  readonly write: (tx: Transaction, cart: CheckoutRow, reader: CheckoutReader) => Promise<CheckoutRow>;
  /** Of this write: sent again with it, the write is done once. */
  readonly key?: string | null;
}

/**
 * Every write answers with the whole new cart, and with it the shopper has seen what it costs: so it is priced while the
 * cart is still held, from the menu in memory as it was when the request came.
 *
 * @throws {InvalidInput} when the key is none.
 */
export async function writeCart(caller: Caller, { lock, write, key = null }: CartWrite): Promise<CheckoutView> {
  const { db, channel, now } = caller;
  if (key !== null) checkIdempotencyKey(key);
  const known = { zones: await zonesOfRequest(db, channel) };
  // Before the transaction: inside of it nothing waits for another connection.
  const catalog = await catalogInMemory(db, channel);
  return transaction(db, async (tx) => {
    const reader = { ...caller, db: tx, catalog };
    const held = await lock(tx);
    if (isRepeated(held, key)) {
      const view = await viewCheckout(reader, held, known);
      await rememberTotal(reader, view);
      return view;
    }
    const written = await write(tx, held, reader);
    const cart = { ...written, version: held.version + 1, updatedAt: now() };
    const view = await viewCheckout(reader, cart, known);
    await touchCart(tx, held, { now: cart.updatedAt, key, total: view.totals.total });
    return view;
  });
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

/** A cart that the transaction holds, with the names of what has just been chosen for it. */
export async function readAgain(tx: Transaction, { channelId, id }: CheckoutRow): Promise<CheckoutRow> {
  const cart = await findCheckout(tx, channelId, id);
  if (!cart) throw new Error(`cart ${id} vanished although it was held`);
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
  const variants = variantsInMemory(await catalogInMemory(caller.db, caller.channel), [choice.variantId]);
  checkQuantity(choice.quantity);
  const { variant, chosen } = chooseLine(variants, choice, caller.now());
  const sessionId = await openSession();
  return writeCart(caller, {
    lock: (tx) => openCart(tx, caller, sessionId),
    write: async (tx, cart) => ({
      ...cart,
      lines: await putLine(tx, cart, { variant, chosen, quantity: choice.quantity }),
    }),
    key,
  });
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
  return writeCart(caller, {
    lock: (tx) => requireOwnCart(tx, caller, LineNotFound),
    async write(tx, cart) {
      const line = cart.lines.find(({ id }) => id === lineId);
      if (!line) throw new LineNotFound();
      if (version != null && change.method === 'set' && version !== cart.version) throw new StaleCart();
      const quantity = applyLineMethod(line.quantity, change);
      return {
        ...cart,
        lines:
          quantity === 0
            ? await takeLinesOut(tx, cart, [lineId])
            : await changeCartLine(tx, cart.lines, lineId, { quantity }),
      };
    },
    key,
  });
}

/** Empties the session's cart; what was filled in besides stays. @throws {Maintenance | EmptyCart} */
export async function clearCart(caller: Caller): Promise<CheckoutView> {
  await requireOpenShop(caller);
  return writeCart(caller, {
    lock: (tx) => requireOwnCart(tx, caller, EmptyCart),
    write: async (tx, cart) => ({
      ...cart,
      lines: await takeLinesOut(
        tx,
        cart,
        cart.lines.map(({ id }) => id),
      ),
    }),
  });
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
  return writeCart(caller, {
    lock: (tx) => openCart(tx, caller, sessionId),
    async write(tx, cart, reader) {
      if (details.promoCodeText) await requireApplicablePromo(reader, { ...cart, ...details });
      await tx.checkout.updateMany({ where: { id: cart.id }, data: { ...details, locale: caller.locale } });
      return readAgain(tx, cart);
    },
  });
}
