import { SpanKind } from '@opentelemetry/api';
import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlQueryable } from '@prisma/driver-adapter-utils';
import { inSpan } from '../telemetry/span';

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>;

/** Prisma's way to PostgreSQL, with a view of its connections and, where it is asked for, a span for each statement. */
export class WatchedPg extends PrismaPg {
  #pool: ReturnType<Adapter['underlyingDriver']> | null = null;
  #isTraced = false;

  /** From the next connection on: call it before the first query. */
  traceStatements(): void {
    this.#isTraced = true;
  }

  override async connect(): Promise<Adapter> {
    const adapter = await super.connect();
    this.#pool = adapter.underlyingDriver();
    return this.#isTraced ? tracedAdapter(adapter) : adapter;
  }

  /** Null before the first query. */
  get use(): { readonly used: number; readonly idle: number; readonly waiting: number } | null {
    const pool = this.#pool;
    return pool && { used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount };
  }
}

function tracedAdapter(adapter: Adapter): Adapter {
  traceQueries(adapter);
  const begin = adapter.startTransaction.bind(adapter);
  adapter.startTransaction = async (isolation) => {
    const transaction = await begin(isolation);
    traceQueries(transaction);
    return transaction;
  };
  return adapter;
}

function traceQueries(queryable: SqlQueryable): void {
  const query = queryable.queryRaw.bind(queryable);
  const execute = queryable.executeRaw.bind(queryable);
  queryable.queryRaw = (statement) => inSpan('sql', spanOf(statement.sql), () => query(statement));
  queryable.executeRaw = (statement) => inSpan('sql', spanOf(statement.sql), () => execute(statement));
}

/** The statement's text has `$1` where its values stand: those are told to nobody. */
function spanOf(sql: string) {
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': sql };
  return { kind: SpanKind.CLIENT, attributes };
}
