import type { MiddlewareHandler } from 'hono';
import { SMALL_BODY_BYTES } from '../request/body-budget';
import { problem } from '../request/problem';
import { BodyTooLarge } from '../request/request-body';
import type { ServerEnv } from '../request/server-env';

const WITH_OWN_LIMIT = /^\/api\/(?:media|menu)(?:\/|$)/;

/**
 * Refuses a body by its announced length, before the shop and the sender are looked up: a client that sends only bodies
 * that are too large then costs no more than any other refusal.
 */
export function announcedBodies(others: readonly { readonly path: string }[]): MiddlewareHandler<ServerEnv> {
  const hasOwnLimit = (path: string) =>
    WITH_OWN_LIMIT.test(path) || others.some((other) => `${path}/`.startsWith(`${other.path}/`));
  return async (c, next) => {
    const announced = Number(c.req.header('content-length') ?? 0);
    if (announced <= SMALL_BODY_BYTES || hasOwnLimit(c.req.path)) return next();
    const { code, values } = new BodyTooLarge();
    return c.json(problem(c, code, values), 413);
  };
}
