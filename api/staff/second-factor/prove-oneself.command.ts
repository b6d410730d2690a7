import { z } from 'zod';
import type { StaffActor } from '../../access/caller';
import type { Transaction } from '../../db/client';
import { transaction } from '../../db/transaction';
import { Forbidden } from '../../kernel/refusals';
import { checkOwnPassword } from '../attempts/own-password.command';
import { typedPasswordRule } from '../login-rule';
import { SignInTooOld } from '../refusals';
import type { SessionHolder } from '../sessions/guest-session.command';
import { freshSignInSince } from '../sessions/session-lifetime';
import { signedIn } from '../sessions/signed-in';
import { hasSecondFactor } from './second-factor.store';
import { spendingCode } from './spend-code.command';
import { typedCodeRule } from './typed-code';

/** Each is asked for where the staff member has it. */
export const ProofRule = z.strictObject({
  password: typedPasswordRule.nullish().transform((typed) => typed ?? ''),
  code: typedCodeRule.nullish().transform((typed) => typed ?? ''),
});
export type Proof = z.output<typeof ProofRule>;

/** Who is about to change their second factor. */
export interface FactorOwner {
  readonly actor: StaffActor;
  readonly channelId: string;
}

/** @throws {Forbidden} when nobody is signed in, or only as far as the choice of a password of their own. */
export function factorOwner(holder: SessionHolder): FactorOwner {
  const owner = signedIn(holder);
  if (owner.actor.mustChangePassword) throw new Forbidden();
  return owner;
}

/**
 * Does something to one's ways in that a finder of an open screen must not: it takes the password and, where there is a second
 * factor already, a code of it. Who can show neither, or is held back until they set a second factor up, has to have signed in within
 * ten minutes.
 *
 * @throws {InvalidCredentials | InvalidCode | SignInTooOld | TooManyAttempts | Forbidden}
 */
export async function afterProof<Result>(
  holder: SessionHolder,
  { password, code }: Proof,
  work: (tx: Transaction, owner: FactorOwner) => Promise<Result>,
): Promise<Result> {
  const owner = factorOwner(holder);
  const { actor, channelId } = owner;
  const { staffMemberId } = actor;
  const hasShownPassword = !actor.mustSetUpSecondFactor && (await checkOwnPassword(holder, password));
  if (await hasSecondFactor(holder.db, staffMemberId)) {
    return spendingCode(holder, { id: staffMemberId, channelId, devicesForgottenAt: null }, code, (tx) =>
      work(tx, owner),
    );
  }
  if (!hasShownPassword) await requireFreshSignIn(holder, actor);
  return transaction(holder.db, (tx) => work(tx, owner));
}

async function requireFreshSignIn({ db, now }: SessionHolder, { sessionId: id }: StaffActor): Promise<void> {
  const where = { id, createdAt: { gte: freshSignInSince(now()) } };
  if ((await db.session.count({ where })) === 0) throw new SignInTooOld();
}
