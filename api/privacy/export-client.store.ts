import type { Reader } from '../db/client';
import type { Client, Prisma } from '../generated/prisma/client';
import { IN_PLACE } from '../kernel/in-place';

const withEverything = {
  lines: { orderBy: IN_PLACE },
  moves: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
  payments: { orderBy: { createdAt: 'asc' }, include: { refunds: { orderBy: { createdAt: 'asc' } } } },
  promoUse: { select: { createdAt: true } },
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

export type ExportedRow = Prisma.CheckoutGetPayload<{ include: typeof withEverything }>;

/** All that a client ordered, the first order first, and carts that have their number. */
export function readCheckoutsOf(db: Reader, { id, channelId, phone }: Client): Promise<ExportedRow[]> {
  return db.checkout.findMany({
    where: { channelId, OR: [{ clientId: id }, { phone }] },
    include: withEverything,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
}
