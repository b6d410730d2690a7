import { statfs } from 'node:fs/promises';
import { type Context, Hono } from 'hono';
import type { Database } from '../db/client';
import { proxyState } from './arrived';
import type { Draining } from './draining';
import type { PublicAddress } from './public-request';
import type { ServerEnv } from './server-env';

/** Two segments of PostgreSQL's write-ahead log: with less it may stop at any moment. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024;

export interface Health {
  readonly db: Database;
  readonly address: PublicAddress;
  /** Where the built-in database lies; null when another machine looks after it. */
  readonly databaseDirectory: string | null;
  readonly draining: Draining;
  /** How the parts are used that may be away without a harm to orders; none of it makes a node not ready. */
  readonly report?: (() => Readonly<Record<string, string>>) | undefined;
}

/**
 * `live`: the process answers. `ready`: the database does too and has room, and no end is near, so orders can be taken.
 * `address`: for `npm run preflight`, which origin the server takes itself for, and what it makes of a proxy's headers.
 */
export function healthRoutes({ db, address, databaseDirectory, draining, report }: Health): Hono<ServerEnv> {
  return new Hono<ServerEnv>()
    .get('/live', (c) => c.json({ status: 'ok' }))
    .get('/address', (c) => {
      const { publicUrl } = address;
      const proxy = proxyState(c.req.raw.headers, address);
      return c.json({ address: publicUrl ?? c.get('arrival').asked.origin, proxy });
    })
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
