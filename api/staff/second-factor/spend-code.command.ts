import type { Transaction } from '../../db/client';
import { transaction } from '../../db/transaction';
import type { StaffMember } from '../../generated/prisma/client';
import { SecretUnreadable, secretBoxOf } from '../../kernel/secrets';
import { allowanceOf, judgeAttempt } from '../attempts/judged-attempt.command';
import { addressKey, codeKey } from '../attempts/sign-in-delay';
import { InvalidCode } from '../refusals';
import type { SessionHolder } from '../sessions/guest-session.command';
import { hashRecoveryCode } from './recovery-codes';
import { spendRecoveryCode, spendStep } from './second-factor.store';
import { stepOfCode } from './totp';
import { readCode } from './typed-code';

/** Whose code it is. */
type CodeOwner = Pick<StaffMember, 'id' | 'channelId' | 'devicesForgottenAt'>;

/** Takes what was recognised; false when somebody was faster with it. */
type Spend = (tx: Transaction) => Promise<boolean>;

/**
 * Does something that takes a code of the second factor, of the app or a recovery code, in one transaction with taking
 * it: a code counts once. Guesses are counted before they are looked at, and make wait like those at passwords.
 *
 * @throws {InvalidCode} for one that is wrong, used or of no kind at all; nothing is written then.
 * @throws {TooManyAttempts}
 */
export async function spendingCode<Result>(
  holder: SessionHolder,
  owner: CodeOwner,
  typed: string,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const { db, logger } = holder;
  const staffMemberId = owner.id;
  // A person who types one has had the password: all strangers share one count, of wherever they are.
  const strangers = { own: codeKey(staffMemberId), address: addressKey(holder.address) };
  return judgeAttempt(holder, allowanceOf(holder, owner, 'code', strangers), async () => {
    const spend = await recognise(holder, owner, typed);
    return transaction(db, async (tx) => {
      if (!(await spend?.(tx))) {
        logger.warn({ staffMemberId }, 'a code of a second factor was refused');
        throw new InvalidCode();
      }
      return work(tx);
    });
  });
}

async function recognise(
  holder: SessionHolder,
  { id: staffMemberId, channelId }: CodeOwner,
  typed: string,
): Promise<Spend | null> {
  const { db, now } = holder;
  const code = readCode(typed);
  if (!code) return null;
  const factor = await db.secondFactor.findUnique({ where: { staffMemberId } });
  if (!factor?.secretCipher) return null;
  if (code.kind === 'app') {
    const secret = opened(holder, staffMemberId, factor.secretCipher);
    const step = secret && stepOfCode(secret, code.digits, now());
    return step ? (tx) => spendStep(tx, staffMemberId, step) : null;
  }
  if (!factor.recoverySalt) return null;
  const codeHash = await hashRecoveryCode(code.letters, factor.recoverySalt);
  return async (tx) => {
    const isSpent = await spendRecoveryCode(tx, staffMemberId, codeHash, now());
    if (isSpent) {
      await tx.auditEntry.create({
        data: { channelId, staffMemberId, action: 'useRecoveryCode', subjectId: staffMemberId },
      });
    }
    return isSpent;
  };
}

/** Null when the key is another one: recovery codes hang on no key, and let in then. */
function opened(holder: SessionHolder, staffMemberId: string, cipher: Uint8Array): string | null {
  try {
    return secretBoxOf(holder).open(cipher, 'staff-second-factor');
  } catch (error) {
    if (!(error instanceof SecretUnreadable)) throw error;
    holder.logger.warn({ staffMemberId }, 'the secret of a second factor was encrypted with another key');
    return null;
  }
}
