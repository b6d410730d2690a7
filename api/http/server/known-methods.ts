import type { MiddlewareHandler } from 'hono';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Refuses `TRACE` and all that no client of ours speaks, before a page could be made of it; the rest finds its own 404. */
export const knownMethods: MiddlewareHandler = async (c, next) => {
  if (METHODS.includes(c.req.method)) return next();
  c.header('allow', METHODS.join(', '));
  return c.body(null, 405);
};
