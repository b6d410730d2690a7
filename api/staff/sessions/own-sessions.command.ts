import { transaction } from '../../db/transaction';
import { NotFound } from '../../kernel/refusals';
import type { SessionHolder } from './guest-session.command';
import { revokeSessions } from './session.store';
import { signedIn } from './signed-in';

function leave(holder: SessionHolder): void {
  holder.sessionCookie.clear();
  holder.actor = { kind: 'visitor', sessionId: null };
}

/** Ends one of the caller's own sessions; ending the present one signs out. @throws {NotFound | Forbidden} */
export async function revokeOwnSession(holder: SessionHolder, id: string): Promise<void> {
  const { actor, channelId } = signedIn(holder);
  const { staffMemberId, sessionId } = actor;
  const revoked = await transaction(holder.db, async (tx) => {
    await tx.auditEntry.create({ data: { channelId, staffMemberId, action: 'revokeSession', subjectId: id } });
    const count = await revokeSessions(tx, { channelId, staffMemberId, id });
    if (count === 0) throw new NotFound();
    return id;
  });
  if (revoked === sessionId) leave(holder);
}

/** Ends all of the caller's sessions, the present one too. @throws {Forbidden} */
export async function signOutEverywhere(holder: SessionHolder): Promise<void> {
  const { actor, channelId } = signedIn(holder);
  const { staffMemberId } = actor;
  await transaction(holder.db, async (tx) => {
    await tx.auditEntry.create({
      data: { channelId, staffMemberId, action: 'signOutEverywhere', subjectId: staffMemberId },
    });
    await revokeSessions(tx, { channelId, staffMemberId, forgetsDevicesAt: holder.now() });
  });
  leave(holder);
}
