import type { ClientBase } from 'pg';
import { parseConnection } from '../connection';
import { PostgresClient } from '../postgres-client';

/** What an address led to is no copy of the primary, or not the server that it led to before. */
export class OtherServer extends Error {
  override readonly name = 'OtherServer';
}

interface Identity {
  /** Of the primary and all its copies. */
  readonly cluster: string;
  /** Of one server's run. */
  readonly run: string;
}

/** What a server and its copies have in common. */
export async function clusterOf(url: string): Promise<string> {
  const client = new PostgresClient(parseConnection(url).config);
  await client.connect();
  try {
    return (await identityOf(client)).cluster;
  } finally {
    await client.end();
  }
}

async function identityOf(client: Pick<ClientBase, 'query'>): Promise<Identity> {
  const { rows } = await client.query<Identity>(
    `select concat_ws('/', system_identifier, current_database()) as cluster, pg_postmaster_start_time()::text as run
     from pg_control_system()`,
  );
  const [identity] = rows;
  if (!identity) throw new OtherServer('The server does not say which one it is.');
  return identity;
}

/**
 * Lets a pool have connections to one server only. A server never goes back in time; several behind one address would, from
 * one statement to the next.
 */
export function oneServerOnly(cluster: string): (client: ClientBase) => Promise<void> {
  let run: string | null = null;
  return async (client) => {
    const identity = await identityOf(client);
    if (identity.cluster !== cluster) throw new OtherServer('DATABASE_REPLICA_URL is no copy of DATABASE_URL.');
    run ??= identity.run;
    if (identity.run !== run) throw new OtherServer('DATABASE_REPLICA_URL led to another server than before.');
  };
}
