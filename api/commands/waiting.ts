import { Hono } from 'hono';
import { askedLocale } from '../http/request/asked-locale';
import { unavailable } from '../http/request/unavailable';

const RETRY_AFTER = { 'retry-after': '5' };

/**
 * Answers while there is no database yet: the process lives, is not ready, and refuses everything cleanly.
 *
 * @param reason - a sentence for whoever asks whether it is ready.
 */
export function waitingApp(reason: string): Hono {
  return new Hono()
    .get('/health/live', (c) => c.json({ status: 'ok' }))
    .get('/health/ready', (c) => c.json({ status: 'unavailable', reason }, 503, RETRY_AFTER))
    .all('*', (c) => unavailable(c.req.raw, askedLocale(c.req.raw.headers)));
}
