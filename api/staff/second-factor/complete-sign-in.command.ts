import { z } from 'zod';
import type { CodeInput } from '../../generated/inputs';
import type { StaffMember } from '../../generated/prisma/client';
import { parseInput } from '../../kernel/parse-input';
import { ShopNotSetUp } from '../../kernel/refusals';
import { SecondFactorNeeded, SignInExpired } from '../refusals';
import type { SessionHolder } from '../sessions/guest-session.command';
import { findTicket, issueTicket, useTicket } from './sign-in-ticket.store';
import { spendingCode } from './spend-code.command';
import { enterSession, openStaffSession } from './staff-session.command';
import { typedCodeRule } from './typed-code';

/**
 * Asks an identified person for a code: a ticket in a cookie names them, and there is no session yet.
 *
 * @returns what the caller throws.
 */
export async function askForCode(
  { db, now, signInTicket }: SessionHolder,
  { id: staffMemberId, channelId }: Pick<StaffMember, 'id' | 'channelId'>,
  mustChangePassword: boolean,
): Promise<SecondFactorNeeded> {
  const { token, expiresAt } = await issueTicket(db, { channelId, staffMemberId, mustChangePassword }, now());
  signInTicket.set(token, expiresAt);
  return new SecondFactorNeeded();
}

/** Whether a sign-in of this browser waits for its code. */
export async function awaitsCode({ db, channel, now, signInTicket }: SessionHolder): Promise<boolean> {
  return channel !== null && (await findTicket(db, channel.id, signInTicket.token, now())) !== null;
}

const CompleteRule = z.strictObject({ code: typedCodeRule });

/**
 * The second half of a sign-in: the code makes the session.
 *
 * @throws {InvalidCode} for a wrong one and for one that was used; the sign-in still waits.
 * @throws {SignInExpired} when nothing waits, or no longer.
 * @throws {InvalidInput | TooManyAttempts | ShopNotSetUp}
 */
export async function completeSignIn(holder: SessionHolder, input: CodeInput): Promise<void> {
  const { channel, db, now, signInTicket } = holder;
  if (!channel) throw new ShopNotSetUp();
  const { code } = parseInput(CompleteRule, input, ['input']);
  const ticket = await findTicket(db, channel.id, signInTicket.token, now());
  if (!ticket) throw new SignInExpired();
  const { staffMember, mustChangePassword, tokenHash } = ticket;
  const session = await spendingCode(holder, ticket.staffMember, code, async (tx) => {
    if (!(await useTicket(tx, tokenHash))) throw new SignInExpired();
    return openStaffSession(tx, holder, staffMember, { mustChangePassword });
  });
  signInTicket.clear();
  enterSession(holder, session, staffMember);
}
