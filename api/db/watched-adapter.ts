import { AsyncLocalStorage } from 'node:async_hooks';
import { Socket } from 'node:net';
import { SpanKind } from '@opentelemetry/api';
import { PrismaPg } from '@prisma/adapter-pg';
import { DriverAdapterError, type SqlQuery, type SqlQueryable, type Transaction } from '@prisma/driver-adapter-utils';
import type { PoolConfig } from 'pg';
import { inSpan } from '../telemetry/span';
import { isAfterFailure, isConnectionLost, isLate } from './database-failure';
import { STATEMENT_TIMEOUT_MS } from './pooler';
import { PostgresClient } from './postgres-client';
import { repeat } from './repeat';

/**
 * PostgreSQL gives a statement up before, and says so: one that says nothing for longer is frozen, or the network lost the way
 * to it without a word. pg's pool closes connections that nobody uses sooner.
 */
const SILENCE_MS = STATEMENT_TIMEOUT_MS + 5_000;

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>;
type Options = ConstructorParameters<typeof PrismaPg>[1];

/** Where the adapter leaves the transaction that Prisma begins: see `begin` in sql.ts. */
export interface TransactionSlot {
  transaction: SqlQueryable | null;
}

/** The slot of the one that is being begun. */
export const transactionSlot = new AsyncLocalStorage<TransactionSlot>();

/**
 * Prisma's way to PostgreSQL. A statement that only reads, and the beginning of a transaction, are repeated on another
 * connection when theirs is lost. A connection on which nothing comes any more is ended. It tells how its connections are used
 * and, where it is asked for, of each statement in a span.
 */
export class WatchedPg extends PrismaPg {
  #connected: Adapter | null = null;
  #isTraced = false;

  constructor(settings: PoolConfig, options?: Options, silenceMs = SILENCE_MS) {
    // What a transaction sends at once goes out at once, and runs in that order.
    super({ ...settings, Client: PostgresClient, stream: () => openSocket(silenceMs), pipeline: true }, options);
  }

  /** From the next connection on: call it before the first query. */
  traceStatements(): void {
    this.#isTraced = true;
  }

  override async connect(): Promise<Adapter> {
    const adapter = await super.connect();
    prepare(adapter, this.#isTraced);
    const begin = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (isolation) => {
      const slot = transactionSlot.getStore();
      const transaction = await repeat(() => begin(isolation).catch(rethrow), isConnectionLost);
      prepare(transaction, this.#isTraced);
      untilItsEnd(transaction);
      // Whatever begins inside of it, by itself, has found the slot taken.
      if (slot) slot.transaction ??= transaction;
      return transaction;
    };
    const dispose = adapter.dispose.bind(adapter);
    adapter.dispose = () => {
      this.#connected = null;
      return dispose();
    };
    const query = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = (statement) =>
      isReading(statement.sql) ? repeat(() => query(statement), isConnectionLost) : query(statement);
    this.#connected = adapter;
    return adapter;
  }

  /** Null before the first query, and after the last. */
  get connected(): SqlQueryable | null {
    return this.#connected;
  }

  /** Null before the first query. */
  get use(): { readonly used: number; readonly idle: number; readonly waiting: number } | null {
    const pool = this.#connected?.underlyingDriver();
    return pool ? { used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount } : null;
  }
}

/** A way to PostgreSQL that ends when nothing goes along it: its users get an error, and no pool takes it back. */
function openSocket(silenceMs: number): Socket {
  const socket = new Socket();
  // pg's own words for it. Its `query_timeout` would hand the connection, and a transaction on it, to the next one.
  return socket.setTimeout(silenceMs, () => socket.destroy(new Error('Query read timeout')));
}

function prepare(queryable: SqlQueryable, isTraced: boolean): void {
  const query = queryable.queryRaw.bind(queryable);
  const execute = queryable.executeRaw.bind(queryable);
  queryable.queryRaw = (statement) => query(statement).catch(rethrow);
  queryable.executeRaw = (statement) => execute(statement).catch(rethrow);
  if (isTraced) traceQueries(queryable);
}

/**
 * No statement for a transaction that is over: its connection is another's by then. Prisma refuses its own late statements,
 * but not those of sql.ts. What was sent at once with a statement that failed fails with its error: whichever
 * answer is read first, the caller learns the cause.
 */
function untilItsEnd(transaction: Transaction): void {
  let isOver = false;
  let cause: unknown;
  const explain = (error: unknown): never => {
    if (!isAfterFailure(error)) cause = error;
    throw cause ?? error;
  };
  const ask = <Statement extends SqlQuery, Result>(run: (statement: Statement) => Promise<Result>) => {
    return (statement: Statement): Promise<Result> => {
      const isEnd = ENDS.test(statement.sql);
      if (isOver && !isEnd) return Promise.reject(new DriverAdapterError(OVER));
      isOver ||= isEnd;
      return run(statement).catch(explain);
    };
  };
  transaction.queryRaw = ask(transaction.queryRaw.bind(transaction));
  transaction.executeRaw = ask(transaction.executeRaw.bind(transaction));
}

const OVER = { kind: 'TransactionAlreadyClosed', cause: 'The transaction is over.' } as const;
/** As Prisma ends a transaction; one that goes back to a savepoint goes on. */
const ENDS = /^(?:commit|rollback)$/i;

/** The adapter knows some of the ways in which a connection is lost; pg's other words would come to Prisma's callers bare. */
function rethrow(error: unknown): never {
  const kind = isLate(error) ? 'SocketTimeout' : 'ConnectionClosed';
  if (!(error instanceof Error) || error instanceof DriverAdapterError) throw error;
  if (!isLate(error) && !isConnectionLost(error)) throw error;
  throw new DriverAdapterError({ kind, originalMessage: error.message });
}

const READS = /^\s*(?:select|with)\b/i;
/** What else a statement may do, or may be the only one to do. */
const WRITES =
  /\b(?:insert|update|delete|merge|share|into|nextval|setval|pg_notify|pg_(?:try_)?advisory\w*|pg_terminate_backend|set_config)\b/i;

/** Whether a statement only reads, so that it may be asked again. One that is taken for a writing one is asked once. */
function isReading(sql: string): boolean {
  return READS.test(sql) && !WRITES.test(sql);
}

function traceQueries(queryable: SqlQueryable): void {
  const query = queryable.queryRaw.bind(queryable);
  const execute = queryable.executeRaw.bind(queryable);
  queryable.queryRaw = (statement) => inSpan('sql', spanOf(statement.sql), () => query(statement));
  queryable.executeRaw = (statement) => inSpan('sql', spanOf(statement.sql), () => execute(statement));
}

/** The statement's text has placeholders such as `$1`; values are never reported. */
function spanOf(sql: string) {
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': sql };
  return { kind: SpanKind.CLIENT, attributes };
}
