import type { Reader } from '../db/client';
import { sql } from '../db/sql';
import {
  type Checkout,
  type CheckoutLine,
  type PaymentMethod,
  Prisma,
  type Warehouse,
} from '../generated/prisma/client';

export type LineRow = CheckoutLine;

/** An order, or a cart in the shape of one, with what no screen of it should have to ask for besides. */
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

/** By name, and those that this program knows: a migration that has run already may have added others. */
const COLUMNS = Prisma.raw(
  Object.values(Prisma.CheckoutScalarFieldEnum)
    .map((column) => `checkout."${column}"`)
    .join(', '),
);

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

/**
 * Columns with their values, for the `set` of an update: for so many columns Prisma takes longer than PostgreSQL.
 *
 * @param values - of `Checkout`; what is undefined stays as it is.
 */
export function setColumns(values: Partial<Record<Prisma.CheckoutScalarFieldEnum, unknown>>): Prisma.Sql {
  const given = Object.values(Prisma.CheckoutScalarFieldEnum).filter((column) => values[column] !== undefined);
  const columns = Prisma.raw(given.map((column) => `"${column}"`).join(', '));
  return Prisma.sql`(${columns}) = (
    select ${columns} from jsonb_populate_record(null::"Checkout", ${JSON.stringify(values)}::jsonb)
  )`;
}

function readLine(line: StoredLine): LineRow {
  return { ...line, createdAt: new Date(line.createdAt), optionIds: line.optionIds ?? [] };
}
