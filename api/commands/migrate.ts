import { backUpBeforeMigration } from '../backup/run-backup.command';
import { MIGRATIONS, migrate } from '../db/migrate';
import { whenReachable } from '../db/when-reachable';
import { runCommand } from './command-line';

/** `npm run migrate`: brings the database up to date without starting a server, which does the same at its start. */
runCommand(
  async ({ databaseUrl, settings }) => {
    const before = async () => {
      if (!settings.backupBeforeMigration) return;
      const { name } = await backUpBeforeMigration({ databaseUrl, settings, now: () => new Date() });
      console.log(`The database is backed up before its migration: ${name}`);
    };
    const applied = await whenReachable(() => migrate(databaseUrl, MIGRATIONS, undefined, before), {
      onAway: async (error) => {
        console.error(
          `The database does not answer (${error instanceof Error ? error.message : error}). Trying again …`,
        );
        return async () => {};
      },
    });
    return applied.length > 0
      ? `The database was brought up to date: ${applied.join(', ')}`
      : 'The database is up to date.';
  },
  { needsShop: false, otherRelease: 'expected' },
);
