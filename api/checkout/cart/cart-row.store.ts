import type { Reader } from '../../db/client';
import { columnsOf, sql } from '../../db/sql';
import { type Cart, Prisma } from '../../generated/prisma/client';
import { readCartLines } from '../cart-lines';
import { type CheckoutRow, chosenMethod, chosenWarehouse } from '../checkout-row.store';
import { unplacedOrder } from '../unplaced-order';
import { readDraft } from './cart-draft';

/** A cart in the shape of the order that it becomes. `heldUntil` is set while that order awaits its payment. */
export type CartRow = CheckoutRow & Pick<Cart, 'seenTotal' | 'recentWrites'>;

interface StoredCart extends Cart, Pick<CheckoutRow, 'paymentMethod' | 'warehouse' | 'moneyState'> {
  /** Whether the chosen zone is there still. */
  readonly hasZone: boolean;
}

const COLUMNS = columnsOf(Prisma.CartScalarFieldEnum, 'cart');

/**
 * Carts with what is chosen in them, in one statement: every write of a cart reads it.
 *
 * @param which - of the shop's, as a condition on `cart`, and what may follow it.
 */
export async function readCartRows(db: Reader, channelId: string, which: Prisma.Sql): Promise<CartRow[]> {
  const rows = await sql(db).query<StoredCart[]>`
    select ${COLUMNS},
      ${chosenMethod(Prisma.sql`(cart."draft" ->> 'paymentMethodId')::uuid`)} as "paymentMethod",
      ${chosenWarehouse(Prisma.sql`(cart."draft" ->> 'warehouseId')::uuid`)} as "warehouse",
      -- Of the order that was made of it before, and not paid.
      case when cart."token" is not null then (select "moneyState" from "Checkout" where "id" = cart."id") end as "moneyState",
      exists (select from "DeliveryZone" where "id" = (cart."draft" ->> 'zoneId')::uuid) as "hasZone"
    from "Cart" cart where cart."channelId" = ${channelId}::uuid and ${which}`;
  return rows.map(readRow);
}

function readRow({ draft: stored, lines, paymentMethod, warehouse, hasZone, ...cart }: StoredCart): CartRow {
  const draft = readDraft(stored);
  return {
    ...unplacedOrder({ ...cart, ...draft, lines: readCartLines({ ...cart, lines }) }),
    ...draft,
    ...cart,
    // What staff have deleted since is not chosen.
    paymentMethodId: paymentMethod && draft.paymentMethodId,
    warehouseId: warehouse && draft.warehouseId,
    zoneId: hasZone ? draft.zoneId : null,
    paymentMethod,
    warehouse,
  };
}
