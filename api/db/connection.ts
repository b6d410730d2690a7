import type { ClientConfig } from 'pg';

/** What pg connects with, and the schema that Prisma names in its queries. */
export interface Connection {
  readonly config: ClientConfig & { readonly connectionString: string };
  readonly schema: string;
}

const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Reads a `postgresql://` URL. Prisma's own `?schema=` is no PostgreSQL setting, so it is taken out and becomes
 * the search path, which raw SQL and migrations go by.
 */
export function parseConnection(url: string): Connection {
  const address = new URL(url);
  const schema = address.searchParams.get('schema') ?? 'public';
  address.searchParams.delete('schema');
  return {
    schema,
    config: {
      connectionString: address.toString(),
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      application_name: 'carte',
      // Prisma writes and reads instants without their offset: in any other zone they would be shifted.
      // Said once for the connection, the isolation needs no statement in each transaction.
      options: `-c search_path=${schema} -c timezone=UTC -c default_transaction_isolation=read\\ committed -c statement_timeout=0`,
    },
  };
}

/** For a pooler, which refuses or forgets them. */
export function withoutStartOptions({
  connectionString,
  connectionTimeoutMillis,
  application_name,
}: Connection['config']) {
  return { connectionString, connectionTimeoutMillis, application_name };
}

/** The same server's other database. */
export function withDatabase(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${encodeURIComponent(database)}`;
  return address.toString();
}
