import type { Caller } from '../../access/caller';
import { variantsInMemory } from '../../catalog/products/variants-in-memory';
import { catalogInMemory } from '../../catalog/read-model/catalog-in-memory.store';
import { isOnMaintenance } from '../../channel/maintenance';
import type { Transaction } from '../../db/client';
import { transaction } from '../../db/transaction';
import type { Zone } from '../../zones/zone';
import { zonesOfRequest } from '../../zones/zone.store';
import type { CartView } from '../checkout-view';
import { checkQuantity } from '../pricing/limits';
import { termsOf } from '../pricing/shop-terms';
import { EmptyCart, LineNotFound, Maintenance, PaymentPending, StaleCart } from '../refusals';
import { rememberTotal } from './acknowledged-prices.store';
import { isRepeated, saveCart } from './cart.store';
import type { CartRow } from './cart-row.store';
import { findCart, lockCart, lockOrCreateCart } from './checkout.store';
import { chooseLine, type LineChoice } from './choose-line';
import { type DetailsInput, readDetails } from './details';
import { readChoices } from './details.store';
import { requireCutleryAsked } from './handover-details';
import { checkIdempotencyKey } from './idempotency-key';
import { applyLineMethod, type LineMethod } from './line-method';
import { readShopperNote } from './line-note';
import { type CheckoutReader, requirePossiblePromo, requirePossibleTip, viewUnplaced } from './read-checkout.store';
import { withDish } from './with-dish';

/** The session that a cart hangs on, made when the caller has none: asked for only once nothing can be refused. */
export type OpenSession = () => Promise<string>;

/** @throws {Maintenance} while ordering is suspended; carts are kept as they are. */
export async function requireOpenShop({ db, channel }: Caller): Promise<void> {
  const { activeMenu } = await catalogInMemory(db, channel);
  if (isOnMaintenance({ ...channel, hasActiveMenu: activeMenu !== null })) throw new Maintenance();
}

/** A change of the session's cart. */
interface CartWrite {
  /** Null: the caller has none, so no cart either, and gets none for asking to change one. */
  readonly sessionId: string | null;
  /** What is done where there is no cart yet: it is made, or that is thrown. */
  readonly absent: 'make' | typeof EmptyCart | typeof LineNotFound;
  /** Makes another cart of it: nothing is written by it, since it may be asked twice. */
  readonly change: (cart: CartRow, reader: CheckoutReader) => CartRow | Promise<CartRow>;
  /** Of this write: sent again with it, the write is done once. */
  readonly key?: string | null;
}

/** What a cart is priced from: the menu in memory and the zones as they were when the request came. */
interface Pricing {
  readonly reader: CheckoutReader;
  readonly zones: readonly Zone[];
}

/**
 * Every write answers with the whole new cart, and with it the shopper has seen what it costs. A cart is read, and written
 * in one statement if its version is still the one that was read. Another version, or no cart, is written under a lock:
 * simultaneous writes then happen one after the other.
 *
 * @throws {InvalidInput} when the key is empty, too long or contains control characters.
 */
export async function writeCart(caller: Caller, write: CartWrite): Promise<CartView> {
  const { db, channel, now } = caller;
  const { sessionId, absent, key = null } = write;
  if (key !== null) checkIdempotencyKey(key);
  if (sessionId === null) throw absentCart(absent);
  const zones = await zonesOfRequest(db, channel);
  const reader = { db, channel, now, catalog: await catalogInMemory(db, channel) };
  const cart = await findCart(db, channel.id, sessionId);
  if (cart?.heldUntil) throw new PaymentPending(cart.token);
  const written = cart && (await tryToWrite({ reader, zones }, cart, write));
  return written || transaction(db, (tx) => holdAndWrite(tx, caller, { reader, zones }, { ...write, sessionId }));
}

/** The same on a cart that the transaction holds. */
async function holdAndWrite(
  tx: Transaction,
  caller: Caller,
  { reader, zones }: Pricing,
  write: CartWrite & { readonly sessionId: string },
): Promise<CartView> {
  const cart = await holdCart(tx, caller, write);
  const written = await tryToWrite({ reader: { ...reader, db: tx }, zones }, cart, write);
  if (!written) throw new Error(`cart ${cart.id} was written although it was held`);
  return written;
}

function absentCart(absent: CartWrite['absent']): Error {
  return absent === 'make' ? new Error('a cart is made for a session') : new absent();
}

async function holdCart(
  tx: Transaction,
  { channel, locale }: Caller,
  { sessionId, absent }: CartWrite & { readonly sessionId: string },
): Promise<CartRow> {
  if (absent === 'make') {
    const deliveryMethod = termsOf(channel).methods[0] ?? null;
    return lockOrCreateCart(tx, { channelId: channel.id, sessionId, locale, deliveryMethod });
  }
  const cart = await lockCart(tx, channel.id, sessionId);
  if (!cart) throw absentCart(absent);
  return cart;
}

/** @returns null when somebody else has written the cart since it was read. */
async function tryToWrite(
  { reader, zones }: Pricing,
  cart: CartRow,
  { change, key = null }: CartWrite,
): Promise<CartView | null> {
  if (isRepeated(cart, key)) {
    const view = await viewUnplaced(reader, cart, { zones });
    await rememberTotal(reader, view);
    return view;
  }
  const changed = await change(cart, reader);
  const next = { ...changed, version: cart.version + 1, updatedAt: reader.now() };
  const view = await viewUnplaced(reader, next, { zones });
  const { total } = view.totals;
  return (await saveCart(reader.db, next, { key, total })) ? view : null;
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
): Promise<CartView> {
  await requireOpenShop(caller);
  const variants = variantsInMemory(await catalogInMemory(caller.db, caller.channel), [choice.variantId]);
  checkQuantity(choice.quantity);
  const note = readShopperNote(caller.channel, choice.note);
  const dish = { ...chooseLine(variants, choice, caller.now()), quantity: choice.quantity, note };
  const sessionId = await openSession();
  return writeCart(caller, {
    sessionId,
    absent: 'make',
    change: (cart) => ({ ...cart, lines: withDish(cart, dish) }),
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
): Promise<CartView> {
  await requireOpenShop(caller);
  return writeCart(caller, {
    sessionId: caller.actor.sessionId,
    absent: LineNotFound,
    change(cart) {
      const line = cart.lines.find(({ id }) => id === lineId);
      if (!line) throw new LineNotFound();
      if (version != null && change.method === 'set' && version !== cart.version) throw new StaleCart();
      const quantity = applyLineMethod(line.quantity, change);
      const lines = cart.lines.flatMap((one) =>
        one === line ? (quantity === 0 ? [] : [{ ...one, quantity }]) : [one],
      );
      return { ...cart, lines };
    },
    key,
  });
}

/** Removes all lines of the session's cart; the other fields stay. @throws {Maintenance | EmptyCart} */
export async function clearCart(caller: Caller): Promise<CartView> {
  await requireOpenShop(caller);
  return writeCart(caller, {
    sessionId: caller.actor.sessionId,
    absent: EmptyCart,
    change: (cart) => ({ ...cart, lines: [] }),
  });
}

/**
 * Keeps what the shopper filled in so far.
 *
 * @throws {Maintenance | InvalidInput | PaymentMethodUnavailable | WarehouseRequired | ZoneUnavailable
 *   | PromoNotApplicable | TipNotPossible | StaleCart}
 */
export async function updateDetails(caller: Caller, openSession: OpenSession, input: DetailsInput): Promise<CartView> {
  await requireOpenShop(caller);
  const details = readDetails(input, caller.channel.countryCode);
  requireCutleryAsked(caller.channel, details);
  const chosen = await readChoices(caller.db, caller.channel.id, details);
  const sessionId = await openSession();
  return writeCart(caller, {
    sessionId,
    absent: 'make',
    async change(cart, reader) {
      const changed = { ...cart, ...details, ...chosen, locale: caller.locale };
      if (details.promoCodeText) await requirePossiblePromo(reader, changed);
      if (details.tip || details.tipPercent) await requirePossibleTip(reader, changed);
      return changed;
    },
  });
}
