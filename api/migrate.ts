import { runCommand } from './command-line';
import { migrate } from './db/migrate';
import { whenReachable } from './db/when-reachable';

/** `npm run migrate`: brings the database up to date without starting a server, which does the same at its start. */
runCommand(
  async ({ databaseUrl }) => {
    const applied = await whenReachable(() => migrate(databaseUrl), {
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
