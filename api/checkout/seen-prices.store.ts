import type { Caller } from '../staff/caller';
import type { LineChange } from './price-changes';

/** After a shopper was told of new prices, those are the ones that they have seen. */
export async function rememberPrices(
  { db, channel }: Pick<Caller, 'db' | 'channel'>,
  changes: readonly LineChange[],
): Promise<void> {
  for (const change of changes) {
    if (change.kind !== 'PRICE') continue;
    await db.checkoutLine.updateMany({
      where: { id: change.lineId, checkout: { channelId: channel.id, status: 'OPEN' } },
      data: { unitPrice: change.after },
    });
  }
}
