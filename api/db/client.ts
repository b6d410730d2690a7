import { createHash } from 'node:crypto';
import type pg from 'pg';
import { type Prisma, PrismaClient } from '../generated/prisma/client';
import { parseConnection, withoutStartOptions } from './connection';
import { IDLE_IN_TRANSACTION_MS, STATEMENT_TIMEOUT_MS } from './pooler';
import { openSql } from './sql';
import { WatchedPg } from './watched-adapter';

/** Connections that one process holds at most; a request waits for its turn beyond that. */
export const POOL_SIZE = 10;

/** A replica that does not answer by then is left out. */
const REPLICA_TIMEOUT_MS = 3_000;

export type Database = PrismaClient;

/** The client inside a transaction: the same models, no `$transaction`, `$connect` or `$disconnect`. */
export type Transaction = Prisma.TransactionClient;

/** For what reads or writes the same way inside a transaction and outside. */
export type Reader = Database | Transaction;

/**
 * Opens no connection before the first query; `$disconnect` closes them all.
 *
 * @param isTraced - whether each statement is a span.
 * @param isPooled - whether a pooler in transaction mode stands between: see `prepareForPooler`.
 * @param silenceMs - after that a connection on which nothing comes is ended.
 */
export function createDatabase(
  url: string,
  {
    isTraced = false,
    isPooled = false,
    silenceMs,
  }: { isTraced?: boolean; isPooled?: boolean; silenceMs?: number } = {},
): Database {
  const { config, schema } = parseConnection(url);
  const adapter = isPooled
    ? new WatchedPg({ ...withoutStartOptions(config), max: POOL_SIZE }, { schema }, silenceMs)
    : new WatchedPg(
        {
          ...config,
          max: POOL_SIZE,
          statement_timeout: STATEMENT_TIMEOUT_MS,
          idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
        },
        { schema, statementNameGenerator: ({ sql }) => nameOf(sql) },
        silenceMs,
      );
  if (isTraced) adapter.traceStatements();
  return openClient(adapter);
}

/**
 * Opens a copy of the database that is read only.
 *
 * @param accept - looks at each new connection, and refuses it by throwing.
 */
export function createReplicaDatabase(url: string, accept: (client: pg.ClientBase) => Promise<void>): Database {
  const { config, schema } = parseConnection(url);
  const adapter = new WatchedPg(
    {
      ...config,
      options: `${config.options} -c default_transaction_read_only=on`,
      max: POOL_SIZE,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      // The primary answers instead, and soon.
      query_timeout: REPLICA_TIMEOUT_MS,
      verify: (client, done) => void accept(client).then(() => done(), done),
    },
    { schema, statementNameGenerator: ({ sql }) => nameOf(sql) },
  );
  return openClient(adapter);
}

function openClient(adapter: WatchedPg): Database {
  // Shorter errors: the long ones quote what was to be written.
  const db = new PrismaClient({ adapter, errorFormat: 'minimal' });
  openSql(db, adapter);
  adapters.set(db, adapter);
  return db;
}

const adapters = new WeakMap<Database, WatchedPg>();

/** How the connections of a database are used: null before its first query. */
export function poolUse(db: Database) {
  const use = adapters.get(db)?.use;
  return use ? { ...use, most: POOL_SIZE } : null;
}

/** The same statement keeps its name, so PostgreSQL reads its text once a connection and not at each call. */
function nameOf(sql: string): string {
  const known = names.get(sql);
  if (known) return known;
  const name = createHash('sha256').update(sql).digest('base64url');
  // The name is always the same: what is forgotten is only worked out again.
  if (names.size >= MOST_NAMES) names.clear();
  names.set(sql, name);
  return name;
}

/** There are a few hundred; but lists of many lengths make new ones. */
const MOST_NAMES = 2_000;
const names = new Map<string, string>();
