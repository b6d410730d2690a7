import type pg from 'pg';
import { parseConnection } from './connection';
import { MIGRATIONS, readApplied } from './migrate';
import { MigrationConflict, pendingMigrations, readMigrations } from './migrations';
import { PostgresClient } from './postgres-client';

/**
 * Whether the database is another release's than this program. It only reads.
 *
 * @returns a sentence; null where they fit, and where no release has been yet.
 */
export async function versionDifference(url: string, directory: string = MIGRATIONS): Promise<string | null> {
  const { config } = parseConnection(url);
  const client = new PostgresClient(config);
  await client.connect();
  try {
    const { rows } = await client.query<{ isMigrated: boolean }>(
      `select to_regclass('"_prisma_migrations"') is not null as "isMigrated"`,
    );
    if (!rows[0]?.isMigrated) return null;
    const { pending, conflict } = await compareMigrations(client, directory);
    if (pending.length === 0) return conflict;
    return `The database is an older release's than what is built here, which would migrate it: ${pending.join(', ')}. Start Carte for that.`;
  } finally {
    await client.end();
  }
}

/** What a start would do to the tables. `conflict`: why it would refuse, as they are another release's. */
export interface MigrationsCompared {
  readonly pending: readonly string[];
  readonly conflict: string | null;
}

export async function compareMigrations(client: pg.Client, directory: string): Promise<MigrationsCompared> {
  try {
    const pending = pendingMigrations(readMigrations(directory), await readApplied(client));
    return { pending: pending.map(({ name }) => name), conflict: null };
  } catch (error) {
    if (error instanceof MigrationConflict) return { pending: [], conflict: error.message };
    throw error;
  }
}
