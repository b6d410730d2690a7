import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type pg from 'pg';
import { isBundled, projectRoot } from '../kernel/project-root';
import { ADVISORY_LOCKS } from './advisory-locks';
import { parseConnection } from './connection';
import { type AppliedMigration, type Migration, pendingMigrations, readMigrations } from './migrations';
import { PostgresClient } from './postgres-client';

/** This release's migrations: a build has its own copy, since the sources may be newer. */
export const MIGRATIONS = join(projectRoot, ...(isBundled ? ['build', 'migrations'] : ['prisma', 'migrations']));

/** Prisma's own ledger, so that `prisma migrate status` and `dev` understand a database that we migrated. */
const LEDGER = `
  create table if not exists "_prisma_migrations" (
    id varchar(36) primary key not null,
    checksum varchar(64) not null,
    finished_at timestamptz,
    migration_name varchar(255) not null,
    logs text,
    rolled_back_at timestamptz,
    started_at timestamptz not null default now(),
    applied_steps_count integer not null default 0
  )`;

/**
 * Brings the database up to this release. Several processes may start at once: one migrates, the others wait and
 * find nothing left to do. Each migration is one transaction, so a failed one leaves nothing behind.
 *
 * @param last - the migration to stop after: a backup goes into the tables that it was made of.
 * @param before - what is done first where there is something to migrate: what it throws stops it, with nothing changed.
 * @returns the names of the migrations that it applied.
 * @throws {MigrationConflict} when the database's history is not this release's.
 */
export async function migrate(
  url: string,
  directory: string = MIGRATIONS,
  last?: string,
  before?: (pending: readonly string[]) => Promise<void>,
): Promise<string[]> {
  const migrations = readMigrations(directory).filter(({ name }) => last === undefined || name <= last);
  const { config, schema } = parseConnection(url);
  const client = new PostgresClient(config);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migrate]);
    await client.query(`create schema if not exists ${client.escapeIdentifier(schema)}`);
    await client.query(LEDGER);
    const applied = await readApplied(client);
    const pending = pendingMigrations(migrations, applied);
    if (pending.length > 0 && applied.length > 0) await before?.(pending.map(({ name }) => name));
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** What has been applied, in order. */
export async function readApplied(client: pg.Client): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    `select migration_name as name, checksum from "_prisma_migrations"
     where finished_at is not null and rolled_back_at is null order by migration_name`,
  );
  return rows;
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query(
      `insert into "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       values ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`The migration ${name} failed; nothing of it was kept`, { cause });
  }
}
