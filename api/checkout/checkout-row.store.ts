import type { Reader } from '../db/client';
import { type Checkout, type PaymentMethod, Prisma, type Warehouse } from '../generated/prisma/client';
import { type LineRow, readCartLines } from './cart-lines';

export type { LineRow } from './cart-lines';

/** A cart or an order, with what no screen of it should have to ask for besides. */
export type CheckoutRow = Omit<Checkout, 'cartLines'> & {
  lines: LineRow[];
  paymentMethod: Pick<PaymentMethod, 'id' | 'type' | 'name' | 'isActive'> | null;
  warehouse: Pick<Warehouse, 'id' | 'name' | 'isActive'> | null;
  /** A cart that an older release has written last: its lines are rows, which go when it is written. */
  hasLineRows: boolean;
};

/** JSON has no dates, and an empty list may be stored as nothing. */
type StoredLine = Omit<LineRow, 'createdAt' | 'optionIds'> & {
  readonly createdAt: string;
  readonly optionIds: string[] | null;
};
type StoredRow = Omit<CheckoutRow, 'lines' | 'hasLineRows'> & Checkout & { readonly lines: readonly StoredLine[] };

/** By name, and those that this program knows: a migration that has run already may have added others. */
const COLUMNS = Prisma.raw(
  Object.values(Prisma.CheckoutScalarFieldEnum)
    .map((column) => `checkout."${column}"`)
    .join(', '),
);

/**
 * Carts and orders with their lines in order, in one statement, where Prisma's own read of the relations takes four: every
 * write of a cart reads it, and each page of orders.
 *
 * @param which - of the shop's, as a condition on `checkout`, and what may follow it.
 */
export async function readCheckoutRows(db: Reader, channelId: string, which: Prisma.Sql): Promise<CheckoutRow[]> {
  const rows = await db.$queryRaw<StoredRow[]>`
    select ${COLUMNS},
      coalesce((
        select json_agg(line order by line."position", line."id")
        from "CheckoutLine" line where line."checkoutId" = checkout."id"
      ), '[]'::json) as "lines",
      (
        select json_build_object('id', "id", 'type', "type", 'name', "name", 'isActive', "isActive")
        from "PaymentMethod" where "id" = checkout."paymentMethodId"
      ) as "paymentMethod",
      (
        select json_build_object('id', "id", 'name', "name", 'isActive', "isActive")
        from "Warehouse" where "id" = checkout."warehouseId"
      ) as "warehouse"
    from "Checkout" checkout where checkout."channelId" = ${channelId}::uuid and ${which}`;
  return rows.map(readRow);
}

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

function readRow({ lines: stored, cartLines, ...row }: StoredRow): CheckoutRow {
  const rows = stored.map(readLine);
  // What waits for its payment is frozen like an order.
  if (row.status !== 'OPEN' || row.heldUntil !== null) return { ...row, lines: rows, hasLineRows: false };
  return { ...row, lines: readCartLines({ ...row, cartLines }, rows), hasLineRows: rows.length > 0 };
}

function readLine(line: StoredLine): LineRow {
  return { ...line, createdAt: new Date(line.createdAt), optionIds: line.optionIds ?? [] };
}
