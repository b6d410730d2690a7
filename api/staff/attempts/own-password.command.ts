import { verifyPassword } from '../passwords/password';
import { InvalidCredentials } from '../refusals';
import type { SessionHolder } from '../sessions/guest-session.command';
import { signedIn } from '../sessions/signed-in';
import { judgeAttempt } from './judged-attempt.command';
import { ownKey } from './sign-in-delay';

/**
 * Compares a password with that of the signed-in person. Tries are counted by the session: strangers who guess at the same login
 * keep nobody from changing their own password.
 *
 * @returns false for who has none, since they sign in by other means: nothing was checked then.
 * @throws {InvalidCredentials | TooManyAttempts | Forbidden}
 */
export async function checkOwnPassword(holder: SessionHolder, password: string): Promise<boolean> {
  const { actor, channelId } = signedIn(holder);
  const { staffMemberId: id, sessionId } = actor;
  const where = { id, channelId };
  const { passwordHash } = await holder.db.staffMember.findFirstOrThrow({ where, select: { passwordHash: true } });
  if (passwordHash === null) return false;
  const allowance = { own: ownKey('password', 'session', sessionId), address: null };
  await judgeAttempt(holder, allowance, async () => {
    if (!(await verifyPassword(passwordHash, password, true))) throw new InvalidCredentials();
  });
  return true;
}
