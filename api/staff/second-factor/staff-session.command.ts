import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../db/client';
import type { StaffMember } from '../../generated/prisma/client';
import { marksEnd, readMarks, withMark } from '../attempts/known-devices';
import type { SessionHolder } from '../sessions/guest-session.command';
import { createStaffSession, type NewStaffSession } from '../sessions/session.store';
import { hasSecondFactor } from './second-factor.store';
import { asksForSecondFactor } from './second-factor-rule';

/** Who was identified, by whichever means: a password, a link, a provider's account. */
export type IdentifiedStaff = Pick<StaffMember, 'id' | 'channelId' | 'login' | 'name' | 'role'>;

/**
 * Writes the session of someone who was identified, in place of the one that they came with, and the audit line. Where the
 * shop asks for a second factor that they have not got, the session opens nothing until it is set up.
 *
 * @param how - `mustChangePassword`: they came with a password that somebody else gave; `isTwoFactor`: what they came with is a second
 * factor already.
 */
export async function openStaffSession(
  tx: Transaction,
  { actor, channel, userAgent, now }: SessionHolder,
  { id: staffMemberId, channelId, role }: IdentifiedStaff,
  { mustChangePassword = false, isTwoFactor = false } = {},
): Promise<NewStaffSession> {
  const isAsked = asksForSecondFactor(channel?.secondFactorRule ?? 'OFF', role);
  const mustSetUpSecondFactor = isAsked && !isTwoFactor && !(await hasSecondFactor(tx, staffMemberId));
  const session = await createStaffSession(tx, {
    channelId,
    userAgent,
    now: now(),
    staffMemberId,
    previousId: actor.sessionId,
    duties: { mustChangePassword, mustSetUpSecondFactor },
  });
  await tx.auditEntry.create({ data: { channelId, staffMemberId, action: 'signIn', subjectId: staffMemberId } });
  return session;
}

/** Hands the session over once its transaction has committed: the cookie, the mark of a known device, and the rest of the request. */
export function enterSession(
  holder: SessionHolder,
  { id: sessionId, token, expiresAt, duties }: NewStaffSession,
  { id: staffMemberId, login, name, role }: IdentifiedStaff,
): void {
  const { deviceMarks, now } = holder;
  const mark = { staffMemberId, deviceId: randomBytes(16).toString('hex'), markedAt: now() };
  deviceMarks.set(withMark(readMarks(deviceMarks.value, holder, now()), mark, holder), marksEnd(now()));
  holder.sessionCookie.set(token, expiresAt);
  holder.actor = { kind: 'staff', sessionId, staffMemberId, login, name, role, ...duties };
}
