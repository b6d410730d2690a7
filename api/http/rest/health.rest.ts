import { z } from 'zod';
import type { Database } from '../../db/client';
import { sql } from '../../db/sql';
import { COMMIT, VERSION } from '../../kernel/version';
import { readDisk } from '../../telemetry/disk';
import { json } from '../openapi/content';
import { proxyState } from '../request/arrived';
import { type Health, type RestRoute, route } from './route';

/** Two segments of PostgreSQL's write-ahead log: with less it may stop at any moment. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024;

const Parts = z
  .record(z.string(), z.looseObject({ status: z.enum(['ok', 'failing']), reason: z.string().optional() }))
  .meta({
    id: 'HealthParts',
    description: 'Each part by its name: `process`, `database` and, of the built-in database, `disk`.',
  });
const Healthy = z.looseObject({ status: z.literal('ok'), parts: Parts.optional() }).meta({ id: 'Healthy' });
const Unhealthy = z
  .looseObject({ status: z.literal('unavailable'), reason: z.string(), parts: Parts.optional() })
  .meta({ id: 'Unhealthy' });
const Version = z.looseObject({ status: z.literal('ok'), version: z.string(), commit: z.string().nullable() });
const Address = z
  .looseObject({ address: z.string(), proxy: z.enum(['trusted', 'ignored', 'missing', 'none']) })
  .meta({ id: 'Address' });

export const healthPaths: readonly RestRoute[] = [
  route({
    method: 'get',
    path: '/health',
    operationId: 'readVersion',
    summary: 'Which version answers.',
    description: 'Its number, and the commit that it was built from.',
    answers: { 200: json(Version) },
    handler: () => ({ status: 'ok', version: VERSION, commit: COMMIT }),
  }),
  route({
    method: 'get',
    path: '/health/live',
    operationId: 'isLive',
    summary: 'The process answers.',
    description: 'Restart the process when it does not answer. It asks no other part.',
    answers: { 200: json(Healthy) },
    handler: () => ({ status: 'ok' }),
  }),
  route({
    method: 'get',
    path: '/health/address',
    operationId: 'readAddress',
    summary: 'Which origin the server takes itself for, and how the proxy’s headers and `TRUST_PROXY` go together.',
    description:
      'For who installs the server: whether links will be right behind the proxy. `npm run preflight` reads it.',
    answers: { 200: json(Address) },
    handler: ({ c, parts: { health } }) => ({
      address: health.address.publicUrl ?? c.get('arrival').asked.origin,
      proxy: proxyState(c.req.raw.headers, health.address),
    }),
  }),
  route({
    method: 'get',
    path: '/health/ready',
    operationId: 'isReady',
    summary: 'Orders can be taken: the database answers and has room, and the process is not stopping.',
    description: 'Send visitors elsewhere while it answers 503.',
    answers: { 200: json(Healthy), 503: json(Unhealthy) },
    handler: async ({ c, parts: { health } }) => {
      const parts = await checkParts(health);
      const failing = Object.values(parts).find(({ status }) => status === 'failing');
      if (!failing) return { status: 'ok', parts, ...health.report?.() };
      c.header('retry-after', '5');
      return c.json({ status: 'unavailable', reason: failing.reason, parts }, 503);
    },
  }),
];

async function checkParts({ db, databaseDirectory, draining }: Health) {
  return {
    process: part(!draining.isOn, 'This process is stopping.'),
    database: part(await answers(db), 'The database does not answer.'),
    ...(databaseDirectory && { disk: part(await hasRoom(databaseDirectory), 'The disk of the database is full.') }),
  };
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
