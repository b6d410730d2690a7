import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { setAnswerHeader } from './answer-header';
import type { ServerEnv } from './server-env';

/** Names the request in the answer and in the log, so that a person's report leads to its line. */
export const identified: MiddlewareHandler<ServerEnv> = async (c, next) => {
  const requestId = randomUUID();
  c.set('requestId', requestId);
  await next();
  setAnswerHeader(c, 'x-request-id', requestId);
};
