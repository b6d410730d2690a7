import pg from 'pg';
import { parseConnection } from './connection';

/**
 * A connection to PostgreSQL that can be lost at any moment without ending the process: from its first moment somebody hears
 * its `error` events. pg's pool listens only while a client is idle, and PostgreSQL may say that it ends a connection in the
 * same packet in which it says that the connection is open, before its user can listen.
 */
export class PostgresClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Pending queries on the connection fail by themselves; a pool removes it.
    this.on('error', () => {});
  }
}

/** Does the work on a connection of its own. */
export async function onDatabase<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new PostgresClient(parseConnection(url).config);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
