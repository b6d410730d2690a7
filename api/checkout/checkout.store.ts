import type { Reader, Transaction } from '../db/client';
import type { DeliveryMethod, Prisma } from '../generated/prisma/client';
import { StaleCart } from './refusals';

const lineOrder = [{ position: 'asc' }, { id: 'asc' }] satisfies Prisma.CheckoutLineOrderByWithRelationInput[];

const withLines = {
  lines: { orderBy: lineOrder },
  paymentMethod: { select: { id: true, type: true, name: true, isActive: true } },
  warehouse: { select: { id: true, name: true, isActive: true } },
} satisfies Prisma.CheckoutInclude;

export type CheckoutRow = Prisma.CheckoutGetPayload<{ include: typeof withLines }>;
export type LineRow = CheckoutRow['lines'][number];

/** The session's cart, or null when it has none yet. */
export function findCart(db: Reader, channelId: string, sessionId: string): Promise<CheckoutRow | null> {
  return db.checkout.findFirst({ where: { channelId, sessionId, status: 'OPEN' }, include: withLines });
}

export function findCheckout(db: Reader, channelId: string, id: string): Promise<CheckoutRow | null> {
  return db.checkout.findFirst({ where: { channelId, id }, include: withLines });
}

export function findCheckouts(db: Reader, channelId: string, ids: readonly string[]): Promise<CheckoutRow[]> {
  return db.checkout.findMany({ where: { channelId, id: { in: [...ids] } }, include: withLines });
}

/** As `place-in-transaction.store.ts` makes them; no database is asked for anything else that a stranger types. */
const TOKEN = /^[\w-]{22}$/;

export function findOrderByToken(db: Reader, channelId: string, token: string): Promise<CheckoutRow | null> {
  if (!TOKEN.test(token)) return Promise.resolve(null);
  return db.checkout.findFirst({ where: { channelId, token }, include: withLines });
}

/** What the session placed last. */
export function findLastOrder(db: Reader, channelId: string, sessionId: string): Promise<CheckoutRow | null> {
  return db.checkout.findFirst({
    where: { channelId, sessionId, status: { not: 'OPEN' } },
    orderBy: { placedAt: 'desc' },
    include: withLines,
  });
}

/**
 * Holds the session's cart until the transaction ends, so that two tabs write one after the other.
 *
 * @returns null when there is none.
 */
export async function lockCart(tx: Transaction, channelId: string, sessionId: string): Promise<CheckoutRow | null> {
  const locked = await tx.$queryRaw<{ id: string }[]>`
    select "id" from "Checkout"
    where "channelId" = ${channelId}::uuid and "sessionId" = ${sessionId}::uuid and "status" = 'OPEN'
    for update`;
  const [cart] = locked;
  return cart ? findCheckout(tx, channelId, cart.id) : null;
}

export interface NewCart {
  readonly channelId: string;
  readonly sessionId: string;
  readonly locale: string;
  /** Chosen for the shopper, so that fees can be counted from the first dish on. */
  readonly deliveryMethod: DeliveryMethod | null;
}

/**
 * The same, made when there is none; a partial unique index keeps a session to one cart.
 *
 * @throws {StaleCart} when the session has ended since the request came in: somebody signed in or out in another tab.
 */
export async function lockOrCreateCart(tx: Transaction, cart: NewCart): Promise<CheckoutRow> {
  const { channelId, sessionId, locale, deliveryMethod } = cart;
  await tx.$executeRaw`
    insert into "Checkout" ("id", "channelId", "sessionId", "locale", "deliveryMethod", "updatedAt")
    select gen_random_uuid(), ${channelId}::uuid, "id", ${locale}, ${deliveryMethod}::"DeliveryMethod", now()
    from "Session" where "id" = ${sessionId}::uuid for key share
    on conflict ("sessionId") where "status" = 'OPEN' do nothing`;
  const locked = await lockCart(tx, channelId, sessionId);
  if (locked) return locked;
  if ((await tx.session.count({ where: { id: sessionId } })) === 0) throw new StaleCart();
  // The cart that was in the way has been placed while we waited for it: the next one is ours to make.
  return lockOrCreateCart(tx, cart);
}

/** Lets one transaction at a time work with an idempotency key; the others wait until it ends. */
export async function lockIdempotencyKey(tx: Transaction, channelId: string, key: string): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`${channelId} ${key}`}, 0))`;
}

/** Holds an order until the transaction ends. */
export async function lockOrder(tx: Transaction, channelId: string, id: string): Promise<CheckoutRow | null> {
  await tx.$queryRaw`
    select 1 from "Checkout" where "channelId" = ${channelId}::uuid and "id" = ${id}::uuid for update`;
  return findCheckout(tx, channelId, id);
}
