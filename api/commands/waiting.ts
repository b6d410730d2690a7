import { Hono } from 'hono';
import { askedLocale } from '../http/request/asked-locale';
import { identified } from '../http/request/identified';
import type { ServerEnv } from '../http/request/server-env';
import { unavailable } from '../http/request/unavailable';

const RETRY_AFTER = { 'retry-after': '5' };

/**
 * Answers while there is no database yet: the process lives, is not ready, and refuses everything cleanly.
 *
 * @param reason - a sentence for whoever asks whether it is ready.
 */
export function waitingApp(reason: string): Hono<ServerEnv> {
  return new Hono<ServerEnv>()
    .use(identified)
    .get('/health/live', (c) => c.json({ status: 'ok' }))
    .get('/health/ready', (c) => c.json({ status: 'unavailable', reason }, 503, RETRY_AFTER))
    .all('*', (c) => unavailable(c, askedLocale(c.req.raw.headers)));
}
