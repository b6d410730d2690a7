import type { MiddlewareHandler } from 'hono';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Refuses `TRACE` and other methods that no client uses, before a page is rendered; the rest gets a normal 404. */
export const knownMethods: MiddlewareHandler = async (c, next) => {
  if (METHODS.includes(c.req.method)) return next();
  c.header('allow', METHODS.join(', '));
  return c.body(null, 405);
};
