import type { Reader, Transaction } from '../../db/client';
import type { Invitation } from '../../generated/prisma/client';
import { InvitationUnusable } from '../refusals';
import { hashInvitationToken } from './invitation-link';

/** @throws {InvitationUnusable} saying what is wrong with the link. */
export async function findOpenInvitation(db: Reader, channelId: string, token: string, now: Date): Promise<Invitation> {
  const tokenHash = hashInvitationToken(token);
  const invitation = tokenHash && (await db.invitation.findFirst({ where: { channelId, tokenHash } }));
  if (!invitation) throw new InvitationUnusable('UNKNOWN');
  if (invitation.acceptedAt) throw new InvitationUnusable('USED');
  if (invitation.revokedAt) throw new InvitationUnusable('REVOKED');
  if (invitation.expiresAt <= now) throw new InvitationUnusable('EXPIRED');
  return invitation;
}

/** The open invitation that was sent to this address; the latest of several. */
export function findInvitationTo(db: Reader, channelId: string, email: string, now: Date): Promise<Invitation | null> {
  return db.invitation.findFirst({
    where: { channelId, email, acceptedAt: null, revokedAt: null, expiresAt: { gt: now } },
    orderBy: { id: 'desc' },
  });
}

/**
 * Uses an invitation up: of two who open the same link, one gets in.
 *
 * @throws {InvitationUnusable} when it was used or taken back in the meantime.
 */
export async function takeInvitation(tx: Transaction, { id }: Pick<Invitation, 'id'>, now: Date): Promise<void> {
  const { count } = await tx.invitation.updateMany({
    where: { id, acceptedAt: null, revokedAt: null },
    data: { acceptedAt: now },
  });
  if (count === 0) throw new InvitationUnusable('USED');
}
