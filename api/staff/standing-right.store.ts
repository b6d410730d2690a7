import type { Reader } from '../db/client';
import { scopesMayRead } from './api-scope';
import { scopesOfToken } from './api-token.store';
import type { Actor } from './caller';
import { isAllowed, type Permission } from './roles';
import { roleOfSession } from './session.store';

interface Standing {
  readonly db: Reader;
  readonly actor: Actor;
  readonly now: () => Date;
}

/**
 * Whether the caller may still read what this permission opens, for what lasts longer than a request: who signs out,
 * is disabled, or whose token is revoked while they watch, sees nothing more.
 */
export async function isStillAllowedTo({ db, actor, now }: Standing, permission: Permission): Promise<boolean> {
  if (actor.kind === 'token') return scopesMayRead(await scopesOfToken(db, actor.apiTokenId, now()), permission);
  const role = await roleOfSession(db, actor.sessionId ?? '', now());
  return role !== null && isAllowed(role, permission);
}
