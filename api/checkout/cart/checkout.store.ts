import type { Actor } from '../../access/caller';
import type { Reader, Transaction } from '../../db/client';
import { sql } from '../../db/sql';
import { type DeliveryMethod, Prisma } from '../../generated/prisma/client';
import { reaches } from '../access';
import { type CheckoutRow, readCheckoutRows } from '../checkout-row.store';
import { PaymentPending, StaleCart } from '../refusals';
import { type CartRow, readCartRows } from './cart-row.store';

/** The session's cart, or null when it has none yet. */
export async function findCart(db: Reader, channelId: string, sessionId: string): Promise<CartRow | null> {
  const [cart] = await readCartRows(db, channelId, Prisma.sql`cart."sessionId" = ${sessionId}::uuid`);
  return cart ?? null;
}

export async function findCheckout(db: Reader, channelId: string, id: string): Promise<CheckoutRow | null> {
  const [row] = await findCheckouts(db, channelId, [id]);
  return row ?? null;
}

/** Orders, and carts that no order has been made of. */
export async function findCheckouts(db: Reader, channelId: string, ids: readonly string[]): Promise<CheckoutRow[]> {
  if (ids.length === 0) return [];
  const orders = await readCheckoutRows(db, channelId, Prisma.sql`checkout."id" = any(${ids}::uuid[])`);
  const found = new Set(orders.map(({ id }) => id));
  const others = ids.filter((id) => !found.has(id));
  if (others.length === 0) return orders;
  return [...orders, ...(await readCartRows(db, channelId, Prisma.sql`cart."id" = any(${others}::uuid[])`))];
}

/** Those that the lines are in. A cart's lines are no rows: they are found in the session's own cart alone. */
export async function findCheckoutsOfLines(
  db: Reader,
  channelId: string,
  lineIds: readonly string[],
  sessionId: string | null,
): Promise<CheckoutRow[]> {
  const ofLines = Prisma.sql`select "checkoutId" from "CheckoutLine" where "id" = any(${lineIds}::uuid[])`;
  const orders = await readCheckoutRows(db, channelId, Prisma.sql`checkout."id" in (${ofLines})`);
  const cart = sessionId === null ? null : await findCart(db, channelId, sessionId);
  return cart && !cart.heldUntil ? [...orders, cart] : orders;
}

async function findOne(db: Reader, channelId: string, which: Prisma.Sql): Promise<CheckoutRow | null> {
  const [row] = await readCheckoutRows(db, channelId, which);
  return row ?? null;
}

/** As `order-token.ts` makes them; no database is asked for anything else that a stranger types. */
const TOKEN = /^[\w-]{22}$/;

/** Whose orders are meant; a test token finds no others than test orders. */
export interface OrderSeeker {
  readonly db: Reader;
  readonly channel: { readonly id: string };
  readonly actor: Actor;
}

/** What an unguessable link leads to: an order, or the cart of one that was given up unpaid. */
export async function findOrderByToken(
  { db, channel, actor }: OrderSeeker,
  token: string,
): Promise<CheckoutRow | null> {
  if (!TOKEN.test(token)) return null;
  const order = await findOne(db, channel.id, Prisma.sql`checkout."token" = ${token}`);
  if (order) return reached(order, actor);
  const [cart] = await readCartRows(db, channel.id, Prisma.sql`cart."token" = ${token}`);
  return reached(cart ?? null, actor);
}

const reached = (row: CheckoutRow | null, actor: Actor) => (row && reaches(row, actor) ? row : null);

export async function findOrder({ db, channel, actor }: OrderSeeker, id: string): Promise<CheckoutRow | null> {
  return reached(await findCheckout(db, channel.id, id), actor);
}

/** What the session placed last. */
export async function findLastOrder(
  { db, channel, actor }: OrderSeeker,
  sessionId: string,
): Promise<CheckoutRow | null> {
  const placed = Prisma.sql`checkout."sessionId" = ${sessionId}::uuid and checkout."status" <> 'OPEN'`;
  return reached(await findOne(db, channel.id, Prisma.sql`${placed} order by checkout."placedAt" desc limit 1`), actor);
}

/**
 * Holds the session's cart until the transaction ends, so that two tabs write one after the other.
 *
 * @returns null when there is none.
 * @throws {PaymentPending} while its order awaits its payment.
 */
export async function lockCart(tx: Transaction, channelId: string, sessionId: string): Promise<CartRow | null> {
  const [cart] = await readCartRows(
    tx,
    channelId,
    Prisma.sql`cart."sessionId" = ${sessionId}::uuid for update of cart`,
  );
  if (cart?.heldUntil) throw new PaymentPending(cart.token);
  return cart ?? null;
}

export interface NewCart {
  readonly channelId: string;
  readonly sessionId: string;
  readonly locale: string;
  /** Chosen for the shopper, so that fees can be counted from the first dish on. */
  readonly deliveryMethod: DeliveryMethod | null;
}

/**
 * Locks the session's cart like {@link lockCart}, or creates the session's first one.
 *
 * @throws {StaleCart} when the session has ended since the request came in: somebody signed in or out in another tab.
 */
export async function lockOrCreateCart(tx: Transaction, cart: NewCart): Promise<CartRow> {
  const { channelId, sessionId, locale, deliveryMethod } = cart;
  const locked = await lockCart(tx, channelId, sessionId);
  if (locked) return locked;
  const made = await sql(tx).execute`
    insert into "Cart" ("id", "channelId", "sessionId", "draft", "updatedAt")
    select gen_random_uuid(), ${channelId}::uuid, "id", ${JSON.stringify({ locale, deliveryMethod })}::jsonb, now()
    from "Session" where "id" = ${sessionId}::uuid for key share
    on conflict ("sessionId") do nothing`;
  if (made === 0 && (await tx.session.count({ where: { id: sessionId } })) === 0) throw new StaleCart();
  // Once more: one that was in the way may have been placed while we waited for it, and the next one is ours to make.
  return lockOrCreateCart(tx, cart);
}

/** Lets one transaction at a time work with an idempotency key; the others wait until it ends. */
export async function lockIdempotencyKey(tx: Transaction, channelId: string, key: string): Promise<void> {
  await sql(tx).execute`select pg_advisory_xact_lock(hashtextextended(${`${channelId} ${key}`}, 0))`;
}

/** Holds an order until the transaction ends. */
export async function holdOrder(tx: Transaction, channelId: string, id: string): Promise<CheckoutRow | null> {
  await sql(tx).query`
    select 1 from "Checkout" where "channelId" = ${channelId}::uuid and "id" = ${id}::uuid for update`;
  return findCheckout(tx, channelId, id);
}

/** The same for a caller, who may have no such order: a test token has test orders alone. */
export async function lockOrder(
  tx: Transaction,
  { channel, actor }: Omit<OrderSeeker, 'db'>,
  id: string,
): Promise<CheckoutRow | null> {
  return reached(await holdOrder(tx, channel.id, id), actor);
}
