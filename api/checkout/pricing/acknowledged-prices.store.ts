import type { Caller } from '../../access/caller';
import type { Reader } from '../../db/client';
import type { CheckoutView } from '../checkout-view';
import type { PriceChanged } from '../refusals';

type Shopper = Pick<Caller, 'db' | 'channel' | 'actor'>;

/** What a cart costs is what the shopper has seen of it, once they are shown it; unless it changed again meanwhile. */
export async function rememberTotal(
  { db }: { readonly db: Reader },
  { id, version, totals }: CheckoutView,
): Promise<void> {
  // Not through Prisma's update: looking at a cart is no change of it.
  await db.$executeRaw`
    update "Checkout" set "seenTotal" = ${totals.total}
    where "id" = ${id}::uuid and "version" = ${version} and "status" = 'OPEN'`;
}

/** A shopper who was shown new prices and a new total has acknowledged them. */
export async function rememberSeen({ db, channel, actor }: Shopper, changed: PriceChanged): Promise<void> {
  for (const change of changed.lines) {
    if (change.kind !== 'PRICE') continue;
    await db.checkoutLine.updateMany({
      where: { id: change.lineId, checkout: { channelId: channel.id, status: 'OPEN' } },
      data: { unitPrice: change.after },
    });
  }
  await db.$executeRaw`
    update "Checkout" set "seenTotal" = ${changed.cartTotal}
    where "sessionId" = ${actor.sessionId}::uuid and "status" = 'OPEN'`;
}
