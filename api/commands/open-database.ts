import { createDatabase, type Database } from '../db/client';
import { MIGRATIONS, migrate } from '../db/migrate';
import { checkPooler, prepareForPooler } from '../db/pooler';
import { whenReachable } from '../db/when-reachable';
import { listen } from '../http/server/listen';
import { waitingApp } from './waiting';

interface DatabaseSettings {
  /** Of PostgreSQL itself: migrations and live updates go there. */
  readonly databaseUrl: string;
  /** Of a pooler that queries go through; null where they go to PostgreSQL. */
  readonly poolerUrl: string | null;
  readonly isTraced: boolean;
  /** Where the process answers while it waits. */
  readonly port: number;
  readonly hostname: string;
  /** The built client's files. */
  readonly clientDirectory: string;
  /** Whether systemd holds the port and queues connections: then nothing has to be answered meanwhile. */
  readonly hasQueue: boolean;
  readonly tell: (sentence: string) => void;
  /** Done before a database that is there is migrated; what it throws ends the start. */
  readonly beforeMigration?: () => Promise<void>;
}

interface OpenDatabase {
  readonly db: Database;
  /** The migrations that it took to bring it up to date. */
  readonly applied: readonly string[];
}

/** Brings the database up to date and opens it. PostgreSQL, and the pooler where there is one, are waited for. */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const { databaseUrl, poolerUrl, isTraced } = settings;
  const database = { onAway: waitFor('The database', 'DATABASE_URL', settings) };
  const applied = await whenReachable(
    () => migrate(databaseUrl, MIGRATIONS, undefined, settings.beforeMigration),
    database,
  );
  if (poolerUrl === null) return { db: createDatabase(databaseUrl, { isTraced }), applied };
  await whenReachable(() => prepareForPooler(databaseUrl), database);
  await whenReachable(() => checkPooler(poolerUrl, databaseUrl), {
    onAway: waitFor('The pooler', 'DATABASE_POOLER_URL', settings),
  });
  return { db: createDatabase(poolerUrl, { isTraced, isPooled: true }), applied };
}

/** Says once what is away, and answers for as long as it is. @returns what ends the answering. */
function waitFor(
  subject: string,
  setting: string,
  { port, hostname, clientDirectory, hasQueue, tell }: DatabaseSettings,
) {
  return async (error: unknown): Promise<() => Promise<void>> => {
    const reason = error instanceof Error ? error.message : String(error);
    tell(`${subject} does not answer (${reason}): is it running, and is ${setting} right? Trying again …`);
    if (hasQueue) return async () => {};
    const waiting = await listen(waitingApp(`${subject} does not answer.`, clientDirectory).fetch, { port, hostname });
    return () => waiting.close(0);
  };
}
