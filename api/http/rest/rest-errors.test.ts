import { Hono } from 'hono';
import pino from 'pino';
import { expect, test } from 'vitest';
import type { ServerEnv } from '../request/server-env';
import { answerFailure } from './rest-errors';

async function failing(error: Error) {
  const lines: string[] = [];
  const logger = pino({}, { write: (line) => lines.push(line) });
  const app = new Hono<ServerEnv>();
  app.onError(answerFailure(logger));
  app.get('/', () => {
    throw error;
  });
  return { status: (await app.request('/')).status, lines };
}

test('who goes away while sending leaves no failure of ours in the log; a bug does', async () => {
  const aborted = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  expect(await failing(aborted)).toEqual({ status: 400, lines: [] });
  expect(await failing(new Error('a bug'))).toEqual({
    status: 500,
    lines: [expect.stringContaining('a request failed')],
  });
});
