import { randomBytes } from 'node:crypto';
import type { Database, Reader, Transaction } from '../../db/client';
import type { SignInTicket } from '../../generated/prisma/client';
import { sha256 } from '../../kernel/sha256';
import { hashSessionToken, makeSessionToken } from '../sessions/session-token';

/** How long somebody may look for their phone. */
const LIFETIME_MS = 10 * 60_000;

/** A ticket just made. The token is nowhere else: only its hash is kept. */
export interface NewTicket {
  readonly token: string;
  readonly expiresAt: Date;
}

type Half = Pick<SignInTicket, 'channelId' | 'staffMemberId' | 'mustChangePassword'>;

/** Remembers that somebody was identified, for the code that follows. */
export async function issueTicket(db: Reader, half: Half, now: Date): Promise<NewTicket> {
  const token = makeSessionToken(randomBytes);
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  await db.signInTicket.create({ data: { ...half, tokenHash: sha256(token), expiresAt } });
  return { token, expiresAt };
}

/** @returns null for one that is unknown, has expired or was used, and for who may sign in no more. */
export async function findTicket(db: Reader, channelId: string, token: string | null, now: Date) {
  const tokenHash = token === null ? null : hashSessionToken(token);
  if (!tokenHash) return null;
  return db.signInTicket.findFirst({
    where: {
      tokenHash,
      channelId,
      expiresAt: { gt: now },
      staffMember: { isActive: true },
    },
    include: { staffMember: true },
  });
}

/** @returns false when it was used meanwhile. */
export async function useTicket(tx: Transaction, tokenHash: Uint8Array<ArrayBuffer>): Promise<boolean> {
  return (await tx.signInTicket.deleteMany({ where: { tokenHash } })).count > 0;
}

export async function forgetTickets(db: Database, now: Date): Promise<void> {
  await db.signInTicket.deleteMany({ where: { expiresAt: { lte: now } } });
}
