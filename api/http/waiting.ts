import { Hono } from 'hono';
import { askedLocale } from './asked-locale';
import { problem } from './problem';

const RETRY_AFTER = { 'retry-after': '5' };

/** Answers while there is no database yet: the process lives, is not ready, and refuses everything cleanly. */
export function waitingApp(): Hono {
  return new Hono()
    .get('/health/live', (c) => c.json({ status: 'ok' }))
    .get('/health/ready', (c) =>
      c.json({ status: 'unavailable', reason: 'The database does not answer.' }, 503, RETRY_AFTER),
    )
    .all('*', (c) => c.json(problem(askedLocale(c.req.raw.headers), 'UNAVAILABLE'), 503, RETRY_AFTER));
}
