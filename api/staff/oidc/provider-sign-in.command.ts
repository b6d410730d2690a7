import type { ProviderAccount } from '../../access/sign-in-provider';
import type { Transaction } from '../../db/client';
import { lockLists } from '../../db/ordered-list';
import { transaction } from '../../db/transaction';
import type { Invitation, StaffMember } from '../../generated/prisma/client';
import { ShopNotSetUp } from '../../kernel/refusals';
import { newLoginRule } from '../login-rule';
import { joinStaff } from '../members/accept-invitation.command';
import { findInvitationTo, findOpenInvitation } from '../members/invitation.store';
import { InvalidCredentials } from '../refusals';
import { askForCode } from '../second-factor/complete-sign-in.command';
import { hasSecondFactor } from '../second-factor/second-factor.store';
import { asksForSecondFactor } from '../second-factor/second-factor-rule';
import { enterSession, openStaffSession } from '../second-factor/staff-session.command';
import type { SessionHolder } from '../sessions/guest-session.command';

/**
 * Signs in whom the provider vouches for: the account was linked before, or its verified address is that of a staff
 * member or of someone who was invited. The first match links it.
 *
 * @param invitation - the token of the link that they came by, if they did.
 * @throws {InvalidCredentials} for an account that is unknown here, and for a disabled member; nothing is written then.
 * @throws {SecondFactorNeeded} where the shop asks their role for a second factor, whatever the provider asked for.
 * @throws {InvitationUnusable | ShopNotSetUp}
 */
export async function signInByProvider(
  holder: SessionHolder,
  account: ProviderAccount,
  invitation: string | null,
): Promise<void> {
  const { channel, db, now } = holder;
  if (!channel) throw new ShopNotSetUp();
  const { member, session } = await transaction(db, async (tx) => {
    // One at a time: two first sign-ins with one account must not make two of them.
    await lockLists(tx, channel.id);
    const found =
      (await findLinked(tx, channel.id, account)) ??
      (await findByEmail(tx, channel.id, account)) ??
      (await joinByAccount(tx, await invitationFor(tx, channel.id, account, invitation, now()), account, now()));
    if (!found?.isActive) throw new InvalidCredentials();
    const isAsked = asksForSecondFactor(channel.secondFactorRule, found.role) && (await hasSecondFactor(tx, found.id));
    return { member: found, session: isAsked ? null : await openStaffSession(tx, holder, found) };
  });
  if (session === null) throw await askForCode(holder, member, false);
  enterSession(holder, session, member);
}

async function findLinked(
  tx: Transaction,
  channelId: string,
  { issuer, subject }: ProviderAccount,
): Promise<StaffMember | null> {
  const identity = await tx.staffIdentity.findUnique({
    where: { channelId_issuer_subject: { channelId, issuer, subject } },
    select: { staffMember: true },
  });
  return identity?.staffMember ?? null;
}

/** An e-mail address can be reassigned; a linked account of this provider is kept. */
async function findByEmail(tx: Transaction, channelId: string, account: ProviderAccount): Promise<StaffMember | null> {
  const { issuer, email } = account;
  if (email === null) return null;
  const member = await tx.staffMember.findFirst({
    where: { channelId, email, isActive: true, identities: { none: { issuer } } },
  });
  if (member) await link(tx, member, account);
  return member;
}

async function invitationFor(
  tx: Transaction,
  channelId: string,
  { email }: ProviderAccount,
  token: string | null,
  now: Date,
): Promise<Invitation | null> {
  if (token !== null) return findOpenInvitation(tx, channelId, token, now);
  return email === null ? null : findInvitationTo(tx, channelId, email, now);
}

async function joinByAccount(
  tx: Transaction,
  invitation: Invitation | null,
  account: ProviderAccount,
  now: Date,
): Promise<StaffMember | null> {
  if (!invitation) return null;
  const email = account.email ?? invitation.email;
  const login = await freeLogin(tx, invitation, email);
  const member = await joinStaff(tx, invitation, { login, passwordHash: null, email }, now);
  await link(tx, member, account);
  return member;
}

/** They sign in without one; colleagues know them by it. */
async function freeLogin(tx: Transaction, { id, channelId, login }: Invitation, email: string | null): Promise<string> {
  const wished = [login, email].filter((candidate) => newLoginRule.safeParse(candidate).success);
  const candidates = [...wished.filter((candidate) => candidate !== null), `staff-${id.slice(-12)}`];
  const taken = await tx.staffMember.findMany({
    where: { channelId, login: { in: candidates } },
    select: { login: true },
  });
  const free = candidates.find((candidate) => !taken.some((holder) => holder.login === candidate));
  if (!free) throw new Error('the invitation’s own login is taken');
  return free;
}

async function link(
  tx: Transaction,
  { id, channelId }: Pick<StaffMember, 'id' | 'channelId'>,
  { issuer, subject, email }: ProviderAccount,
): Promise<void> {
  await tx.staffIdentity.create({ data: { channelId, staffMemberId: id, issuer, subject, email } });
  await tx.auditEntry.create({
    data: { channelId, staffMemberId: id, action: 'linkStaffIdentity', subjectId: id, details: { issuer } },
  });
}
