import { type Caller, requirePermission } from '../access/caller';
import { transaction } from '../db/transaction';
import { NotFound } from '../kernel/refusals';
import { writeAudit } from '../staff-writes/audit.store';
import { deleteCarts, eraseFromAudit, eraseFromOrders, finishedOrders, holdClient } from './erase-client.store';
import { eraseFromOutbox } from './erase-outbox.store';

export interface ErasedClient {
  /** The row's own id: it leads nowhere any more. */
  readonly id: string;
  /** Orders that stay for the books, without the person. */
  readonly ordersCount: number;
}

/**
 * Forgets a person, for good and in one transaction: the client, their carts, and everything about them in their orders,
 * in what receivers got of these, and in the audit log.
 *
 * @throws {Forbidden | NotFound | OrdersNotOver | DeliveryUnderWay} nothing has been erased then.
 */
export async function eraseClient(caller: Caller, id: string): Promise<ErasedClient> {
  const { actor, channel, db, now } = caller;
  requirePermission(actor, 'eraseClients');
  return transaction(db, async (tx) => {
    const client = await tx.client.findFirst({ where: { id, channelId: channel.id } });
    if (!client) throw new NotFound();
    // Carts first, as placing locks them: a cart that is being placed is waited for, and is an order then.
    await deleteCarts(tx, client);
    await holdClient(tx, client);
    const orders = await finishedOrders(tx, client);
    await eraseFromOutbox(tx, orders, now());
    await eraseFromOrders(tx, orders, now());
    await eraseFromAudit(tx, client, orders);
    await tx.client.delete({ where: { id } });
    const ordersCount = orders.length;
    await writeAudit(tx, { actor, channel }, { action: 'eraseClient', subjectId: id, details: { ordersCount } });
    return { id, ordersCount };
  });
}
