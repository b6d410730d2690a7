import { z } from 'zod';
import { type Caller, requirePermission, requireStaff } from '../../access/caller';
import { updateVersioned } from '../../db/versioned';
import type { SetSecondFactorRuleInput } from '../../generated/inputs';
import { type Channel, SecondFactorRule, type StaffMember, StaffRole } from '../../generated/prisma/client';
import { parseInput } from '../../kernel/parse-input';
import { Forbidden, NotFound } from '../../kernel/refusals';
import { staffWrite } from '../../staff-writes/staff-write.command';
import { removePasskeys } from '../passkeys/passkey.store';
import { removeSecondFactor } from '../second-factor/second-factor.store';
import { asksForSecondFactor } from '../second-factor/second-factor-rule';
import { releaseSessions, revokeSessions } from '../sessions/session.store';

const permission = 'staff';

/**
 * Takes a colleague's second factor and passkeys away, whichever they have, when their phone is lost, and ends their sessions. One's
 * own is turned off by who can show that they have it.
 *
 * @throws {NotFound} when there is no such colleague, or nothing to take away. @throws {Forbidden}
 */
export async function resetStaffSecondFactor(caller: Caller, id: string): Promise<StaffMember> {
  const { actor, channel } = caller;
  requirePermission(actor, permission);
  requireStaff(actor);
  if (id === actor.staffMemberId) throw new Forbidden();
  const channelId = channel.id;
  return staffWrite(caller, { permission, action: 'resetStaffSecondFactor', isUnseen: true }, async (tx) => {
    const member = await tx.staffMember.findFirst({ where: { id, channelId } });
    if (!member) throw new NotFound();
    const hadFactor = await removeSecondFactor(tx, id);
    const passkeys = await removePasskeys(tx, id);
    if (!hadFactor && passkeys === 0) throw new NotFound();
    await revokeSessions(tx, { channelId, staffMemberId: id, forgetsDevicesAt: caller.now() });
    return member;
  });
}

const RuleRule = z.strictObject({ version: z.int(), rule: z.enum(SecondFactorRule) });

/**
 * Sets who has to have a second factor; it is asked for from the next sign-in on. Who waits for one that is not asked for any
 * more goes on at once. @throws {InvalidInput | Conflict | Forbidden}
 */
export async function setSecondFactorRule(caller: Caller, input: SetSecondFactorRuleInput): Promise<Channel> {
  const { channel, db } = caller;
  const { id } = channel;
  const { version, rule } = parseInput(RuleRule, input, ['input']);
  const write = { permission, action: 'setSecondFactorRule', details: { rule }, isUnseen: true } as const;
  const freed = Object.values(StaffRole).filter((role) => !asksForSecondFactor(rule, role));
  await staffWrite(caller, write, async (tx) => {
    const written = await updateVersioned(
      tx.channel.updateMany({ where: { id, version }, data: { secondFactorRule: rule, version: { increment: 1 } } }),
      () => tx.channel.findUnique({ where: { id } }),
    );
    await releaseSessions(tx, id, freed);
    return written;
  });
  return db.channel.findUniqueOrThrow({ where: { id } });
}
