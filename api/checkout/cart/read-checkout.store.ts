import { readVariants } from '../../catalog/products/catalog.store';
import { variantsInMemory } from '../../catalog/products/variants-in-memory';
import type { CatalogTables } from '../../catalog/read-model/catalog-tables';
import { readMaintenance } from '../../channel/channel.store';
import { isOnMaintenance as isShopOnMaintenance } from '../../channel/maintenance';
import type { Reader } from '../../db/client';
import type { Channel } from '../../generated/prisma/client';
import { SharedReads } from '../../kernel/shared-read';
import { readTypedPromo } from '../../promotions/promo-use.store';
import type { Zone } from '../../zones/zone';
import { readZoneChoice } from '../../zones/zone.store';
import type { ZoneChoice } from '../../zones/zone-choice';
import { isCart } from '../access';
import type { CheckoutRow } from '../checkout-row.store';
import type { CartOrOrder, CartView, OrderView } from '../checkout-view';
import { requireTip } from '../pricing/require-tip';
import { termsOf } from '../pricing/shop-terms';
import { termsIn } from '../pricing/zone-terms';
import {
  findCart,
  findCheckout,
  findCheckouts,
  findCheckoutsOfLines,
  findLastOrder,
  findOrderByToken,
  type OrderSeeker,
} from './checkout.store';
import { type CartSurroundings, tipChoiceOf, viewCart, viewHeldCart, viewOrder } from './view-checkout';

/** What reading needs of a request: its context, or a command's caller with its transaction. */
export interface CheckoutReader {
  readonly db: Reader;
  readonly channel: Channel;
  readonly now: () => Date;
  /** The menu that a cart is held against; the database is asked where it is not at hand. */
  readonly catalog?: CatalogTables | undefined;
}

type OrderReader = CheckoutReader & OrderSeeker;

interface KnownSurroundings {
  readonly zone?: ZoneChoice | null;
  readonly zones?: readonly Zone[];
  readonly promo?: CartSurroundings['promo'];
  readonly variants?: CartSurroundings['variants'] | null | undefined;
}

/**
 * The menu and the settings as they are now, for the dishes of a cart: a constant number of statements.
 *
 * @param known - what the same call has read already: where the order goes, the shop’s zones, dishes, the promo code.
 */
export async function readSurroundings(
  { db, channel, now, catalog }: CheckoutReader,
  row: CheckoutRow,
  known: KnownSurroundings = {},
): Promise<CartSurroundings> {
  const variantIds = row.lines.flatMap(({ variantId }) => variantId ?? []);
  const variants =
    known.variants ??
    (catalog ? variantsInMemory(catalog, variantIds) : await readVariants(db, channel.id, variantIds));
  const promo = known.promo === undefined ? await readTypedPromo(db, row) : known.promo;
  const zone = known.zone ?? (await readZoneChoice(db, channel.id, row, known.zones));
  return {
    terms: termsIn(termsOf(channel), zone),
    zone,
    variants,
    promo,
    now: now(),
    isOnMaintenance: await isOnMaintenance({ db, channel, catalog }, variants),
  };
}

/** Whether the shop takes no orders now: one dish on the menu tells that there is a menu. */
function isOnMaintenance(
  { db, channel, catalog }: Pick<CheckoutReader, 'db' | 'channel' | 'catalog'>,
  variants: CartSurroundings['variants'],
): Promise<boolean> {
  const isMenuKnown = catalog?.activeMenu || [...variants.values()].some(({ categorySlug }) => categorySlug !== null);
  if (!isMenuKnown) return readMaintenance(db, channel);
  return Promise.resolve(isShopOnMaintenance({ ...channel, hasActiveMenu: true }));
}

/** What is not placed, ready to be shown. */
export async function viewUnplaced(
  reader: CheckoutReader,
  row: CheckoutRow,
  known: KnownSurroundings = {},
): Promise<CartView> {
  return isCart(row) ? viewCart(row, await readSurroundings(reader, row, known)) : viewHeldCart(row);
}

/** What an id or a link leads to, ready to be shown. */
export async function viewCheckout(reader: CheckoutReader, row: CheckoutRow): Promise<CartOrOrder> {
  return row.status === 'OPEN' ? viewUnplaced(reader, row) : viewOrder(row);
}

/** @throws {PromoNotApplicable} when no change of the cart makes its promo code usable. */
export async function requirePossiblePromo(reader: CheckoutReader, row: CheckoutRow): Promise<void> {
  const { promo } = viewCart(row, await readSurroundings(reader, row)).totals;
  if (promo?.refusal && !promo.refusal.waitsForCart) throw promo.refusal;
}

/** @throws {TipNotPossible} when the tip on the cart can't be given. */
export async function requirePossibleTip(reader: CheckoutReader, row: CheckoutRow): Promise<void> {
  const surroundings = await readSurroundings(reader, row);
  requireTip(tipChoiceOf(row), surroundings.terms.tips, viewCart(row, surroundings).totals);
}

/** The session's cart, or the order that was made of it and awaits its payment; null while it has none. */
export async function readCart(reader: CheckoutReader, sessionId: string | null): Promise<CartView | null> {
  const { db, channel } = reader;
  const cart = sessionId === null ? null : await findCart(db, channel.id, sessionId);
  const row = cart?.heldUntil ? await findCheckout(db, channel.id, cart.id) : cart;
  // It may have been paid just now.
  return row?.status === 'OPEN' ? viewUnplaced(reader, row) : null;
}

/** What the session placed last. */
export async function readLastOrder(reader: OrderReader, sessionId: string | null): Promise<OrderView | null> {
  const row = sessionId === null ? null : await findLastOrder(reader, sessionId);
  return row && viewOrder(row);
}

/** The order that an unguessable link leads to, or the cart whose payment is awaited or was given up. */
export async function readOrderByToken(reader: OrderReader, token: string): Promise<CartOrOrder | null> {
  const row = await findOrderByToken(reader, token);
  return row && viewCheckout(reader, row);
}

const readings = new SharedReads<CartOrOrder | null>();

/** One order for all subscribers that ask at the same time: read once, after the last of them has asked. Null when it is gone. */
export function readCheckoutForAll(reader: CheckoutReader, id: string): Promise<CartOrOrder | null> {
  const { db, channel } = reader;
  return readings.get(db, `${channel.id} ${id}`, async () => (await readCheckouts(reader, [id])).get(id) ?? null);
}

/** The shop's carts and orders that lines are in; of carts the session's own. */
export async function readCheckoutsOfLines(
  reader: CheckoutReader,
  lineIds: readonly string[],
  sessionId: string | null,
): Promise<CartOrOrder[]> {
  const rows = await findCheckoutsOfLines(reader.db, reader.channel.id, lineIds, sessionId);
  return Promise.all(rows.map((row) => viewCheckout(reader, row)));
}

/** Checkouts by id; unknown ones and other shops' are absent. */
export async function readCheckouts(
  reader: CheckoutReader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CartOrOrder>> {
  const rows = await findCheckouts(reader.db, reader.channel.id, ids);
  const views = new Map<string, CartOrOrder>();
  for (const row of rows) views.set(row.id, await viewCheckout(reader, row));
  return views;
}
