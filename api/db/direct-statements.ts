import type { ArgType, ColumnType, SqlQuery, SqlQueryable, SqlResultSet } from '@prisma/driver-adapter-utils';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import { Prisma, type PrismaClient } from '../generated/prisma/client';
import { type TransactionSlot, transactionSlot, type WatchedPg } from './watched-adapter';

type Work<Result> = (tx: Prisma.TransactionClient) => Promise<Result>;
/** A template with its values, or a statement that was put together before. */
type Written = readonly [TemplateStringsArray | Prisma.Sql, ...unknown[]];
type Driver = () => SqlQueryable | Promise<SqlQueryable>;

/**
 * The client, whose `$queryRaw` and `$executeRaw` hand their statement to the driver adapter itself. Prisma's own way there
 * takes three times the processor time of the statement: docs/decisions/0108-raw-statements-go-straight-to-the-driver.md.
 * Values and results are those of Prisma's own (direct-statements.db.test.ts); an error is the adapter's. Both begin at once,
 * and are no part of a `$transaction([…])`.
 */
export function withDirectStatements(client: PrismaClient, adapter: WatchedPg): PrismaClient {
  const connect = async () => {
    await client.$connect();
    if (!adapter.connected) throw new Error('Prisma has connected without its adapter');
    return adapter.connected;
  };
  const statements = statementsOn(() => adapter.connected ?? connect());
  const begin = <Result>(work: Work<Result> | Prisma.PrismaPromise<unknown>[], options?: object) => {
    if (typeof work !== 'function') return client.$transaction(work, options);
    const slot: TransactionSlot = { transaction: null };
    const inside = statementsOn(() => ofSlot(slot));
    const direct: Work<Result> = (tx) => work(insteadOf(tx, inside));
    return transactionSlot.run(slot, () => client.$transaction(direct, options));
  };
  return insteadOf(client, { ...statements, $transaction: begin });
}

function ofSlot({ transaction }: TransactionSlot): SqlQueryable {
  if (!transaction) throw new Error('a transaction began without its adapter');
  return transaction;
}

/** Whoever calls a driver that is there has sent the statement: two calls are two statements in that order. */
function statementsOn(driver: Driver) {
  const on = <Result>(ask: (there: SqlQueryable) => Promise<Result>) => {
    const found = driver();
    return found instanceof Promise ? found.then(ask) : ask(found);
  };
  return {
    $queryRaw: async (...written: Written) => rowsOf(await on((there) => there.queryRaw(queryOf(written)))),
    $executeRaw: async (...written: Written) => on((there) => there.executeRaw(queryOf(written))),
  };
}

function insteadOf<Client extends object>(client: Client, own: Readonly<Record<string, unknown>>): Client {
  return new Proxy(client, {
    get: (target, key) => (typeof key === 'string' && Object.hasOwn(own, key) ? own[key] : Reflect.get(target, key)),
  });
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
