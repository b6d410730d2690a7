import type { MiddlewareHandler } from 'hono';
import { setAnswerHeader } from './answer-header';
import type { BodyBudget } from './body-budget';
import { RequestBody } from './request-body';
import type { ServerEnv } from './server-env';

/**
 * Gives each request its body. One whose long body nobody has read ends its connection with the answer: else all of it would
 * be received, to be thrown away, before the connection is of use again.
 */
export function requestBodies(budget: BodyBudget): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const body = new RequestBody(c.env.incoming, budget);
    c.set('body', body);
    try {
      await next();
    } finally {
      body.release();
    }
    if (!body.isLongAndUnread) return;
    setAnswerHeader(c, 'connection', 'close');
    body.leave();
  };
}
