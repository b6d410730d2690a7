import { Hono } from 'hono';
import type { Level } from 'pino';
import { expect, test } from 'vitest';
import { createLogger } from '../../telemetry/logger';
import { logged } from './logged';
import type { ServerEnv } from './server-env';

async function linesOf(level: Level, slowMs?: number): Promise<unknown[]> {
  const lines: unknown[] = [];
  const logger = createLogger(level, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const app = new Hono<ServerEnv>()
    .use((c, next) => {
      c.set('requestId', 'request-1');
      return next();
    })
    .use(logged(logger, slowMs))
    .get('/orders/:token', (c) => c.text('an order', 404));
  await app.request('/orders/somebodys-token?phone=somebodys');
  return lines;
}

const LINE = { requestId: 'request-1', method: 'GET', route: '/orders/:token', status: 404 };

test('a request that took long leaves a line by its route, and nothing of its address', async () => {
  const lines = await linesOf('info', 0);
  expect(lines).toMatchObject([{ ...LINE, level: 'warn', msg: 'a request was slow', durationMs: expect.any(Number) }]);
  expect(JSON.stringify(lines)).not.toContain('somebodys');
});

test('a quick request is logged at debug level only', async () => {
  expect(await linesOf('info')).toEqual([]);
  expect(await linesOf('debug')).toMatchObject([{ ...LINE, level: 'debug', msg: 'a request' }]);
});
