import { readVariants } from '../catalog/catalog.store';
import { readMaintenance } from '../channel/channel.store';
import { isOnMaintenance as isShopOnMaintenance } from '../channel/maintenance';
import type { Reader } from '../db/client';
import type { Channel } from '../generated/prisma/client';
import { SharedRead } from '../kernel/shared-read';
import { readTypedPromo } from '../promotions/promo-use.store';
import { readZoneChoice } from '../zones/zone.store';
import type { ZoneChoice } from '../zones/zone-choice';
import { type CheckoutRow, findCart, findCheckouts, findLastOrder, findOrderByToken } from './checkout.store';
import type { CheckoutView } from './checkout-view';
import { termsOf } from './shop-terms';
import { type CartSurroundings, viewCart, viewOrder } from './view-checkout';
import { termsIn } from './zone-terms';

/** What reading needs of a request: its context, or a command's caller with its transaction. */
export interface CheckoutReader {
  readonly db: Reader;
  readonly channel: Channel;
  readonly now: () => Date;
}

interface KnownSurroundings {
  readonly zone?: ZoneChoice | null;
  readonly variants?: CartSurroundings['variants'] | null;
}

/**
 * The menu and the settings as they are now, for the dishes of a cart: a constant number of statements.
 *
 * @param known - what the same transaction has read already: where the order goes, its dishes.
 */
export async function readSurroundings(
  { db, channel, now }: CheckoutReader,
  row: CheckoutRow,
  known: KnownSurroundings = {},
): Promise<CartSurroundings> {
  const variantIds = row.lines.flatMap(({ variantId }) => variantId ?? []);
  const variants = known.variants ?? (await readVariants(db, channel.id, variantIds));
  // A dish that stands on the active menu tells that there is one.
  const isMenuKnown = [...variants.values()].some(({ categorySlug }) => categorySlug !== null);
  const isOnMaintenance = isMenuKnown
    ? isShopOnMaintenance({ ...channel, hasActiveMenu: true })
    : await readMaintenance(db, channel);
  const promo = await readTypedPromo(db, row);
  const zone = known.zone ?? (await readZoneChoice(db, channel.id, row));
  return { terms: termsIn(termsOf(channel), zone), zone, variants, isOnMaintenance, promo, now: now() };
}

/** A stored checkout, ready to be shown. */
export async function viewCheckout(reader: CheckoutReader, row: CheckoutRow): Promise<CheckoutView> {
  return row.status === 'OPEN' ? viewCart(row, await readSurroundings(reader, row)) : viewOrder(row);
}

/** @throws {PromoNotApplicable} when the cart's promo code can't be used for it. */
export async function requireApplicablePromo(reader: CheckoutReader, row: CheckoutRow): Promise<void> {
  const { promo } = viewCart(row, await readSurroundings(reader, row)).totals;
  if (promo?.refusal) throw promo.refusal;
}

/** The session's cart; null while it has none. */
export async function readCart(reader: CheckoutReader, sessionId: string | null): Promise<CheckoutView | null> {
  const row = sessionId === null ? null : await findCart(reader.db, reader.channel.id, sessionId);
  return row && viewCheckout(reader, row);
}

/** What the session placed last. */
export async function readLastOrder(reader: CheckoutReader, sessionId: string | null): Promise<CheckoutView | null> {
  const row = sessionId === null ? null : await findLastOrder(reader.db, reader.channel.id, sessionId);
  return row && viewOrder(row);
}

/** The order that an unguessable link leads to. */
export async function readOrderByToken(reader: CheckoutReader, token: string): Promise<CheckoutView | null> {
  const row = await findOrderByToken(reader.db, reader.channel.id, token);
  return row && viewCheckout(reader, row);
}

const readings = new WeakMap<Reader, SharedRead<CheckoutView | null>>();

/** One order for all who hear of it at the same time: read once, after the last of them has asked. Null when it is gone. */
export function readCheckoutForAll(reader: CheckoutReader, id: string): Promise<CheckoutView | null> {
  const { db, channel } = reader;
  const shared = readings.get(db) ?? new SharedRead<CheckoutView | null>();
  readings.set(db, shared);
  return shared.get(`${channel.id} ${id}`, async () => (await readCheckouts(reader, [id])).get(id) ?? null);
}

/** Checkouts by id; unknown ones and other shops' are absent. */
export async function readCheckouts(
  reader: CheckoutReader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CheckoutView>> {
  const rows = await findCheckouts(reader.db, reader.channel.id, ids);
  const views = new Map<string, CheckoutView>();
  for (const row of rows) views.set(row.id, await viewCheckout(reader, row));
  return views;
}
