import type { Transaction } from '../db/client';
import type { StaffMember } from '../generated/prisma/client';
import type { SessionHolder } from './guest-session.command';
import { createStaffSession, type NewSession } from './session.store';

/** Who was identified, by whichever means: a password, a link, a provider's account. */
export type IdentifiedStaff = Pick<StaffMember, 'id' | 'channelId' | 'login' | 'name' | 'role'>;

/**
 * Writes the session of someone who was identified, in place of the one that they came with, and the audit line.
 *
 * @param mustChangePassword - they came with a password that somebody else gave.
 */
export async function openStaffSession(
  tx: Transaction,
  { actor, userAgent, now }: SessionHolder,
  { id: staffMemberId, channelId }: IdentifiedStaff,
  mustChangePassword = false,
): Promise<NewSession> {
  const previousId = actor.sessionId;
  const start = { channelId, userAgent, now: now(), staffMemberId, previousId, mustChangePassword };
  const session = await createStaffSession(tx, start);
  await tx.auditEntry.create({ data: { channelId, staffMemberId, action: 'signIn', subjectId: staffMemberId } });
  return session;
}

/** Hands the session over once its transaction has committed: the cookie, and the rest of the request. */
export function enterSession(
  holder: SessionHolder,
  { id: sessionId, token, expiresAt }: NewSession,
  { id: staffMemberId, login, name, role }: IdentifiedStaff,
  mustChangePassword = false,
): void {
  holder.sessionCookie.set(token, expiresAt);
  holder.actor = { kind: 'staff', sessionId, staffMemberId, login, name, role, mustChangePassword };
}
