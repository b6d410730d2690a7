import { z } from 'zod';
import { transaction } from '../../db/transaction';
import type { ChangePasswordInput } from '../../generated/inputs';
import { parseInput } from '../../kernel/parse-input';
import { checkOwnPassword } from '../attempts/own-password.command';
import { typedPasswordRule } from '../login-rule';
import { hashPassword } from '../passwords/password';
import { isCommonPassword, newPasswordRule } from '../passwords/password-rule';
import { InvalidCredentials } from '../refusals';
import { enterSession } from '../second-factor/staff-session.command';
import type { SessionHolder } from '../sessions/guest-session.command';
import { createStaffSession, revokeSessions } from '../sessions/session.store';
import { signedIn } from '../sessions/signed-in';

const changeRule = (login: string) =>
  z
    .strictObject({ currentPassword: typedPasswordRule, newPassword: newPasswordRule })
    .refine(({ currentPassword, newPassword }) => newPassword !== currentPassword, {
      path: ['newPassword'],
      params: { code: 'PASSWORD_UNCHANGED' },
    })
    .refine(({ newPassword }) => !isCommonPassword(newPassword, login), {
      path: ['newPassword'],
      params: { code: 'PASSWORD_TOO_COMMON' },
    });

/**
 * Changes the caller's own password and ends all of their sessions; the present device goes on with a new one, so that
 * nothing is left to a person who had got hold of its cookie.
 *
 * @throws {InvalidCredentials} when the present password is another one; the session has an allowance of such tries.
 * @throws {InvalidInput | TooManyAttempts | Forbidden}
 */
export async function changePassword(holder: SessionHolder, input: ChangePasswordInput): Promise<void> {
  const { actor, channelId } = signedIn(holder);
  const { staffMemberId: id, login, sessionId } = actor;
  const { db, now, userAgent } = holder;
  const { currentPassword, newPassword } = parseInput(changeRule(login), input, ['input']);
  if (!(await checkOwnPassword(holder, currentPassword))) throw new InvalidCredentials();
  const passwordHash = await hashPassword(newPassword);
  const changed = await transaction(db, async (tx) => {
    const member = await tx.staffMember.update({
      where: { id },
      data: { passwordHash, passwordIsGiven: false, version: { increment: 1 } },
    });
    await tx.auditEntry.create({
      data: { channelId, staffMemberId: id, action: 'changePassword', subjectId: id },
    });
    const duties = { mustChangePassword: false, mustSetUpSecondFactor: actor.mustSetUpSecondFactor };
    const start = { channelId, userAgent, now: now(), staffMemberId: id, duties };
    const session = await createStaffSession(tx, { ...start, previousId: sessionId });
    await revokeSessions(tx, { channelId, staffMemberId: id, exceptId: session.id, forgetsDevicesAt: now() });
    return { member, session };
  });
  enterSession(holder, changed.session, changed.member);
}
