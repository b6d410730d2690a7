import { type AnnounceOrder, enqueueOrderEvent } from '../db/outbox';
import { describeOrder } from './order-object';
import { parseFrozenOptions } from './placed-order';

/**
 * What checkout's commands call inside their transaction: describes the order as it stands there and queues it.
 *
 * @param orderUrl - the order's page for the shopper by its token, or null when the shop's address is not known.
 */
export function createAnnouncer(orderUrl: (token: string) => string | null): AnnounceOrder {
  return async (tx, { previousStatus = null, ...event }) => {
    const { channelId, checkoutId } = event;
    const listening = { channelId, isActive: true, events: { has: event.event } };
    // Most shops listen to few events: those pay one small query.
    if ((await tx.receiver.count({ where: listening })) === 0) return;
    const { lines, token, ...checkout } = await tx.checkout.findUniqueOrThrow({
      where: { id: checkoutId, channelId },
      include: { channel: true, lines: { orderBy: [{ position: 'asc' }, { createdAt: 'asc' }] } },
    });
    const placed = {
      ...checkout,
      lines: lines.map((line) => ({ ...line, options: parseFrozenOptions(line.options) })),
    };
    await enqueueOrderEvent(tx, {
      ...event,
      order: describeOrder(placed, { url: token && orderUrl(token), previousStatus }),
    });
  };
}
