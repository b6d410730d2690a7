import { Hono } from 'hono';
import { staticFiles } from '../http/pages/static-files';
import { askedLocale } from '../http/request/asked-locale';
import { identified } from '../http/request/identified';
import type { ServerEnv } from '../http/request/server-env';
import { unavailable } from '../http/request/unavailable';

const RETRY_AFTER = { 'retry-after': '5' };

/**
 * Answers while there is no database yet: the process lives, is not ready, and refuses everything cleanly.
 *
 * @param reason - a sentence for a reader who asks whether it is ready.
 * @param clientDirectory - the built client, with the script of the page that is shown meanwhile.
 */
export function waitingApp(reason: string, clientDirectory: string): Hono<ServerEnv> {
  return new Hono<ServerEnv>()
    .use(identified)
    .get('/health/live', (c) => c.json({ status: 'ok' }))
    .get('/health/ready', (c) => c.json({ status: 'unavailable', reason }, 503, RETRY_AFTER))
    .get('/offline.js', staticFiles(clientDirectory))
    .all('*', (c) => unavailable(c, askedLocale(c.req.raw.headers)));
}
