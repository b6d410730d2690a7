import DataLoader from 'dataloader';
import type { Reader } from '../db/client';
import type { Payment, Refund } from '../generated/prisma/client';

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

async function readPayments(db: Reader, checkoutIds: readonly string[]): Promise<PaymentOfOrder[][]> {
  const payments = await db.payment.findMany({
    where: { checkoutId: { in: [...checkoutIds] } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: { refunds: { orderBy: { createdAt: 'asc' } } },
  });
  return checkoutIds.map((id) => payments.filter(({ checkoutId }) => checkoutId === id));
}
