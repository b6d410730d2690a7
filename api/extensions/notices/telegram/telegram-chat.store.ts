import { createHash, randomBytes } from 'node:crypto';
import type { StaffActor } from '../../../access/caller';
import { isAllowed } from '../../../access/roles';
import type { Database, Reader, Transaction } from '../../../db/client';
import type { Channel, NoticeRecipient, StaffMember } from '../../../generated/prisma/client';
import { hasSecondFactor } from '../../../staff/second-factor/second-factor.store';
import { asksForSecondFactor } from '../../../staff/second-factor/second-factor-rule';

/** A chat of a staff member with the bot, and the member as they are now. */
export type StaffChat = NoticeRecipient & { readonly staffMember: StaffMember };

const CODE_MS = 15 * 60_000;

const hashed = (code: string) => createHash('sha256').update(code).digest();

interface NewCode {
  readonly noticeChannelId: string;
  readonly staffMemberId: string;
  readonly locale: string;
  readonly page: string;
  readonly now: Date;
}

/** A code that pairs a chat once; those that the member asked for before pair none any more. */
export async function writeCode(
  tx: Transaction,
  { now, ...code }: NewCode,
): Promise<{ code: string; expiresAt: Date }> {
  const { noticeChannelId, staffMemberId } = code;
  await tx.telegramCode.deleteMany({ where: { OR: [{ noticeChannelId, staffMemberId }, { expiresAt: { lt: now } }] } });
  const text = randomBytes(16).toString('base64url');
  const expiresAt = new Date(now.getTime() + CODE_MS);
  await tx.telegramCode.create({ data: { ...code, codeHash: hashed(text), expiresAt } });
  return { code: text, expiresAt };
}

interface Pairing {
  readonly channelId: string;
  readonly noticeChannelId: string;
  readonly code: string;
  readonly chatId: string;
  /** How Telegram calls the account. */
  readonly name: string;
  readonly now: Date;
}

/** Pairs a chat with the member whose code was sent; null: the code is used up, too old or of another bot. */
export async function pairChat(
  tx: Transaction,
  { channelId, noticeChannelId, code, chatId: address, name, now }: Pairing,
): Promise<StaffChat | null> {
  const found = await tx.telegramCode.findFirst({
    where: { codeHash: hashed(code), noticeChannelId, expiresAt: { gt: now }, staffMember: { isActive: true } },
  });
  if (!found || (await tx.telegramCode.deleteMany({ where: { id: found.id } })).count === 0) return null;
  await tx.noticeRecipient.deleteMany({ where: { noticeChannelId, address } });
  const { staffMemberId, locale, page } = found;
  const chat = await tx.noticeRecipient.create({
    data: { channelId, noticeChannelId, staffMemberId, address, name, locale, page },
    include: { staffMember: true },
  });
  return withMember(chat);
}

/** The staff member of a chat. */
export async function findStaffChat(db: Reader, noticeChannelId: string, address: string): Promise<StaffChat | null> {
  const chat = await db.noticeRecipient.findFirst({
    where: { noticeChannelId, address, isActive: true, staffMember: { isActive: true } },
    include: { staffMember: true },
  });
  return chat && withMember(chat);
}

/** Chats of staff who may take orders. */
export async function staffChats(db: Reader, channelId: string): Promise<StaffChat[]> {
  const chats = await db.noticeRecipient.findMany({
    where: {
      isActive: true,
      staffMember: { isActive: true },
      noticeChannel: { channelId, kind: 'TELEGRAM', isActive: true },
    },
    include: { staffMember: true },
    orderBy: { id: 'asc' },
  });
  return chats
    .flatMap((chat) => withMember(chat) ?? [])
    .filter(({ staffMember }) => isAllowed(staffMember.role, 'kitchen'));
}

/** Nothing more is sent to a chat, neither of the shop's orders nor of the reader's own. @returns whether anything was. */
export async function forgetChat(db: Database, noticeChannelId: string, address: string, now: Date): Promise<boolean> {
  const [chats, followed] = await db.$transaction([
    db.noticeRecipient.updateMany({ where: { noticeChannelId, address, isActive: true }, data: { isActive: false } }),
    db.noticeSubscription.updateMany({ where: { noticeChannelId, address, endedAt: null }, data: { endedAt: now } }),
  ]);
  return chats.count + followed.count > 0;
}

function withMember({ staffMember, ...chat }: NoticeRecipient & { staffMember: StaffMember | null }): StaffChat | null {
  return staffMember && { ...chat, staffMember };
}

/** The staff member as they are now. Their chat is no session. */
export async function actorOf(db: Reader, channel: Channel, { id, staffMember }: StaffChat): Promise<StaffActor> {
  const { id: staffMemberId, login, name, role, passwordIsGiven: mustChangePassword } = staffMember;
  const isAsked = asksForSecondFactor(channel.secondFactorRule, role);
  const mustSetUpSecondFactor = isAsked && !(await hasSecondFactor(db, staffMemberId));
  return { kind: 'staff', sessionId: id, staffMemberId, login, name, role, mustChangePassword, mustSetUpSecondFactor };
}
