import { scopesMayRead } from '../../access/api-scope';
import type { Actor } from '../../access/caller';
import { isAllowed, type Permission } from '../../access/roles';
import type { Reader } from '../../db/client';
import { SharedReads } from '../../kernel/shared-read';
import { roleOfSession } from '../sessions/session.store';
import { scopesOfToken } from './api-token.store';

interface Standing {
  readonly db: Reader;
  readonly actor: Actor;
  readonly now: () => Date;
}

/** Several streams of one session hear the same event: one look is enough for all of them. */
const looks = new SharedReads<boolean>();

/**
 * Whether the caller may still read what this permission opens, for what lasts longer than a request: who signs out,
 * is disabled, or whose token is revoked while they watch, sees nothing more.
 */
export function isStillAllowedTo(standing: Standing, permission: Permission): Promise<boolean> {
  const { db, actor } = standing;
  const who = actor.kind === 'token' ? actor.apiTokenId : actor.sessionId;
  return looks.get(db, `${actor.kind} ${who} ${permission}`, () => lookAtStanding(standing, permission));
}

async function lookAtStanding({ db, actor, now }: Standing, permission: Permission): Promise<boolean> {
  if (actor.kind === 'token') return scopesMayRead(await scopesOfToken(db, actor.apiTokenId, now()), permission);
  const role = await roleOfSession(db, actor.sessionId ?? '', now());
  return role !== null && isAllowed(role, permission);
}
