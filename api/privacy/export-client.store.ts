import { type CartRow, readCartRows } from '../checkout/cart/cart-row.store';
import type { Reader } from '../db/client';
import { type Client, Prisma } from '../generated/prisma/client';
import { IN_PLACE } from '../kernel/in-place';

const withEverything = {
  lines: { orderBy: IN_PLACE },
  moves: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
  payments: { orderBy: { createdAt: 'asc' }, include: { refunds: { orderBy: { createdAt: 'asc' } } } },
  promoUse: { select: { createdAt: true } },
  followers: {
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { address: true, locale: true, createdAt: true, endedAt: true, noticeChannel: { select: { kind: true } } },
  },
  // Those to the shop's own are none of the client's.
  notices: {
    where: { recipientId: null },
    orderBy: { sequence: 'asc' },
    select: { topic: true, requestUrl: true, requestBody: true, createdAt: true, deliveredAt: true },
  },
  outbox: {
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: {
      event: true,
      status: true,
      createdAt: true,
      deliveredAt: true,
      receiver: { select: { name: true } },
      attempts: { orderBy: { startedAt: 'asc' }, select: { startedAt: true, status: true } },
    },
  },
} satisfies Prisma.CheckoutInclude;

export type ExportedOrder = Prisma.CheckoutGetPayload<{ include: typeof withEverything }>;

/** All that a client ordered, the first order first. */
export function readOrdersOf(db: Reader, { id, channelId, phone }: Client): Promise<ExportedOrder[]> {
  return db.checkout.findMany({
    where: { channelId, status: { not: 'OPEN' }, OR: [{ clientId: id }, { phone }] },
    include: withEverything,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
}

/** Carts that have their number. */
export function readCartsOf(db: Reader, { channelId, phone }: Client): Promise<CartRow[]> {
  return readCartRows(
    db,
    channelId,
    Prisma.sql`cart."draft" ->> 'phone' = ${phone} order by cart."createdAt", cart."id"`,
  );
}
