import { Hono } from 'hono';
import type { Database } from '../db/client';

/** `live`: the process answers. `ready`: the database does too, so orders can be taken. */
export function healthRoutes(db: Database): Hono {
  return new Hono()
    .get('/live', (c) => c.json({ status: 'ok' }))
    .get('/ready', async (c) => {
      try {
        await db.$queryRaw`select 1`;
        return c.json({ status: 'ok' });
      } catch {
        c.header('retry-after', '5');
        return c.json({ status: 'unavailable', reason: 'The database does not answer.' }, 503);
      }
    });
}
