import { z } from 'zod';
import type { Transaction } from '../../db/client';
import { lockLists } from '../../db/ordered-list';
import { transaction } from '../../db/transaction';
import type { AcceptInvitationInput } from '../../generated/inputs';
import type { Invitation, StaffMember } from '../../generated/prisma/client';
import { parseInput } from '../../kernel/parse-input';
import { ShopNotSetUp } from '../../kernel/refusals';
import { newLoginRule } from '../login-rule';
import { insertStaffMember } from '../new-staff-member';
import { hashPassword } from '../passwords/password';
import { isUncommon, newPasswordRule, TOO_COMMON } from '../passwords/password-rule';
import { enterSession, openStaffSession } from '../second-factor/staff-session.command';
import type { SessionHolder } from '../sessions/guest-session.command';
import { findOpenInvitation, takeInvitation } from './invitation.store';

const AcceptRule = z
  .strictObject({ token: z.string(), login: newLoginRule, password: newPasswordRule })
  .refine(isUncommon, TOO_COMMON);

/**
 * Makes the invited person a staff member, with the login and password that they chose, and signs them in.
 *
 * @throws {InvitationUnusable | InvalidInput | TooManyAttempts | ShopNotSetUp}
 */
export async function acceptInvitation(holder: SessionHolder, input: AcceptInvitationInput): Promise<void> {
  const { channel, db, now } = holder;
  if (!channel) throw new ShopNotSetUp();
  const { token, login, password } = parseInput(AcceptRule, input, ['input']);
  const invitation = await findOpenInvitation(db, channel.id, token, now());
  const passwordHash = await hashPassword(password);
  const { member, session } = await transaction(db, async (tx) => {
    const joined = await joinStaff(tx, invitation, { login, passwordHash, email: invitation.email }, now());
    return { member: joined, session: await openStaffSession(tx, holder, joined) };
  });
  enterSession(holder, session, member);
}

/** How somebody who was invited will sign in. */
type Joining = Pick<StaffMember, 'login' | 'passwordHash' | 'email'>;

/**
 * Uses the invitation up for a new staff member.
 *
 * @throws {InvitationUnusable | InvalidInput} the latter when the login is taken.
 */
export async function joinStaff(
  tx: Transaction,
  invitation: Invitation,
  { login, passwordHash, email }: Joining,
  now: Date,
): Promise<StaffMember> {
  const { id, channelId, name, role } = invitation;
  await lockLists(tx, channelId);
  await takeInvitation(tx, invitation, now);
  const isTaken = email !== null && (await tx.staffMember.count({ where: { channelId, email } })) > 0;
  const member = await insertStaffMember(tx, {
    channelId,
    login,
    passwordHash,
    name,
    role,
    email: isTaken ? null : email,
  });
  await tx.invitation.update({ where: { id }, data: { staffMemberId: member.id } });
  await tx.auditEntry.create({
    data: {
      channelId,
      staffMemberId: member.id,
      action: 'acceptInvitation',
      subjectId: member.id,
      details: { login, role },
    },
  });
  return member;
}
