import type { MiddlewareHandler } from 'hono';

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'];

/** Refuses what no route takes, `TRACE` among it, before a page could be made of it. */
export const knownMethods: MiddlewareHandler = async (c, next) => {
  if (METHODS.includes(c.req.method)) return next();
  c.header('allow', METHODS.join(', '));
  return c.body(null, 405);
};
