import type { Transaction } from '../../db/client';
import { sql } from '../../db/sql';
import { storeCartLines } from '../cart-lines';
import type { CheckoutRow } from '../checkout-row.store';
import { storeDraft } from './cart-draft';
import type { CartRow } from './cart-row.store';

/**
 * Marks a cart as held while its order awaits payment, and stores the details that came with the order. If the payment is given up,
 * the shopper goes on with this cart. An order that was sent with its own lines gets a cart without a session.
 */
export async function holdCart(
  tx: Transaction,
  cart: CartRow,
  { heldUntil, token }: Pick<CheckoutRow, 'heldUntil' | 'token'>,
): Promise<void> {
  const { id, channelId, sessionId, lines, createdAt } = cart;
  await sql(tx).execute`
    insert into "Cart" ("id", "channelId", "sessionId", "draft", "lines", "heldUntil", "token", "createdAt", "updatedAt")
    values (${id}::uuid, ${channelId}::uuid, ${sessionId}::uuid, ${storeDraft(cart)}::jsonb, ${storeCartLines(lines)}::jsonb,
      ${heldUntil}::timestamptz, ${token}, ${createdAt}::timestamptz, now())
    on conflict ("id") do update set "draft" = excluded."draft", "heldUntil" = excluded."heldUntil", "token" = excluded."token"`;
}

/** The cart of an order that was given up can be changed and placed again. */
export async function releaseCart(tx: Transaction, id: string, now: Date): Promise<void> {
  await sql(tx).execute`
    update "Cart" set "heldUntil" = null, "version" = "version" + 1, "updatedAt" = ${now}::timestamptz where "id" = ${id}::uuid`;
}

/** An order that is placed has no cart. */
export async function deleteCart(tx: Transaction, id: string): Promise<void> {
  await sql(tx).execute`delete from "Cart" where "id" = ${id}::uuid`;
}
