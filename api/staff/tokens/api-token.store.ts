import type { TokenActor } from '../../access/caller';
import type { Database, Reader } from '../../db/client';
import { sql } from '../../db/sql';
import type { ApiScope } from '../../generated/prisma/client';
import { touchedSince } from '../sessions/session-lifetime';
import { hashApiToken } from './api-token';

interface FoundToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly isTest: boolean;
}

/**
 * The program that a token stands for, by one statement, which also notes the use (at most once a minute).
 *
 * @returns null for a token that is unknown, another shop's, revoked or has ended.
 */
export async function actorOfApiToken(
  db: Database,
  channelId: string,
  token: string,
  now: Date,
): Promise<TokenActor | null> {
  const tokenHash = hashApiToken(token);
  if (!tokenHash) return null;
  const [found] = await sql(db).query<FoundToken[]>`
    with found as (
      select "id", "name", "scopes"::text[], "isTest", "lastUsedAt" from "ApiToken"
      where "tokenHash" = ${tokenHash} and "channelId" = ${channelId}::uuid
        and "revokedAt" is null and ("expiresAt" is null or "expiresAt" > ${now})
    ), used as (
      update "ApiToken" t set "lastUsedAt" = ${now}
      from found where t."id" = found."id"
        and (found."lastUsedAt" is null or found."lastUsedAt" < ${touchedSince(now)})
    )
    select "id", "name", "scopes", "isTest" from found`;
  if (!found) return null;
  const { id: apiTokenId, name, scopes, isTest } = found;
  return { kind: 'token', sessionId: null, apiTokenId, name, scopes, isTest };
}

/** The scopes behind a token as it is now, for what lasts longer than a request; none once it has ended. */
export async function scopesOfToken(db: Reader, id: string, now: Date): Promise<readonly ApiScope[]> {
  const token = await db.apiToken.findFirst({
    where: { id, revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] },
    select: { scopes: true },
  });
  return token?.scopes ?? [];
}
