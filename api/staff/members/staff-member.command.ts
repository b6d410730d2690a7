import { z } from 'zod';
import { type Caller, requirePermission, requireStaff } from '../../access/caller';
import { lockLists } from '../../db/ordered-list';
import { updateVersioned } from '../../db/versioned';
import type { CreateStaffMemberInput, ResetStaffPasswordInput, UpdateStaffMemberInput } from '../../generated/inputs';
import { type StaffMember, StaffRole } from '../../generated/prisma/client';
import { parseInput } from '../../kernel/parse-input';
import { Forbidden, InvalidInput, NotFound } from '../../kernel/refusals';
import { noteChanges } from '../../staff-writes/changes.store';
import { staffWrite } from '../../staff-writes/staff-write.command';
import { optionalEmailRule } from '../email-rule';
import { staffNameRule } from '../login-rule';
import { insertStaffMember, NewStaffMemberRule, refuseTakenEmail } from '../new-staff-member';
import { hashPassword } from '../passwords/password';
import { isCommonPassword, newPasswordRule } from '../passwords/password-rule';
import { revokeSessions } from '../sessions/session.store';
import { keepingAnAdministrator } from './administrators.store';

const permission = 'staff';

/** @throws {InvalidInput | Forbidden | TooManyAttempts} */
export async function createStaffMember(caller: Caller, input: CreateStaffMemberInput): Promise<StaffMember> {
  requirePermission(caller.actor, permission);
  const { password, ...fields } = parseInput(NewStaffMemberRule, input, ['input']);
  const passwordHash = await hashPassword(password);
  const channelId = caller.channel.id;
  const details = { login: fields.login, role: fields.role };
  return staffWrite(caller, { permission, action: 'createStaffMember', details }, async (tx) => {
    await lockLists(tx, channelId);
    await refuseTakenEmail(tx, { ...fields, channelId });
    return insertStaffMember(tx, { ...fields, channelId, passwordHash, passwordIsGiven: true });
  });
}

const UpdateRule = z.strictObject({
  id: z.guid(),
  version: z.int(),
  name: staffNameRule.optional(),
  role: z.enum(StaffRole).optional(),
  email: optionalEmailRule,
});

/** Changes what the input names. @throws {InvalidInput | NotFound | Conflict | LastAdministrator | Forbidden} */
export async function updateStaffMember(caller: Caller, input: UpdateStaffMemberInput): Promise<StaffMember> {
  const { id, version, ...data } = parseInput(UpdateRule, input, ['input']);
  const channelId = caller.channel.id;
  return staffWrite(caller, { permission, action: 'updateStaffMember' }, (tx) =>
    keepingAnAdministrator(tx, channelId, async () => {
      await refuseTakenEmail(tx, { channelId, email: data.email }, id);
      const stored = await tx.staffMember.findFirst({ where: { id, channelId } });
      const member = await updateVersioned(
        tx.staffMember.updateMany({
          where: { id, channelId, version },
          data: { ...data, version: { increment: 1 } },
        }),
        () => tx.staffMember.findFirst({ where: { id, channelId } }),
      );
      if (stored) noteChanges(tx, 'StaffMember', stored, member);
      return member;
    }),
  );
}

/** Ends their sessions at once and lets them in no more. @throws {NotFound | LastAdministrator | Forbidden} */
export async function disableStaffMember(caller: Caller, id: string): Promise<StaffMember> {
  const channelId = caller.channel.id;
  return staffWrite(caller, { permission, action: 'disableStaffMember' }, (tx) =>
    keepingAnAdministrator(tx, channelId, async () => {
      const [member] = await tx.staffMember.updateManyAndReturn({
        where: { id, channelId },
        data: { isActive: false, version: { increment: 1 } },
      });
      if (!member) throw new NotFound();
      await revokeSessions(tx, { channelId, staffMemberId: id, forgetsDevicesAt: caller.now() });
      return member;
    }),
  );
}

/** @throws {NotFound | Forbidden} */
export async function enableStaffMember(caller: Caller, id: string): Promise<StaffMember> {
  return staffWrite(caller, { permission, action: 'enableStaffMember' }, async (tx) => {
    const [member] = await tx.staffMember.updateManyAndReturn({
      where: { id, channelId: caller.channel.id },
      data: { isActive: true, version: { increment: 1 } },
    });
    if (!member) throw new NotFound();
    return member;
  });
}

const ResetRule = z.strictObject({ id: z.guid(), password: newPasswordRule });

/**
 * Gives another staff member a new password, which they change when they sign in with it, and ends their sessions. One's
 * own is changed by who knows the present one.
 *
 * @throws {InvalidInput | NotFound | Forbidden | TooManyAttempts}
 */
export async function resetStaffPassword(caller: Caller, input: ResetStaffPasswordInput): Promise<StaffMember> {
  const { actor, channel, db } = caller;
  requirePermission(actor, permission);
  requireStaff(actor);
  const { id, password } = parseInput(ResetRule, input, ['input']);
  if (id === actor.staffMemberId) throw new Forbidden();
  const channelId = channel.id;
  const stored = await db.staffMember.findFirst({ where: { id, channelId } });
  if (!stored) throw new NotFound();
  if (isCommonPassword(password, stored.login)) {
    throw new InvalidInput([{ path: ['input', 'password'], code: 'PASSWORD_TOO_COMMON' }]);
  }
  const passwordHash = await hashPassword(password);
  return staffWrite(caller, { permission, action: 'resetStaffPassword' }, async (tx) => {
    const [member] = await tx.staffMember.updateManyAndReturn({
      where: { id, channelId },
      data: { passwordHash, passwordIsGiven: true, version: { increment: 1 } },
    });
    if (!member) throw new NotFound();
    await revokeSessions(tx, { channelId, staffMemberId: id });
    return member;
  });
}
