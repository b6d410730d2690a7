import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/client';
import { transaction } from '../../db/transaction';
import { codeKey, loginKey } from '../attempts/sign-in-delay';
import { forgetFailures, forgetFailuresAtLogin } from '../attempts/sign-in-failure.store';
import { removePasskeys } from '../passkeys/passkey.store';
import { hashPassword } from '../passwords/password';
import { removeSecondFactor } from '../second-factor/second-factor.store';
import { revokeSessions } from '../sessions/session.store';

/** 18 bytes are 24 characters, of which none has to be remembered: it is changed after signing in. */
const PASSWORD_BYTES = 18;

/** What the operator reads. */
export interface RecoveredAccess {
  /** Kept nowhere else. */
  readonly password: string;
  /** It is gone. */
  readonly hadSecondFactor: boolean;
  /** How many there were; they are gone. */
  readonly passkeys: number;
}

/**
 * Gives a staff member a new password, takes their second factor and passkeys away, lets a disabled one in again, and ends all of their sessions. For the operator,
 * who holds the server itself: it asks for no right.
 *
 * @param login - in any case of letters.
 * @returns null when nobody has the login.
 */
export async function recoverAccess(db: Database, channelId: string, login: string): Promise<RecoveredAccess | null> {
  const where = { channelId, login: login.toLowerCase() };
  const member = await db.staffMember.findFirst({ where, select: { id: true, login: true } });
  if (!member) return null;
  const { id } = member;
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  const passwordHash = await hashPassword(password);
  const removed = await transaction(db, async (tx) => {
    await tx.staffMember.update({
      where: { id },
      data: { passwordHash, passwordIsGiven: true, isActive: true, version: { increment: 1 } },
    });
    await tx.auditEntry.create({ data: { channelId, staffMemberId: id, action: 'recoverAccess', subjectId: id } });
    await revokeSessions(tx, { channelId, staffMemberId: id });
    return { passkeys: await removePasskeys(tx, id), hadSecondFactor: await removeSecondFactor(tx, id) };
  });
  await forgetFailures(db, codeKey(id));
  await forgetFailuresAtLogin(db, loginKey(channelId, member.login));
  return { password, ...removed };
}
