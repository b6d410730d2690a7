import type { SecondFactorProofInput } from '../../generated/inputs';
import { parseInput } from '../../kernel/parse-input';
import { NotFound } from '../../kernel/refusals';
import { writeAudit } from '../../staff-writes/audit.store';
import { SecondFactorRequired } from '../refusals';
import type { SessionHolder } from '../sessions/guest-session.command';
import { afterProof, factorOwner, ProofRule } from './prove-oneself.command';
import { makeRecoveryCodes } from './recovery-codes';
import { hasSecondFactor, removeSecondFactor, replaceRecoveryCodes } from './second-factor.store';
import { asksForSecondFactor } from './second-factor-rule';

/**
 * New recovery codes in place of all former ones.
 *
 * @returns the codes, which are shown this once.
 * @throws {NotFound} without a second factor. @throws {InvalidCredentials | InvalidCode | InvalidInput | TooManyAttempts | Forbidden}
 */
export async function renewRecoveryCodes(
  holder: SessionHolder,
  input: SecondFactorProofInput,
): Promise<readonly string[]> {
  const proof = parseInput(ProofRule, input, ['input']);
  await requireFactor(holder);
  const made = await makeRecoveryCodes();
  await afterProof(holder, proof, async (tx, { actor, channelId }) => {
    const { staffMemberId } = actor;
    await replaceRecoveryCodes(tx, staffMemberId, made);
    const line = { action: 'renewRecoveryCodes', subjectId: staffMemberId };
    await writeAudit(tx, { actor, channel: { id: channelId } }, line);
  });
  return made.codes;
}

/**
 * From now on the password alone lets in.
 *
 * @throws {SecondFactorRequired} where the shop asks this role for one.
 * @throws {NotFound} without a second factor. @throws {InvalidCredentials | InvalidCode | InvalidInput | TooManyAttempts | Forbidden}
 */
export async function turnOffSecondFactor(holder: SessionHolder, input: SecondFactorProofInput): Promise<void> {
  const proof = parseInput(ProofRule, input, ['input']);
  const { actor: asking } = await requireFactor(holder);
  if (holder.channel && asksForSecondFactor(holder.channel.secondFactorRule, asking.role)) {
    throw new SecondFactorRequired();
  }
  await afterProof(holder, proof, async (tx, { actor, channelId }) => {
    const { staffMemberId } = actor;
    await removeSecondFactor(tx, staffMemberId);
    const line = { action: 'turnOffSecondFactor', subjectId: staffMemberId };
    await writeAudit(tx, { actor, channel: { id: channelId } }, line);
  });
}

async function requireFactor(holder: SessionHolder) {
  const owner = factorOwner(holder);
  if (!(await hasSecondFactor(holder.db, owner.actor.staffMemberId))) throw new NotFound();
  return owner;
}
