import type { Caller } from '../../access/caller';
import type { Reader } from '../../db/client';
import { sql } from '../../db/sql';
import { transaction } from '../../db/transaction';
import { storeCartLines } from '../cart-lines';
import type { CheckoutView } from '../checkout-view';
import type { PriceChanged } from '../refusals';
import { lockCart } from './checkout.store';

type Shopper = Pick<Caller, 'db' | 'channel' | 'actor'>;

/** What a cart costs is what the shopper has seen of it, once they are shown it; unless it changed again meanwhile. */
export async function rememberTotal(
  { db }: { readonly db: Reader },
  { id, version, totals }: CheckoutView,
): Promise<void> {
  // Not through Prisma's update: looking at a cart is no change of it.
  await sql(db).execute`
    update "Cart" set "seenTotal" = ${totals.total}
    where "id" = ${id}::uuid and "version" = ${version} and "seenTotal" is distinct from ${totals.total}::int`;
}

/** A shopper who was shown new prices and a new total has acknowledged them. */
export function rememberSeen({ db, channel, actor: { sessionId } }: Shopper, changed: PriceChanged): Promise<void> {
  const prices = new Map(changed.lines.flatMap((line) => (line.kind === 'PRICE' ? [[line.lineId, line.after]] : [])));
  return transaction(db, async (tx) => {
    const cart = sessionId === null ? null : await lockCart(tx, channel.id, sessionId);
    if (!cart) return;
    const lines = cart.lines.map((line) => ({ ...line, unitPrice: prices.get(line.id) ?? line.unitPrice }));
    // Not through Prisma's update: it would make the cart a newer one.
    await sql(tx).execute`
      update "Cart" set "seenTotal" = ${changed.cartTotal}, "lines" = ${storeCartLines(lines)}::jsonb
      where "id" = ${cart.id}::uuid`;
  });
}
