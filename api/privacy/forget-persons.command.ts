import type { Database } from '../db/client';
import { transaction } from '../db/transaction';
import { eraseDetails, eraseFromOrders } from './erase-client.store';
import { eraseFromOutbox } from './erase-outbox.store';
import { deleteOldClients, holdOldOrders, shopsThatForget } from './old-orders.store';

/**
 * Takes the person out of orders that are older than their shop keeps them for, as erasing a client does, then forgets
 * clients of whom no order is left. Some at a time, each lot in a transaction: what was begun is never half done.
 */
export async function forgetPersons(db: Database, now: Date): Promise<void> {
  for (const shop of await shopsThatForget(db, now)) {
    await untilNone(() => transaction(db, (tx) => eraseOldOrders(tx, { ...shop, now })));
    await untilNone(() => transaction(db, (tx) => deleteOldClients(tx, shop)));
  }
}

async function eraseOldOrders(
  tx: Parameters<typeof holdOldOrders>[0],
  old: Parameters<typeof holdOldOrders>[1],
): Promise<number> {
  const orders = await holdOldOrders(tx, old);
  if (orders.length === 0) return 0;
  await eraseFromOutbox(tx, orders, old.now);
  await eraseFromOrders(tx, orders, old.now);
  await eraseDetails(tx, old.channelId, orders);
  return orders.length;
}

async function untilNone(work: () => Promise<number>): Promise<void> {
  while ((await work()) > 0);
}
