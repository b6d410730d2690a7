import { z } from 'zod';
import type { Transaction } from '../../db/client';
import { transaction } from '../../db/transaction';
import type { SignInInput } from '../../generated/inputs';
import type { Channel, StaffMember } from '../../generated/prisma/client';
import { parseInput } from '../../kernel/parse-input';
import { ShopNotSetUp } from '../../kernel/refusals';
import { allowanceOf, judgeAttempt, strangersAllowance } from '../attempts/judged-attempt.command';
import { loginKey } from '../attempts/sign-in-delay';
import { typedLoginRule, typedPasswordRule } from '../login-rule';
import { verifyPassword } from '../passwords/password';
import { InvalidCredentials } from '../refusals';
import { askForCode } from '../second-factor/complete-sign-in.command';
import { hasSecondFactor } from '../second-factor/second-factor.store';
import { spendingCode } from '../second-factor/spend-code.command';
import { enterSession, openStaffSession } from '../second-factor/staff-session.command';
import { typedCodeRule } from '../second-factor/typed-code';
import type { SessionHolder } from '../sessions/guest-session.command';

const SignInRule = z.strictObject({
  login: typedLoginRule,
  password: typedPasswordRule,
  code: typedCodeRule.nullish().transform((code) => code ?? null),
});

/**
 * Signs a staff member in: a new session in place of the one of the request, its cookie, and the cart that follows.
 *
 * @throws {InvalidCredentials} in the same time and words for a wrong password, an unknown login and a disabled one.
 * @throws {SecondFactorNeeded} when everything is right and a code is asked for that did not come along.
 * @throws {InvalidCode} when it did and is wrong.
 * @throws {TooManyAttempts} after failures of this device, where it is known; else of this login or from this address.
 */
export async function signIn(holder: SessionHolder, input: SignInInput): Promise<void> {
  const { channel, db } = holder;
  if (!channel) throw new ShopNotSetUp();
  const { code, ...typed } = parseInput(SignInRule, input, ['input']);
  const member = await identify(holder, channel, typed);
  const { id: staffMemberId, passwordIsGiven } = member;
  const open = (tx: Transaction) => openStaffSession(tx, holder, member, { mustChangePassword: passwordIsGiven });
  if (!(await hasSecondFactor(db, staffMemberId))) return enterSession(holder, await transaction(db, open), member);
  if (code === null) throw await askForCode(holder, member, passwordIsGiven);
  enterSession(holder, await spendingCode(holder, member, code, open), member);
}

async function identify(
  holder: SessionHolder,
  { id: channelId }: Channel,
  { login, password }: Pick<z.output<typeof SignInRule>, 'login' | 'password'>,
): Promise<StaffMember> {
  const { db, logger } = holder;
  const member = await db.staffMember.findFirst({ where: { channelId, login, isActive: true } });
  const strangers = strangersAllowance(holder.address, loginKey(channelId, login));
  const allowance = allowanceOf(holder, member, 'password', strangers);
  return judgeAttempt(holder, allowance, async () => {
    const isKnown = allowance.address === null;
    if ((await verifyPassword(member?.passwordHash ?? null, password, isKnown)) && member) return member;
    // What was typed as a login may be a password in the wrong field: only who was found is named.
    logger.warn({ staffMemberId: member?.id ?? null }, 'a sign-in failed');
    throw new InvalidCredentials();
  });
}
