import type { Reader } from '../db/client';
import { columnsOf, sql } from '../db/sql';
import {
  type Checkout,
  type CheckoutLine,
  type PaymentMethod,
  Prisma,
  type Warehouse,
} from '../generated/prisma/client';

export type LineRow = CheckoutLine;

/** An order with its lines, and the payment method and kitchen that were chosen. Carts are read into the same shape. */
export type CheckoutRow = Checkout & {
  lines: LineRow[];
  paymentMethod: Pick<PaymentMethod, 'id' | 'type' | 'name' | 'isActive'> | null;
  warehouse: Pick<Warehouse, 'id' | 'name' | 'isActive'> | null;
};

/** JSON has no dates, and an empty list may be stored as nothing. */
type StoredLine = Omit<LineRow, 'createdAt' | 'optionIds'> & {
  readonly createdAt: string;
  readonly optionIds: string[] | null;
};
type StoredRow = Omit<CheckoutRow, 'lines'> & { readonly lines: readonly StoredLine[] };

const COLUMNS = columnsOf(Prisma.CheckoutScalarFieldEnum, 'checkout');

/**
 * Orders with their lines in order, in one statement, where Prisma's own read of the relations takes four. Those that were given up
 * unpaid are left out.
 *
 * @param which - of the shop's, as a condition on `checkout`, and what may follow it.
 */
export async function readCheckoutRows(db: Reader, channelId: string, which: Prisma.Sql): Promise<CheckoutRow[]> {
  const rows = await sql(db).query<StoredRow[]>`
    select ${COLUMNS},
      coalesce((
        select json_agg(line order by line."position", line."id")
        from "CheckoutLine" line where line."checkoutId" = checkout."id"
      ), '[]'::json) as "lines",
      ${chosenMethod(Prisma.sql`checkout."paymentMethodId"`)} as "paymentMethod",
      ${chosenWarehouse(Prisma.sql`checkout."warehouseId"`)} as "warehouse"
    from "Checkout" checkout
    where checkout."channelId" = ${channelId}::uuid and (checkout."status" <> 'OPEN' or checkout."heldUntil" is not null) and ${which}`;
  return rows.map(({ lines, ...row }) => ({ ...row, lines: lines.map(readLine) }));
}

/** The way to pay of an id, as {@link CheckoutRow} has it. */
export const chosenMethod = (id: Prisma.Sql) => Prisma.sql`(
  select json_build_object('id', "id", 'type', "type", 'name', "name", 'isActive', "isActive") from "PaymentMethod" where "id" = ${id}
)`;

export const chosenWarehouse = (id: Prisma.Sql) => Prisma.sql`(
  select json_build_object('id', "id", 'name', "name", 'isActive', "isActive") from "Warehouse" where "id" = ${id}
)`;

function readLine(line: StoredLine): LineRow {
  return { ...line, createdAt: new Date(line.createdAt), optionIds: line.optionIds ?? [] };
}
