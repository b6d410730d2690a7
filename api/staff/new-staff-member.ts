import { z } from 'zod';
import type { Transaction } from '../db/client';
import { type StaffMember, StaffRole } from '../generated/prisma/client';
import { InvalidInput } from '../kernel/refusals';
import { emailRule } from './email-rule';
import { newLoginRule, staffNameRule } from './login-rule';
import { isUncommon, newPasswordRule, TOO_COMMON } from './passwords/password-rule';

const IdentityRule = z.strictObject({ login: newLoginRule, name: staffNameRule, password: newPasswordRule });

/** Login, name and password of someone new. */
export const NewAdministratorRule = IdentityRule.refine(isUncommon, TOO_COMMON);
export const NewStaffMemberRule = IdentityRule.extend({ role: z.enum(StaffRole), email: emailRule }).refine(
  isUncommon,
  TOO_COMMON,
);

type NewStaffMember = Pick<StaffMember, 'channelId' | 'login' | 'name' | 'role' | 'passwordHash'> &
  Partial<Pick<StaffMember, 'email' | 'passwordIsGiven'>>;

/** @throws {InvalidInput} when a colleague has this e-mail address: a provider's account could be either of them. */
export async function refuseTakenEmail(
  tx: Transaction,
  { channelId, email }: { readonly channelId: string; readonly email: string | null | undefined },
  exceptId?: string,
): Promise<void> {
  if (!email) return;
  const id = exceptId === undefined ? undefined : { not: exceptId };
  const holder = await tx.staffMember.findFirst({ where: { channelId, email, id }, select: { id: true } });
  if (holder) throw new InvalidInput([{ path: ['input', 'email'], code: 'EMAIL_TAKEN' }]);
}

/** @throws {InvalidInput} naming the login when someone in this shop has it, also when both come at once. */
export async function insertStaffMember(tx: Transaction, data: NewStaffMember): Promise<StaffMember> {
  const [member] = await tx.staffMember.createManyAndReturn({ data: [data], skipDuplicates: true });
  if (!member) throw new InvalidInput([{ path: ['input', 'login'], code: 'LOGIN_TAKEN' }]);
  return member;
}
