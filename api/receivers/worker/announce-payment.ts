import { type AnnouncePayment, enqueueEvent } from '../../db/outbox';
import type { FindOrderPages } from '../template/order-scope.store';
import { describePaymentRow, readAnnouncedPayment } from '../template/payment-scope.store';

/** What work on payments calls inside its transaction: describes the payment and its order as they stand there. */
export function createPaymentAnnouncer(orderPages: FindOrderPages): AnnouncePayment {
  return async (tx, { paymentId, refundId, event, now }) => {
    const listening = { isActive: true, events: { has: event }, channel: { payments: { some: { id: paymentId } } } };
    // Most shops have nobody who listens: those pay one small query.
    if ((await tx.receiver.count({ where: listening })) === 0) return;
    const row = await readAnnouncedPayment(tx, { id: paymentId });
    if (!row) throw new Error(`payment ${paymentId} vanished although it was held`);
    const { order, payment } = await describePaymentRow(tx, row, { orderPages, refundId });
    const { channelId, checkoutId, isOfTestOrder: isTest } = row;
    await enqueueEvent(tx, { channelId, checkoutId, isTest, event, now, order, payment });
  };
}
