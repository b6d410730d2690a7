import pg from 'pg';

/** The database that every server has, to create and drop others from. */
const ADMIN_DATABASE = 'postgres';

/** PostgreSQL's `schema` is no part of its URLs, only of Prisma's. */
export function schemaOf(url) {
  return new URL(url).searchParams.get('schema') ?? 'public';
}

export function databaseOf(url) {
  return decodeURIComponent(new URL(url).pathname.slice(1)) || ADMIN_DATABASE;
}

/**
 * Explicit fields, never `connectionString`: pg lets a connection string override `database`, and adapter-pg
 * would then replay the shadow database's migrations on the main one.
 */
export function connectionFields(url, database = databaseOf(url)) {
  const { hostname, port, username, password, searchParams } = new URL(url);
  const sslMode = searchParams.get('sslmode');
  return {
    host: decodeURIComponent(hostname),
    port: Number(port || 5432),
    user: decodeURIComponent(username) || undefined,
    password: decodeURIComponent(password) || undefined,
    database,
    ssl: sslMode && sslMode !== 'disable' ? { rejectUnauthorized: sslMode === 'verify-full' } : undefined,
  };
}

/** Runs `work` on one connection, which is always closed. */
export async function withClient(fields, work) {
  const client = new pg.Client({ connectionTimeoutMillis: 5000, ...fields });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export function withAdmin(url, work) {
  return withClient(connectionFields(url, ADMIN_DATABASE), work);
}

export function createDatabase(url, name = databaseOf(url)) {
  return withAdmin(url, (client) => client.query(`create database ${client.escapeIdentifier(name)}`));
}

/** Sessions left on it are ended: the engine drops its shadow database while its own pool is still open. */
export function dropDatabase(url, name = databaseOf(url)) {
  return withAdmin(url, (client) =>
    client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`),
  );
}
