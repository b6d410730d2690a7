import { type AnnounceOrder, enqueueEvent } from '../../db/outbox';
import { describeRow, type FindOrderPages, readOrder } from '../template/order-scope.store';

/** What checkout's commands call inside their transaction: describes the order as it stands there and queues it. */
export function createAnnouncer(orderPages: FindOrderPages): AnnounceOrder {
  return async (tx, { previousStatus = null, amendment = null, order: written, ...event }) => {
    const look = { orderPages, previousStatus, amendment };
    if (written) return enqueueEvent(tx, { ...event, isTest: written.isTest, order: describeRow(written, look) });
    const { channelId, checkoutId } = event;
    const listening = { channelId, isActive: true, events: { has: event.event } };
    // Most shops listen to few events: those pay one small query.
    if ((await tx.receiver.count({ where: listening })) === 0) return;
    const order = await readOrder(tx, { channelId, checkoutId }, look);
    if (!order) throw new Error(`checkout ${checkoutId} is not a placed order`);
    await enqueueEvent(tx, { ...event, isTest: order.isTest, order });
  };
}
