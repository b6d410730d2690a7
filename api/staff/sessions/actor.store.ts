import type { Actor } from '../../access/caller';
import type { Database } from '../../db/client';
import { sql } from '../../db/sql';
import type { SessionKind, StaffRole } from '../../generated/prisma/client';
import { guestSessionEnd, idleStaffSince, touchedSince } from './session-lifetime';
import { hashSessionToken } from './session-token';

interface FoundSession {
  readonly id: string;
  readonly kind: SessionKind;
  readonly staffMemberId: string | null;
  readonly login: string | null;
  readonly name: string | null;
  readonly role: StaffRole | null;
  readonly mustChangePassword: boolean;
  readonly mustSetUpSecondFactor: boolean;
}

const STRANGER: Actor = { kind: 'visitor', sessionId: null };

/**
 * Who a request's cookie stands for, by one statement, which also notes the visit (at most once a minute) and moves
 * a guest's end. An unknown, ended or disabled one is a visitor without a session: no call fails for an old cookie.
 */
export async function actorOfToken(db: Database, channelId: string, token: string, now: Date): Promise<Actor> {
  const tokenHash = hashSessionToken(token);
  if (!tokenHash) return STRANGER;
  const [session] = await sql(db).query<FoundSession[]>`
    with found as (
      select s."id", s."kind", s."lastSeenAt", s."staffMemberId", s."mustChangePassword",
        s."mustSetUpSecondFactor",
        m."login", m."name", m."role"
      from "Session" s left join "StaffMember" m on m."id" = s."staffMemberId"
      where s."tokenHash" = ${tokenHash} and s."channelId" = ${channelId}::uuid and s."expiresAt" > ${now}
        and (s."kind" = 'GUEST' or (m."isActive" and s."lastSeenAt" > ${idleStaffSince(now)}))
    ), seen as (
      update "Session" s set
        "lastSeenAt" = ${now},
        "expiresAt" = case s."kind" when 'GUEST' then ${guestSessionEnd(now)} else s."expiresAt" end
      from found where s."id" = found."id" and found."lastSeenAt" < ${touchedSince(now)}
    ), member_seen as (
      update "StaffMember" m set "lastSeenAt" = ${now}
      from found where m."id" = found."staffMemberId" and found."lastSeenAt" < ${touchedSince(now)}
    )
    select "id", "kind", "staffMemberId", "login", "name", "role", "mustChangePassword", "mustSetUpSecondFactor" from found`;
  return session ? toActor(session) : STRANGER;
}

function toActor({ id: sessionId, kind, staffMemberId, login, name, role, ...duties }: FoundSession): Actor {
  if (kind === 'STAFF' && staffMemberId && login && name && role) {
    const { mustChangePassword, mustSetUpSecondFactor } = duties;
    return { kind: 'staff', sessionId, staffMemberId, login, name, role, mustChangePassword, mustSetUpSecondFactor };
  }
  return { kind: 'visitor', sessionId };
}
