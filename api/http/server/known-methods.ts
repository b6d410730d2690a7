import type { MiddlewareHandler } from 'hono';
import { problem } from '../request/problem';
import type { ServerEnv } from '../request/server-env';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Refuses `TRACE` and other methods that no client uses, before a page is rendered; the rest gets a normal 404. */
export const knownMethods: MiddlewareHandler<ServerEnv> = async (c, next) => {
  if (METHODS.includes(c.req.method)) return next();
  const methods = METHODS.join(', ');
  c.header('allow', methods);
  return c.json(problem(c, 'METHOD_NOT_ALLOWED', { methods }), 405);
};
