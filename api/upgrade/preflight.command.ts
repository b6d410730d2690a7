import { statfs } from 'node:fs/promises';
import type pg from 'pg';
import { POOL_SIZE } from '../db/client';
import { parseConnection } from '../db/connection';
import { MIGRATIONS } from '../db/migrate';
import { PostgresClient } from '../db/postgres-client';
import { compareMigrations } from '../db/version-difference';

const OLDEST_POSTGRES = 15;
const MEGABYTE = 1024 * 1024;
/** For the packages, the build and what migrations write, in addition to a second copy of the largest table. */
const SPACE_FOR_A_RELEASE = 1_500 * MEGABYTE;

export interface Finding {
  /** False: starting this release would fail, or harm. */
  readonly isFine: boolean;
  readonly sentence: string;
}

export interface Place {
  readonly databaseUrl: string;
  readonly dataDirectory: string;
  /** What is reported of secrets that the key does not open; null when it opens all. */
  readonly keyTrouble: () => Promise<string | null>;
  readonly migrations?: string;
}

const fine = (sentence: string): Finding => ({ isFine: true, sentence });
const wrong = (sentence: string): Finding => ({ isFine: false, sentence });

/** What this release would meet in a place where another one runs. It only reads, and holds nobody up. */
export async function runPreflight({ databaseUrl, dataDirectory, keyTrouble, migrations }: Place): Promise<Finding[]> {
  const { config, schema } = parseConnection(databaseUrl);
  const client = new PostgresClient(config);
  await client.connect();
  try {
    return [
      await lookAtVersion(client),
      await lookAtHistory(client, migrations ?? MIGRATIONS),
      await lookAtRights(client, schema),
      await lookAtConnections(client),
      await lookAtSpace(client, dataDirectory),
      await lookAtKey(keyTrouble),
    ];
  } finally {
    await client.end();
  }
}

async function lookAtVersion(client: pg.Client): Promise<Finding> {
  const { version } = await oneRow<{ version: number }>(
    client,
    `select current_setting('server_version_num')::int / 10000 as version`,
  );
  return version >= OLDEST_POSTGRES
    ? fine(`PostgreSQL ${version} is new enough.`)
    : wrong(`PostgreSQL is ${version}: this release needs ${OLDEST_POSTGRES} or newer.`);
}

async function lookAtHistory(client: pg.Client, directory: string): Promise<Finding> {
  const { pending, conflict } = await compareMigrations(client, directory);
  if (conflict !== null) return wrong(conflict);
  if (pending.length === 0) return fine('The database is up to date: nothing will be migrated.');
  return fine(`The start will migrate the database: ${pending.join(', ')}. Back up before it.`);
}

async function lookAtRights(client: pg.Client, schema: string): Promise<Finding> {
  const { mayCreate, user } = await oneRow<{ mayCreate: boolean; user: string }>(
    client,
    `select has_schema_privilege($1, 'create') as "mayCreate", current_user as user`,
    [schema],
  );
  return mayCreate
    ? fine(`${user} may change the tables.`)
    : wrong(`${user} may not create tables in ${schema}: GRANT CREATE ON SCHEMA ${schema} TO ${user}.`);
}

async function lookAtConnections(client: pg.Client): Promise<Finding> {
  const { most, used } = await oneRow<{ most: number; used: number }>(
    client,
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most,
       (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used`,
  );
  const needed = POOL_SIZE + 2;
  const free = most - used;
  return free >= needed
    ? fine(`${free} of ${most} connections to the database are free; one process takes up to ${needed}.`)
    : wrong(
        `Only ${free} of ${most} connections to the database are free, and a process takes ${needed}: raise max_connections.`,
      );
}

async function lookAtSpace(client: pg.Client, dataDirectory: string): Promise<Finding> {
  const { largest } = await oneRow<{ largest: number }>(
    client,
    `select coalesce(max(pg_total_relation_size(oid)), 0)::float8 as largest from pg_class where relkind = 'r'`,
  );
  const { bavail, bsize } = await statfs(dataDirectory);
  const [free, needed] = [bavail * bsize, SPACE_FOR_A_RELEASE + largest];
  const told = `${megabytes(free)} are free where the data lies`;
  return free >= needed ? fine(`${told}.`) : wrong(`Only ${told}: an upgrade takes up to ${megabytes(needed)}.`);
}

async function lookAtKey(keyTrouble: Place['keyTrouble']): Promise<Finding> {
  const trouble = await keyTrouble();
  return trouble === null ? fine('The secret key opens the receivers’ secrets.') : wrong(trouble);
}

async function oneRow<Row extends pg.QueryResultRow>(
  client: pg.Client,
  sql: string,
  values: unknown[] = [],
): Promise<Row> {
  const { rows } = await client.query<Row>(sql, values);
  if (!rows[0]) throw new Error('a query of one row that gave none');
  return rows[0];
}

const megabytes = (bytes: number) => `${Math.round(bytes / MEGABYTE)} MB`;
