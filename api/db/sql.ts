import type { ArgType, ColumnType, SqlQuery, SqlQueryable, SqlResultSet } from '@prisma/driver-adapter-utils';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import { Prisma, type PrismaClient } from '../generated/prisma/client';
import { type TransactionSlot, transactionSlot, type WatchedPg } from './watched-adapter';

/** A template with its values, or a statement that was put together before. */
type Written = readonly [TemplateStringsArray | Prisma.Sql, ...unknown[]];
type Driver = () => SqlQueryable | Promise<SqlQueryable>;

/** Statements that are written by hand. */
interface Sql {
  /** Rows, with values as Prisma has them. @throws the adapter's error (`cause.originalCode`) */
  query<Rows extends readonly unknown[]>(...written: Written): Promise<Rows>;
  /** How many rows were written. */
  execute(...written: Written): Promise<number>;
}

const clients = new WeakMap<object, Sql>();

/**
 * The way of a hand-written statement, beside Prisma's models: straight to the driver, in the transaction where `db` is one. Prisma's own
 * takes three times the processor time of the statement (docs/decisions/database.md). A statement
 * begins at once: two calls are two statements in that order.
 *
 * @example const rows = await sql(tx).query<{ id: string }[]>`select "id" from "Cart" where "sessionId" = ${sessionId}::uuid`;
 */
export function sql(db: PrismaClient | Prisma.TransactionClient): Sql {
  const client = clients.get(db);
  if (!client) throw new Error('not opened by createDatabase(), or begun by transaction()');
  return client;
}

/**
 * All columns of a table by name, those that this program knows: a migration that has run already may have added others, and a
 * connection's prepared statements outlive it.
 *
 * @param fields - `Prisma.CartScalarFieldEnum` and the like.
 * @param table - the name before each column; left out, the columns stand alone.
 */
export function columnsOf(fields: Readonly<Record<string, string>>, table?: string): Prisma.Sql {
  const prefix = table === undefined ? '' : `${table}.`;
  return Prisma.raw(
    Object.values(fields)
      .map((column) => `${prefix}"${column}"`)
      .join(', '),
  );
}

/** Lets `sql()` know a client and its adapter. */
export function openSql(client: PrismaClient, adapter: WatchedPg): void {
  const connect = async () => {
    await client.$connect();
    if (!adapter.connected) throw new Error('Prisma has connected without its adapter');
    return adapter.connected;
  };
  clients.set(
    client,
    sqlOn(() => adapter.connected ?? connect()),
  );
}

type Options = Parameters<PrismaClient['$transaction']>[1];

/** Prisma's transaction, in which models and `sql()` share one. */
export function begin<Result>(
  db: PrismaClient,
  work: (tx: Prisma.TransactionClient) => Promise<Result>,
  options?: Options,
): Promise<Result> {
  const slot: TransactionSlot = { transaction: null };
  const known = (tx: Prisma.TransactionClient) => {
    clients.set(
      tx,
      sqlOn(() => ofSlot(slot)),
    );
    return work(tx);
  };
  return transactionSlot.run(slot, () => db.$transaction(known, options));
}

function ofSlot({ transaction }: TransactionSlot): SqlQueryable {
  if (!transaction) throw new Error('a transaction began without its adapter');
  return transaction;
}

function sqlOn(driver: Driver): Sql {
  const on = <Result>(ask: (there: SqlQueryable) => Promise<Result>) => {
    const found = driver();
    return found instanceof Promise ? found.then(ask) : ask(found);
  };
  return {
    query: async <Rows>(...written: Written) => rowsOf(await on((there) => there.queryRaw(queryOf(written)))) as Rows,
    execute: async (...written) => on((there) => there.executeRaw(queryOf(written))),
  };
}

function queryOf([statement, ...values]: Written): SqlQuery {
  const { text, values: args } = statement instanceof Prisma.Sql ? statement : Prisma.sql(statement, ...values);
  return { sql: text, args, argTypes: args.map(typeOf) };
}

/** What the adapter needs to know: it writes times itself, and lists one by one. */
function typeOf(value: unknown): ArgType {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return { scalarType: one instanceof Date ? 'datetime' : 'unknown', arity: Array.isArray(value) ? 'list' : 'scalar' };
}

function rowsOf({ columnNames, columnTypes, rows }: SqlResultSet): Record<string, unknown>[] {
  const readers = columnTypes.map(readerOf);
  return rows.map((values) => {
    const row: Record<string, unknown> = {};
    for (const [index, name] of columnNames.entries()) {
      const value = values[index];
      const read = readers[index];
      row[name] = read && value !== null ? read(value) : value;
    }
    return row;
  });
}

type Reading = (value: unknown) => unknown;

const READERS = new Map<ColumnType, Reading>([
  [ColumnTypeEnum.Int64, (value) => BigInt(String(value))],
  [ColumnTypeEnum.Numeric, (value) => new Prisma.Decimal(String(value))],
  [ColumnTypeEnum.Date, (value) => new Date(String(value))],
  [ColumnTypeEnum.DateTime, (value) => new Date(String(value))],
  [ColumnTypeEnum.Time, (value) => new Date(`1970-01-01T${value}Z`)],
  [ColumnTypeEnum.Json, (value) => JSON.parse(String(value))],
  [ColumnTypeEnum.Bytes, (value) => (value instanceof Uint8Array ? new Uint8Array(value) : value)],
]);

/** Of lists, in the adapter's numbers. */
const LISTS = new Map<ColumnType, ColumnType>([
  [ColumnTypeEnum.Int64Array, ColumnTypeEnum.Int64],
  [ColumnTypeEnum.NumericArray, ColumnTypeEnum.Numeric],
  [ColumnTypeEnum.DateArray, ColumnTypeEnum.Date],
  [ColumnTypeEnum.DateTimeArray, ColumnTypeEnum.DateTime],
  [ColumnTypeEnum.TimeArray, ColumnTypeEnum.Time],
  [ColumnTypeEnum.JsonArray, ColumnTypeEnum.Json],
  [ColumnTypeEnum.BytesArray, ColumnTypeEnum.Bytes],
]);

/** Undefined: the driver's value is the one that is wanted. */
function readerOf(type: ColumnType): Reading | undefined {
  const item = LISTS.get(type);
  const read = READERS.get(item ?? type);
  if (!item || !read) return read;
  return (value) => (Array.isArray(value) ? value.map((one) => (one === null ? null : read(one))) : value);
}
