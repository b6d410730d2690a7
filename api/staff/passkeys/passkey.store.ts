import type { Database, Reader, Transaction } from '../../db/client';
import type { StaffMember, StaffPasskey } from '../../generated/prisma/client';
import { sha256 } from '../../kernel/sha256';

/** How long a fingerprint, a PIN or another device may take. */
const LIFETIME_MS = 5 * 60_000;

/** Whose challenge: the member who adds a passkey, or null for a sign-in. */
interface Asked {
  readonly channelId: string;
  readonly staffMemberId: string | null;
}

/** @param challenge - random bytes, base64url. */
export async function keepChallenge(db: Reader, asked: Asked, challenge: string, now: Date): Promise<void> {
  const challengeHash = sha256(Buffer.from(challenge, 'base64url'));
  await db.passkeyChallenge.create({
    data: { ...asked, challengeHash, expiresAt: new Date(now.getTime() + LIFETIME_MS) },
  });
}

/**
 * Takes a challenge, once.
 *
 * @param challenge - as the client's own JSON has it, which is why it can be of any type.
 * @returns false for one that is no short string, is unknown, somebody else's, has ended or was used.
 */
export async function takeChallenge(db: Database, asked: Asked, challenge: unknown, now: Date): Promise<boolean> {
  if (typeof challenge !== 'string' || challenge.length > 100) return false;
  const challengeHash = sha256(Buffer.from(challenge, 'base64url'));
  const where = { ...asked, challengeHash, expiresAt: { gt: now } };
  return (await db.passkeyChallenge.deleteMany({ where })).count > 0;
}

export async function forgetChallenges(db: Database, now: Date): Promise<void> {
  await db.passkeyChallenge.deleteMany({ where: { expiresAt: { lte: now } } });
}

/** @returns null for one that is unknown here, and of who may sign in no more. */
export async function findPasskey(
  db: Reader,
  channelId: string,
  credentialId: Uint8Array<ArrayBuffer>,
): Promise<(StaffPasskey & { staffMember: StaffMember }) | null> {
  return db.staffPasskey.findFirst({
    where: { channelId, credentialId, staffMember: { isActive: true } },
    include: { staffMember: true },
  });
}

/** Writes how often it has signed by now. @returns false when it was used or removed meanwhile. */
export async function usePasskey(
  tx: Transaction,
  { id, counter }: StaffPasskey,
  used: { readonly counter: number; readonly isBackedUp: boolean; readonly now: Date },
): Promise<boolean> {
  const { count } = await tx.staffPasskey.updateMany({
    where: { id, counter, staffMember: { isActive: true } },
    data: { counter: used.counter, isBackedUp: used.isBackedUp, lastUsedAt: used.now },
  });
  return count > 0;
}

/** @returns how many there were. */
export async function removePasskeys(tx: Transaction, staffMemberId: string): Promise<number> {
  return (await tx.staffPasskey.deleteMany({ where: { staffMemberId } })).count;
}
