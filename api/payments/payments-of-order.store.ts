import DataLoader from 'dataloader';
import type { Reader } from '../db/client';
import type { Payment, Prisma, Refund } from '../generated/prisma/client';

export type PaymentOfOrder = Payment & { readonly refunds: readonly Refund[] };

type PaymentsLoader = DataLoader<string, readonly PaymentOfOrder[]>;

const loaders = new WeakMap<object, PaymentsLoader>();

/** The payments of all orders of one request, in one read; the first attempt comes first. */
export function paymentsLoader(request: { readonly db: Reader }): PaymentsLoader {
  const loader =
    loaders.get(request) ??
    // A subscription lives as long as its request: what was read for its last event is old.
    new DataLoader((ids: readonly string[]) => readPayments(request.db, ids), { cache: false });
  loaders.set(request, loader);
  return loader;
}

const IN_ORDER = {
  orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  include: { refunds: { orderBy: { createdAt: 'asc' } } },
} satisfies Prisma.PaymentFindManyArgs;

/** Those of a shop's payments that are meant. */
export function findPayments(
  db: Reader,
  channelId: string,
  which: Prisma.PaymentWhereInput,
): Promise<PaymentOfOrder[]> {
  return db.payment.findMany({ where: { ...which, channelId }, ...IN_ORDER });
}

async function readPayments(db: Reader, checkoutIds: readonly string[]): Promise<PaymentOfOrder[][]> {
  const payments = await db.payment.findMany({ where: { checkoutId: { in: [...checkoutIds] } }, ...IN_ORDER });
  return checkoutIds.map((id) => payments.filter(({ checkoutId }) => checkoutId === id));
}
