import type { MiddlewareHandler } from 'hono';
import type { ServerEnv } from '../request/server-env';
import { CALL, type WorkBudget } from './work-budget';

/**
 * Refuses at once what would otherwise pile up until it times out: before the database, or anything else, is asked.
 * `Retry-After` says when to come back. What was work holds its part until it is sent; a live stream until it has begun.
 *
 * @throws {TooManyRequests | Busy}
 */
export function admission(budget: WorkBudget): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const work = budget.begin(c.get('arrival').address);
    c.set('work', work);
    c.env.outgoing.once('close', work.end);
    await next();
    if (!work.hasRun() || c.res.headers.get('content-type')?.startsWith('text/event-stream')) work.end();
  };
}

/** Waits for its turn, as every other call. */
export const restInTurn: MiddlewareHandler<ServerEnv> = (c, next) => c.get('work').inTurn(CALL, next);
