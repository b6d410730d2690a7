import type { MiddlewareHandler } from 'hono';
import { scopeName } from '../../access/api-scope';
import { Forbidden } from '../../kernel/refusals';
import { problem } from './problem';
import type { ServerEnv } from './server-env';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A request that was signed with a bad token is answered as such, never as a stranger's: its program must know. */
export const refusedTokens: MiddlewareHandler<ServerEnv> = async (c, next) => {
  if (!c.get('scope').isTokenRefused) return next();
  c.header('www-authenticate', 'Bearer error="invalid_token"');
  return c.json(problem(c, 'INVALID_TOKEN'), 401);
};

/** All that the other REST paths write is a shopper's: a program needs the scope for it. @throws {Forbidden} */
export const shoppersWrites: MiddlewareHandler<ServerEnv> = async (c, next) => {
  const { actor } = c.get('scope').context;
  const isAllowed = actor.kind !== 'token' || READING.has(c.req.method) || actor.scopes.includes('STOREFRONT');
  if (!isAllowed) throw new Forbidden(scopeName('STOREFRONT'));
  await next();
};
