import type { Reader } from '../../db/client';
import type { Channel, Payment, Refund } from '../../generated/prisma/client';
import { type FindOrderPages, readOrder } from './order-scope.store';
import { describePayment } from './payment-object';

/** A payment with its shop and what went back of it, the first refund first. */
export interface AnnouncedPayment extends Payment {
  readonly channel: Channel;
  readonly refunds: readonly Refund[];
}

/**
 * One payment by its id, or the latest one of an order of the shop. Read one after the other: a transaction has one
 * connection, and Prisma would ask for several relations at once.
 */
export async function readAnnouncedPayment(
  db: Reader,
  by: { readonly id: string } | { readonly checkoutId: string; readonly channelId: string },
): Promise<AnnouncedPayment | null> {
  const orderBy = { createdAt: 'asc' } as const;
  const payment = await db.payment.findFirst({
    where: by,
    orderBy: { createdAt: 'desc' },
    include: { refunds: { orderBy } },
  });
  return payment && { ...payment, channel: await db.channel.findUniqueOrThrow({ where: { id: payment.channelId } }) };
}

/** What templates see as `order` and `payment`; the order is null until it is placed. */
export async function describePaymentRow(
  db: Reader,
  { channel, refunds, ...payment }: AnnouncedPayment,
  { orderPages, refundId }: { readonly orderPages: FindOrderPages; readonly refundId: string | null },
) {
  const { channelId, checkoutId } = payment;
  const order =
    checkoutId === null ? null : await readOrder(db, { channelId, checkoutId }, { orderPages, previousStatus: null });
  const told = describePayment(payment, {
    shop: channel,
    orderNumber: order?.number ?? null,
    refund: refunds.find(({ id }) => id === refundId) ?? null,
  });
  return { order, payment: told };
}
