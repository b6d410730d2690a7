import { type AnnounceOrder, enqueueEvent, type OrderExtension } from '../../db/outbox';
import { describeRow, type FindOrderPages, readOrder } from '../template/order-scope.store';

/** What checkout's commands call inside their transaction: tells receivers and extensions. */
export function createAnnouncer(orderPages: FindOrderPages, extensions: readonly OrderExtension[] = []): AnnounceOrder {
  const toReceivers = receiversAnnouncer(orderPages);
  return async (tx, event) => {
    await Promise.all([toReceivers(tx, event), ...extensions.map(({ orderMoved }) => orderMoved?.(tx, event))]);
  };
}

/** Describes the order as it stands in the transaction and queues it. */
function receiversAnnouncer(orderPages: FindOrderPages): AnnounceOrder {
  return async (tx, { previousStatus = null, amendment = null, order: written, event: name, ...of }) => {
    if (name === 'CHANGE_PROPOSED') return;
    const event = { ...of, event: name };
    const look = { orderPages, previousStatus, amendment };
    if (written) return enqueueEvent(tx, { ...event, isTest: written.isTest, order: describeRow(written, look) });
    const { channelId, checkoutId } = of;
    const listening = { channelId, isActive: true, events: { has: name } };
    // Most shops listen to few events: those pay one small query.
    if ((await tx.receiver.count({ where: listening })) === 0) return;
    const order = await readOrder(tx, { channelId, checkoutId }, look);
    if (!order) throw new Error(`checkout ${checkoutId} is not a placed order`);
    await enqueueEvent(tx, { ...event, isTest: order.isTest, order });
  };
}
