import type { Database } from '../../db/client';
import { lockLists } from '../../db/ordered-list';
import { transaction } from '../../db/transaction';
import { touchCatalog } from '../../staff-writes/staff-write.command';
import { readNewCounts, readShopIds, writeCounts } from './count-orders.store';

/**
 * Brings up to date what orders say of the dishes of every shop: which go together, and which are popular; and which are
 * new. Writes what has changed, in one step a shop. Every node does it: the second finds nothing to write.
 */
export async function countOrders(db: Database, now: Date): Promise<void> {
  for (const channelId of await readShopIds(db)) {
    const rows = await readNewCounts(db, channelId, now);
    if (rows.length === 0) continue;
    await transaction(db, async (tx) => {
      await lockLists(tx, channelId);
      await writeCounts(tx, rows);
      await touchCatalog(tx, channelId);
    });
  }
}
