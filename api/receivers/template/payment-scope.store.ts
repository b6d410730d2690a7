import type { Reader } from '../../db/client';
import type { AnnouncedOrder } from '../../db/outbox';
import type { Channel, Payment, Refund } from '../../generated/prisma/client';
import { describeRow, type FindOrderPages } from './order-scope.store';
import { describePayment } from './payment-object';

/** A payment with all that is told of it. */
export interface AnnouncedPayment extends Payment {
  readonly channel: Channel;
  /** Null once the cart that it was for is gone. */
  readonly checkout: AnnouncedOrder | null;
  readonly refunds: readonly Refund[];
}

/** One payment by its id, or the latest one of an order of the shop. */
export function readAnnouncedPayment(
  db: Reader,
  by: { readonly id: string } | { readonly checkoutId: string; readonly channelId: string },
): Promise<AnnouncedPayment | null> {
  return db.payment.findFirst({
    where: by,
    orderBy: { createdAt: 'desc' },
    include: {
      channel: true,
      refunds: { orderBy: { createdAt: 'asc' } },
      checkout: { include: { channel: true, lines: { orderBy: [{ position: 'asc' }, { createdAt: 'asc' }] } } },
    },
  });
}

/** What templates see as `order` and `payment`; the order is null until it is placed. */
export function describePaymentRow(
  { channel, checkout, refunds, ...payment }: AnnouncedPayment,
  { orderPages, refundId }: { readonly orderPages: FindOrderPages; readonly refundId: string | null },
) {
  const isPlaced = checkout !== null && checkout.status !== 'OPEN';
  return {
    order: isPlaced ? describeRow(checkout, { orderPages, previousStatus: null }) : null,
    payment: describePayment(payment, {
      shop: channel,
      orderNumber: checkout?.number ?? null,
      refund: refunds.find(({ id }) => id === refundId) ?? null,
    }),
  };
}
