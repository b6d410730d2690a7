import { parseConnection, withoutStartOptions } from './connection';
import { PostgresClient } from './postgres-client';

/** As long as anybody waits for an answer: PostgreSQL then gives the statement up. */
export const STATEMENT_TIMEOUT_MS = 10_000;
/** A forgotten transaction gives its locks back after that. */
export const IDLE_IN_TRANSACTION_MS = 30_000;

/** The pooler's connections are not as Carte needs them; the message says what to do. */
export class PoolerNotReady extends Error {
  override readonly name = 'PoolerNotReady';
}

/**
 * Makes what Carte says at the start of a connection the account's standard in this database: a pooler hands nothing of
 * it on. Direct connections go on saying it themselves.
 *
 * @param url - of PostgreSQL itself.
 */
export async function prepareForPooler(url: string): Promise<void> {
  const { config, schema } = parseConnection(url);
  const settings = {
    TimeZone: 'UTC',
    search_path: schema,
    default_transaction_isolation: 'read committed',
    statement_timeout: `${STATEMENT_TIMEOUT_MS}ms`,
    idle_in_transaction_session_timeout: `${IDLE_IN_TRANSACTION_MS}ms`,
  };
  const client = new PostgresClient(config);
  await client.connect();
  try {
    const { rows } = await client.query<{ database: string; kept: string[] }>(
      `select current_database() as database, coalesce((
         select setconfig from pg_db_role_setting
         where setrole = (select oid from pg_roles where rolname = current_user)
           and setdatabase = (select oid from pg_database where datname = current_database())
       ), '{}') as kept`,
    );
    const [{ database, kept } = { database: '', kept: [] }] = rows;
    for (const [name, value] of Object.entries(settings)) {
      // Written only when missing: concurrent writes of several nodes would conflict.
      if (kept.includes(`${name}=${value}`)) continue;
      await client.query(
        `alter role current_user in database ${client.escapeIdentifier(database)} set ${name} to ${client.escapeLiteral(value)}`,
      );
    }
  } finally {
    await client.end();
  }
}

/** What PgBouncer says of an address that is wrong, under the same SQLSTATE (08P01) as of a PostgreSQL that is away. */
const REFUSALS = /does not exist|no such (?:database|user)|authentication failed/;
/** A pooler lets connections wait for minutes while it can't reach PostgreSQL. */
const CHECK_TIMEOUT_MS = 5_000;

/**
 * Looks through the pooler, by a connection of its own that does not wait long.
 *
 * @param url - of PostgreSQL itself.
 * @throws {PoolerNotReady} when it refuses, and when instants would be written in another zone, or to another schema.
 */
export async function checkPooler(poolerUrl: string, url: string): Promise<void> {
  const { config } = parseConnection(poolerUrl);
  const client = new PostgresClient({ ...withoutStartOptions(config), query_timeout: CHECK_TIMEOUT_MS });
  try {
    await client.connect();
    const { rows } = await client.query<{ zone: string; path: string }>(
      `select current_setting('TimeZone') as "zone", current_setting('search_path') as "path"`,
    );
    const [row] = rows;
    if (row?.zone === 'UTC' && row.path.replaceAll('"', '') === parseConnection(url).schema) return;
  } catch (error) {
    if (!(error instanceof Error && REFUSALS.test(error.message))) throw error;
    throw new PoolerNotReady(`The pooler refuses (${error.message}): is DATABASE_POOLER_URL right?`, { cause: error });
  } finally {
    await client.end();
  }
  throw new PoolerNotReady(
    'The pooler’s connections were opened before Carte prepared the account for them: let it open new ones (PgBouncer: RECONNECT), and start again.',
  );
}
