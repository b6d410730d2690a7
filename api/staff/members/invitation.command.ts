import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { toLocale } from '../../../domain/locale';
import { localize, parseLocalized } from '../../../domain/localized';
import { authorOf, type Caller } from '../../access/caller';
import { lockLists } from '../../db/ordered-list';
import type { InviteStaffMemberInput } from '../../generated/inputs';
import { type Invitation, StaffRole } from '../../generated/prisma/client';
import { parseInput } from '../../kernel/parse-input';
import { InvalidInput, NotFound, TooManyEntries } from '../../kernel/refusals';
import { secretBoxOf } from '../../kernel/secrets';
import { sha256 } from '../../kernel/sha256';
import { message } from '../../messages/messages';
import type { MailStaff } from '../../sending/mail-staff';
import { staffWrite } from '../../staff-writes/staff-write.command';
import { emailRule } from '../email-rule';
import { newLoginRule, staffNameRule } from '../login-rule';
import { refuseTakenEmail } from '../new-staff-member';
import { INVITATION_DAYS, invitationEnd, invitationUrl, makeInvitationToken } from './invitation-link';

const permission = 'staff';
/** Of those that nobody has accepted yet. */
export const INVITATIONS_LIMIT = 100;

const InviteRule = z.strictObject({
  name: staffNameRule,
  role: z.enum(StaffRole),
  email: emailRule,
  login: z
    .union([z.literal(''), newLoginRule])
    .nullish()
    .transform((login) => login || null),
});

/** An invitation and the only sight of its link: just the hash is kept. */
export interface NewInvitation {
  readonly invitation: Invitation;
  readonly token: string;
  /** The link went to the invited person by mail, too. */
  readonly isMailed: boolean;
}

/** By what the link is mailed. */
interface Mailing {
  readonly mailStaff: MailStaff;
  /** Of links. */
  readonly origin: string;
  readonly secretKey: Uint8Array;
  readonly previousSecretKeys: readonly Uint8Array[];
}

/** @throws {InvalidInput | TooManyEntries | Forbidden} */
export async function inviteStaffMember(
  caller: Caller,
  input: InviteStaffMemberInput,
  mailing: Mailing,
): Promise<NewInvitation> {
  const { channel, locale } = caller;
  const channelId = channel.id;
  const fields = parseInput(InviteRule, input, ['input']);
  const token = makeInvitationToken(randomBytes);
  const now = caller.now();
  const details = { name: fields.name, role: fields.role };
  const write = { permission, action: 'inviteStaffMember', details, isUnseen: true } as const;
  let isMailed = false;
  const invitation = await staffWrite(caller, write, async (tx, actor) => {
    await lockLists(tx, channelId);
    const open = await tx.invitation.count({ where: { channelId, acceptedAt: null, revokedAt: null } });
    if (open >= INVITATIONS_LIMIT) throw new TooManyEntries(INVITATIONS_LIMIT);
    await refuseTakenEmail(tx, { channelId, email: fields.email });
    if (fields.login) {
      const holder = await tx.staffMember.findFirst({ where: { channelId, login: fields.login } });
      if (holder) throw new InvalidInput([{ path: ['input', 'login'], code: 'LOGIN_TAKEN' }]);
    }
    const invitedById = authorOf(actor).staffMemberId;
    const made = await tx.invitation.create({
      data: {
        ...fields,
        channelId,
        tokenHash: sha256(token),
        invitedById,
        createdAt: now,
        expiresAt: invitationEnd(now),
      },
    });
    const shop = localize(parseLocalized(channel.name), locale, toLocale(channel.defaultLocale));
    const url = invitationUrl(mailing.origin, token);
    const text = message(locale, 'STAFF_INVITED', { name: fields.name, shop, url, days: INVITATION_DAYS });
    const mail = fields.email !== null && { channel, address: fields.email, locale, text, now };
    isMailed = mail && (await mailing.mailStaff(tx, secretBoxOf(mailing), mail));
    return made;
  });
  return { invitation, token, isMailed };
}

/** Takes an invitation back: its link is no longer valid. @throws {NotFound | Forbidden} */
export async function revokeInvitation(caller: Caller, id: string): Promise<Invitation> {
  const { channel, now } = caller;
  return staffWrite(caller, { permission, action: 'revokeInvitation', isUnseen: true }, async (tx) => {
    const [invitation] = await tx.invitation.updateManyAndReturn({
      where: { id, channelId: channel.id, acceptedAt: null, revokedAt: null },
      data: { revokedAt: now() },
    });
    if (!invitation) throw new NotFound();
    return invitation;
  });
}
