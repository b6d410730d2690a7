import { transaction } from '../../db/transaction';
import type { SessionHolder } from './guest-session.command';
import { revokeSessions } from './session.store';

/** Ends a staff member's session with its cart. A guest's stays: there is nobody to sign out, and a cart to lose. */
export async function signOut(holder: SessionHolder): Promise<void> {
  const { actor, channel, db } = holder;
  if (actor.kind !== 'staff' || !channel) return;
  await transaction(db, async (tx) => {
    const { staffMemberId } = actor;
    await tx.auditEntry.create({
      data: { channelId: channel.id, staffMemberId, action: 'signOut', subjectId: staffMemberId },
    });
    await revokeSessions(tx, { channelId: channel.id, id: actor.sessionId });
  });
  holder.sessionCookie.clear();
  holder.actor = { kind: 'visitor', sessionId: null };
}
