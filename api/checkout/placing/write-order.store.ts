import { v7 as newId } from 'uuid';
import type { Localized } from '../../../domain/localized';
import type { Transaction } from '../../db/client';
import { CHANNEL, envelope } from '../../db/notifications';
import { Prisma } from '../../generated/prisma/client';
import { CHECKOUT_TOPIC, type CheckoutNotice } from '../cart/checkout-topic';
import type { CheckoutRow } from '../checkout-row.store';

type OrderRow = Omit<Prisma.CheckoutGetPayload<object>, 'cartLines'>;
type Names = 'paymentName' | 'warehouseName' | 'zoneName';

/** By name, and those that this program knows: a migration that has run already may have added others. */
const COLUMNS = Prisma.raw(
  Object.values(Prisma.CheckoutScalarFieldEnum)
    .map((column) => `"${column}"`)
    .join(', '),
);

/** What placing writes onto a cart. */
type Placed = Partial<Omit<OrderRow, Names | 'id' | 'channelId' | 'version' | 'createdAt' | 'updatedAt' | 'placedAt'>> &
  Partial<Record<Names, Localized>> & { readonly placedAt: Date };

/**
 * Writes a cart as the order that it has become: the stored one of a session, or one that came with the call and is
 * stored by this.
 *
 * @returns the order as the database has it. Nothing is read back: this transaction holds the row.
 */
export async function writeOrder(tx: Transaction, cart: CheckoutRow, placed: Placed): Promise<OrderRow> {
  const { id } = cart;
  const { lines: _lines, hasLineRows: _, paymentMethod: _paymentMethod, warehouse: _warehouse, ...stored } = cart;
  const data = { ...placed, version: cart.version + 1, updatedAt: placed.placedAt };
  const order = { ...stored, ...data };
  const isStored = cart.sessionId !== null;
  if (isStored) await tx.checkout.updateMany({ where: { id }, data: { ...data, cartLines: [] } });
  else await insertOrder(tx, order);
  return order;
}

/** By hand: for so many columns Prisma takes longer than PostgreSQL. */
async function insertOrder(tx: Transaction, { changedIn: _ofTrigger, ...order }: OrderRow): Promise<void> {
  await tx.$executeRaw`
    insert into "Checkout" (${COLUMNS})
    select ${COLUMNS} from jsonb_populate_record(null::"Checkout", ${JSON.stringify({ ...order, cartLines: [] })}::jsonb)`;
}

/** Begins the order's history, and tells every screen, once this transaction is over, that it is there. */
export async function notePlaced(
  tx: Transaction,
  { channelId, checkoutId, now }: { readonly channelId: string; readonly checkoutId: string; readonly now: Date },
): Promise<void> {
  const notice: CheckoutNotice = { channelId, checkoutId, kind: 'PLACED' };
  await tx.$executeRaw`
    with moved as (
      insert into "StatusMove" ("id", "checkoutId", "from", "to", "createdAt")
      values (${newId()}::uuid, ${checkoutId}::uuid, 'OPEN', 'PLACED', ${now}::timestamptz)
    )
    select pg_notify(${CHANNEL}, ${envelope(CHECKOUT_TOPIC, notice)})`;
}
