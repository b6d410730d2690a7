import type { Reader, Transaction } from '../../db/client';
import { resealed, type SecretBox } from '../../kernel/secrets';
import type { MadeRecoveryCodes } from './recovery-codes';

/** Whether a code is asked for after the password. */
export async function hasSecondFactor(db: Reader, staffMemberId: string): Promise<boolean> {
  const where = { staffMemberId, secretCipher: { not: null } };
  return (await db.secondFactor.count({ where })) > 0;
}

/** Keeps the secret of an app that is being set up; one of before is forgotten. */
export async function saveDraft(db: Reader, staffMemberId: string, draftCipher: Uint8Array<ArrayBuffer>) {
  const where = { staffMemberId };
  await db.secondFactor.upsert({ where, create: { staffMemberId, draftCipher }, update: { draftCipher } });
}

interface Confirmed {
  readonly staffMemberId: string;
  /** As it was read: another one that was begun meanwhile is not confirmed. */
  readonly draftCipher: Uint8Array<ArrayBuffer>;
  /** Of the code that confirms it; it is taken with that. */
  readonly step: number;
  readonly now: Date;
}

/** @returns false when the draft is no longer there. */
export async function confirmDraft(tx: Transaction, { staffMemberId, draftCipher, step, now }: Confirmed) {
  const { count } = await tx.secondFactor.updateMany({
    where: { staffMemberId, draftCipher },
    data: { secretCipher: draftCipher, draftCipher: null, confirmedAt: now, lastStep: step },
  });
  return count > 0;
}

/** Puts new recovery codes in place of all former ones. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  staffMemberId: string,
  { salt, hashes }: MadeRecoveryCodes,
): Promise<void> {
  await tx.secondFactor.update({ where: { staffMemberId }, data: { recoverySalt: salt } });
  await tx.recoveryCode.deleteMany({ where: { staffMemberId } });
  await tx.recoveryCode.createMany({ data: hashes.map((codeHash) => ({ staffMemberId, codeHash })) });
}

/** @returns whether there was one, or one that was being set up. */
export async function removeSecondFactor(tx: Transaction, staffMemberId: string): Promise<boolean> {
  return (await tx.secondFactor.deleteMany({ where: { staffMemberId } })).count > 0;
}

/** Takes a step of the app, once: of two with the same code one is refused. */
export async function spendStep(tx: Transaction, staffMemberId: string, step: number): Promise<boolean> {
  const where = { staffMemberId, secretCipher: { not: null }, lastStep: { lt: step } };
  return (await tx.secondFactor.updateMany({ where, data: { lastStep: step } })).count > 0;
}

/** Takes a recovery code, once. */
export async function spendRecoveryCode(
  tx: Transaction,
  staffMemberId: string,
  codeHash: Uint8Array<ArrayBuffer>,
  now: Date,
): Promise<boolean> {
  const where = { staffMemberId, codeHash, usedAt: null };
  return (await tx.recoveryCode.updateMany({ where, data: { usedAt: now } })).count > 0;
}

/**
 * Seals with the present key what a former one sealed, so that the former one can be thrown away.
 *
 * @returns of how many staff members.
 */
export async function resealSecondFactors(db: Reader, secrets: SecretBox): Promise<number> {
  const factors = await db.secondFactor.findMany();
  let count = 0;
  for (const { staffMemberId, secretCipher, draftCipher } of factors) {
    const data = {
      secretCipher: secretCipher && resealed(secrets, secretCipher, 'staff-second-factor'),
      draftCipher: draftCipher && resealed(secrets, draftCipher, 'staff-second-factor'),
    };
    if (data.secretCipher === secretCipher && data.draftCipher === draftCipher) continue;
    // What is set up at this moment on another node is newer.
    count += (await db.secondFactor.updateMany({ where: { staffMemberId, secretCipher, draftCipher }, data })).count;
  }
  return count;
}
