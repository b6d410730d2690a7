import { randomBytes } from 'node:crypto';
import type { SessionDuties } from '../../access/caller';
import type { Reader, Transaction } from '../../db/client';
import { sql } from '../../db/sql';
import type { StaffRole } from '../../generated/prisma/client';
import { sha256 } from '../../kernel/sha256';
import { guestSessionEnd, staffSessionEnd } from './session-lifetime';
import { makeSessionToken } from './session-token';

/** A session just made. The token is nowhere else: only its hash is kept. */
export interface NewSession {
  readonly id: string;
  readonly token: string;
  readonly expiresAt: Date;
}

interface SessionStart {
  readonly channelId: string;
  /** As the browser names itself; shown in the list of sessions. */
  readonly userAgent: string | null;
  readonly now: Date;
}

interface StaffSessionStart extends SessionStart {
  readonly staffMemberId: string;
  /** The session that the sign-in was called with. */
  readonly previousId: string | null;
  /** What has to be done before it opens anything; nothing by default. */
  readonly duties?: SessionDuties;
}

const NO_DUTIES: SessionDuties = { mustChangePassword: false, mustSetUpSecondFactor: false };

/** A staff member's session just made. */
export interface NewStaffSession extends NewSession {
  readonly duties: SessionDuties;
}

const USER_AGENT_LENGTH = 250;

async function insertSession(
  db: Reader,
  { channelId, userAgent, now }: SessionStart,
  kind: { kind: 'GUEST' | 'STAFF'; staffMemberId: string | null; expiresAt: Date } & Partial<SessionDuties>,
): Promise<NewSession> {
  const token = makeSessionToken(randomBytes);
  const { id } = await db.session.create({
    data: {
      ...kind,
      channelId,
      tokenHash: sha256(token),
      userAgent: userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
      createdAt: now,
      lastSeenAt: now,
    },
    select: { id: true },
  });
  return { id, token, expiresAt: kind.expiresAt };
}

export function createGuestSession(db: Reader, start: SessionStart): Promise<NewSession> {
  return insertSession(db, start, { kind: 'GUEST', staffMemberId: null, expiresAt: guestSessionEnd(start.now) });
}

/**
 * Makes a staff member's session and ends the one that they came with: a token that someone planted before the sign-in
 * is worth nothing after it. The cart, the orders and the keys of the old session follow.
 */
export async function createStaffSession(
  tx: Transaction,
  { staffMemberId, previousId, duties = NO_DUTIES, ...start }: StaffSessionStart,
): Promise<NewStaffSession> {
  const session = await insertSession(tx, start, {
    kind: 'STAFF',
    staffMemberId,
    ...duties,
    expiresAt: staffSessionEnd(start.now),
  });
  await tx.staffMember.updateMany({ where: { id: staffMemberId }, data: { lastSeenAt: start.now } });
  if (previousId !== null) {
    // An order that is being placed in it is waited for, so that it follows too.
    await sql(tx).query`select 1 from "Session" where "id" = ${previousId}::uuid for update`;
    await sql(tx).execute`
      update "Checkout" set "sessionId" = case when "sessionId" is not null then ${session.id}::uuid end,
        "heldBySessionId" = case when "heldBySessionId" is not null then ${session.id}::uuid end,
        "idempotencyKey" = replace("idempotencyKey", ${previousId}, ${session.id})
      where "sessionId" = ${previousId}::uuid or ("heldUntil" is not null and "heldBySessionId" = ${previousId}::uuid)`;
    await sql(tx).execute`update "Cart" set "sessionId" = ${session.id}::uuid where "sessionId" = ${previousId}::uuid`;
    await tx.session.deleteMany({ where: { id: previousId, channelId: start.channelId } });
  }
  return { ...session, duties };
}

/**
 * The role behind a staff session as it is now, for what lasts longer than a request.
 *
 * @returns null once the session has ended or its staff member was disabled, and while something has to be done before it opens anything.
 */
export async function roleOfSession(db: Reader, sessionId: string, now: Date): Promise<StaffRole | null> {
  const session = await db.session.findFirst({
    where: {
      id: sessionId,
      kind: 'STAFF',
      ...NO_DUTIES,
      expiresAt: { gt: now },
      staffMember: { isActive: true },
    },
    select: { staffMember: { select: { role: true } } },
  });
  return session?.staffMember?.role ?? null;
}

/** Opens the sessions that waited for a second factor, of whom nobody asks for one any more. */
export async function releaseSessions(tx: Transaction, channelId: string, roles: readonly StaffRole[]): Promise<void> {
  await tx.session.updateMany({
    where: { channelId, mustSetUpSecondFactor: true, staffMember: { role: { in: [...roles] } } },
    data: { mustSetUpSecondFactor: false },
  });
}

/** Which sessions to end: one, all of a staff member's, or all of theirs but one. */
interface Revoked {
  readonly channelId: string;
  readonly id?: string;
  readonly staffMemberId?: string;
  readonly exceptId?: string;
  /** Devices that they signed in from are strange from then on. */
  readonly forgetsDevicesAt?: Date;
}

/**
 * Ends sessions at once. Their carts go with them; orders stay. With all of a staff member's, sign-ins that wait for
 * a code end too.
 *
 * @returns how many were ended.
 */
export async function revokeSessions(
  tx: Transaction,
  { channelId, id, staffMemberId, exceptId, forgetsDevicesAt }: Revoked,
): Promise<number> {
  const where = { channelId, staffMemberId, id: { equals: id, not: exceptId } };
  if (id === undefined) await tx.signInTicket.deleteMany({ where: { channelId, staffMemberId } });
  if (forgetsDevicesAt) {
    const data = { devicesForgottenAt: forgetsDevicesAt };
    await tx.staffMember.updateMany({ where: { id: staffMemberId, channelId }, data });
  }
  const { count } = await tx.session.deleteMany({ where });
  return count;
}
