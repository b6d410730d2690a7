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
    const pending = pendingMigrations(readMigrations(directory), await readApplied(client)).map(({ name }) => name);
    if (pending.length === 0) return null;
    return `The database is an older release's than what is built here, which would migrate it: ${pending.join(', ')}. Start Carte for that.`;
  } catch (error) {
    if (error instanceof MigrationConflict) return error.message;
    throw error;
  } finally {
    await client.end();
  }
}
