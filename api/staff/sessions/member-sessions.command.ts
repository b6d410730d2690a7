import type { Caller } from '../../access/caller';
import { NotFound } from '../../kernel/refusals';
import { staffWrite } from '../../staff-writes/staff-write.command';
import { revokeSessions } from './session.store';

/** Ends another staff member's session at once. @returns theirs is the id. @throws {NotFound | Forbidden} */
export async function revokeStaffSession(caller: Caller, id: string): Promise<{ id: string }> {
  const channelId = caller.channel.id;
  const write = { permission: 'staff', action: 'revokeStaffSession', isUnseen: true } as const;
  return staffWrite(caller, write, async (tx) => {
    const session = await tx.session.findFirst({ where: { id, channelId, kind: 'STAFF' } });
    if (!session?.staffMemberId) throw new NotFound();
    await revokeSessions(tx, { channelId, id });
    return { id: session.staffMemberId };
  });
}

/** Lets a staff member's accounts at sign-in providers in no more. @throws {NotFound | Forbidden} */
export async function unlinkIdentities(caller: Caller, id: string): Promise<{ id: string }> {
  const channelId = caller.channel.id;
  const write = { permission: 'staff', action: 'unlinkStaffIdentities', isUnseen: true } as const;
  return staffWrite(caller, write, async (tx) => {
    const { count } = await tx.staffIdentity.deleteMany({ where: { staffMemberId: id, channelId } });
    if (count === 0) throw new NotFound();
    return { id };
  });
}
