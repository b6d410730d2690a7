import { statfs } from 'node:fs/promises';
import { type Context, Hono } from 'hono';
import type { Database } from '../db/client';
import type { Draining } from './draining';

/** Two segments of PostgreSQL's write-ahead log: with less it may stop at any moment. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024;

export interface Health {
  readonly db: Database;
  /** Where the built-in database lies; null when another machine looks after it. */
  readonly databaseDirectory: string | null;
  readonly draining: Draining;
  /** How the parts are used that may be away without a harm to orders; none of it makes a node not ready. */
  readonly report?: (() => Readonly<Record<string, string>>) | undefined;
}

/** `live`: the process answers. `ready`: the database does too and has room, and no end is near, so orders can be taken. */
export function healthRoutes({ db, databaseDirectory, draining, report }: Health): Hono {
  return new Hono()
    .get('/live', (c) => c.json({ status: 'ok' }))
    .get('/ready', async (c) => {
      if (draining.isOn) return notReady(c, 'This process is stopping.');
      try {
        await db.$queryRaw`select 1`;
      } catch {
        return notReady(c, 'The database does not answer.');
      }
      if (databaseDirectory && (await freeBytes(databaseDirectory)) < LEAST_FREE_BYTES) {
        return notReady(c, 'The disk of the database is full.');
      }
      return c.json({ status: 'ok', ...report?.() });
    });
}

function notReady(c: Context, reason: string): Response {
  c.header('retry-after', '5');
  return c.json({ status: 'unavailable', reason }, 503);
}

async function freeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}
