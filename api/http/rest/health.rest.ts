import { Hono } from 'hono';
import type { Database } from '../../db/client';
import { sql } from '../../db/sql';
import { COMMIT, VERSION } from '../../kernel/version';
import { readDisk } from '../../telemetry/disk';
import { proxyState } from '../request/arrived';
import type { Draining } from '../request/draining';
import type { PublicAddress } from '../request/public-request';
import type { ServerEnv } from '../request/server-env';

/** Two segments of PostgreSQL's write-ahead log: with less it may stop at any moment. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024;

export interface Health {
  readonly db: Database;
  readonly address: PublicAddress;
  /** The folder of the embedded database; null when the database is elsewhere. */
  readonly databaseDirectory: string | null;
  readonly draining: Draining;
  /** How the parts are used that may be away without a harm to orders; none of it makes a node not ready. */
  readonly report?: (() => Readonly<Record<string, string>>) | undefined;
}

/**
 * Bare: which version answers. `live`: the process does. `ready`: the database does too and has room, and no end is near, so
 * orders can be taken; else it names each part that fails.
 * `address`: for `npm run preflight`, which origin the server takes itself for, and what it makes of a proxy's headers.
 */
export function healthRoutes({ db, address, databaseDirectory, draining, report }: Health): Hono<ServerEnv> {
  return new Hono<ServerEnv>()
    .get('/', (c) => c.json({ status: 'ok', version: VERSION, commit: COMMIT }))
    .get('/live', (c) => c.json({ status: 'ok' }))
    .get('/address', (c) => {
      const { publicUrl } = address;
      const proxy = proxyState(c.req.raw.headers, address);
      return c.json({ address: publicUrl ?? c.get('arrival').asked.origin, proxy });
    })
    .get('/ready', async (c) => {
      const parts = {
        process: part(!draining.isOn, 'This process is stopping.'),
        database: part(await answers(db), 'The database does not answer.'),
        ...(databaseDirectory && { disk: part(await hasRoom(databaseDirectory), 'The disk of the database is full.') }),
      };
      const failing = Object.values(parts).find(({ status }) => status === 'failing');
      if (!failing) return c.json({ status: 'ok', parts, ...report?.() });
      c.header('retry-after', '5');
      return c.json({ status: 'unavailable', reason: failing.reason, parts }, 503);
    });
}

/** The public state of a part: whether it works, and one sentence of ours without error details. */
type Part =
  | { readonly status: 'ok'; readonly reason?: never }
  | { readonly status: 'failing'; readonly reason: string };

function part(works: boolean, reason: string): Part {
  return works ? { status: 'ok' } : { status: 'failing', reason };
}

async function answers(db: Database): Promise<boolean> {
  return sql(db).query`select 1`.then(
    () => true,
    () => false,
  );
}

async function hasRoom(directory: string): Promise<boolean> {
  return (await readDisk(directory)).free >= LEAST_FREE_BYTES;
}
