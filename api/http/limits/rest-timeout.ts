import type { MiddlewareHandler } from 'hono';
import { problem } from '../request/problem';
import type { ServerEnv } from '../request/server-env';
import { EXECUTION_TIMEOUT_MS } from './execution-timeout';

const RETRY_AFTER_SECONDS = '5';

/**
 * Ends a REST request as an operation of GraphQL ends: in words, after the same time. What it had asked of the database by
 * then may still be done: who asks again with the same key gets that answer.
 */
export function restTimeout(milliseconds = EXECUTION_TIMEOUT_MS): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const body = c.get('body');
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => {
      // What a slow phone still sends is not our time.
      timer = setTimeout(() => (body.isBeingRead ? undefined : resolve('late')), milliseconds);
    });
    body.onRead = () => timer?.refresh();
    const outcome = await Promise.race([next(), late]);
    body.onRead = () => {};
    clearTimeout(timer);
    if (outcome !== 'late') return undefined;
    const { logger } = c.get('scope').context;
    logger.warn({ method: c.req.method }, 'a request took too long');
    c.header('retry-after', RETRY_AFTER_SECONDS);
    return c.json(problem(c, 'EXECUTION_TIMEOUT'), 503);
  };
}
