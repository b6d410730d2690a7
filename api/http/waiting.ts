import { Hono } from 'hono';
import { askedLocale } from './asked-locale';
import { unavailable } from './unavailable';

const RETRY_AFTER = { 'retry-after': '5' };

/** Answers while there is no database yet: the process lives, is not ready, and refuses everything cleanly. */
export function waitingApp(): Hono {
  return new Hono()
    .get('/health/live', (c) => c.json({ status: 'ok' }))
    .get('/health/ready', (c) =>
      c.json({ status: 'unavailable', reason: 'The database does not answer.' }, 503, RETRY_AFTER),
    )
    .all('*', (c) => unavailable(c.req.raw, askedLocale(c.req.raw.headers)));
}
