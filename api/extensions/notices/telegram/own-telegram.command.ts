import { type Caller, requireStaff } from '../../../access/caller';
import { transaction } from '../../../db/transaction';
import type { NoticeChannel } from '../../../generated/prisma/client';
import { NotFound } from '../../../kernel/refusals';
import { writeAudit } from '../../../staff-writes/audit.store';
import { telegramSettings } from '../channels/channel-kinds';
import { startLink } from './start-link';
import { writeCode } from './telegram-chat.store';

/** A staff member's chats with the shop's bot. */
export interface OwnTelegram {
  readonly bot: string;
  /** Accounts as Telegram calls them. */
  readonly accounts: readonly string[];
}

export interface PairingLink {
  readonly url: string;
  readonly expiresAt: Date;
}

const botName = ({ settings }: NoticeChannel) => telegramSettings.parse(settings).bot;

const findBot = ({ db, channel }: Caller) =>
  db.noticeChannel.findFirst({ where: { channelId: channel.id, kind: 'TELEGRAM', isActive: true } });

export async function readBotName(caller: Caller): Promise<string | null> {
  const bot = await findBot(caller);
  return bot && botName(bot);
}

/** Null: the shop has no bot, or the caller is no person. */
export async function readOwnTelegram(caller: Caller): Promise<OwnTelegram | null> {
  const { actor, db } = caller;
  const bot = actor.kind === 'staff' ? await findBot(caller) : null;
  if (actor.kind !== 'staff' || !bot) return null;
  const chats = await db.noticeRecipient.findMany({
    where: { noticeChannelId: bot.id, staffMemberId: actor.staffMemberId, isActive: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return { bot: botName(bot), accounts: chats.map(({ name }) => name) };
}

/** A link that pairs one chat with the caller, for a quarter of an hour. @param page - the origin of links in messages. @throws {Forbidden | NotFound} */
export async function pairTelegram(caller: Caller, page: string): Promise<PairingLink> {
  const { actor, db, now, locale } = caller;
  requireStaff(actor);
  const bot = await findBot(caller);
  if (!bot) throw new NotFound();
  const { staffMemberId } = actor;
  const of = { noticeChannelId: bot.id, staffMemberId, locale, page, now: now() };
  const { code, expiresAt } = await transaction(db, (tx) => writeCode(tx, of));
  return { url: startLink(botName(bot), 'STAFF', code), expiresAt };
}

/** Nothing more is sent to the caller's chats, and nothing can be done from them. @throws {Forbidden | NotFound} */
export async function unpairTelegram(caller: Caller): Promise<OwnTelegram> {
  const { actor, channel, db } = caller;
  requireStaff(actor);
  const bot = await findBot(caller);
  if (!bot) throw new NotFound();
  const { staffMemberId } = actor;
  await transaction(db, async (tx) => {
    await tx.noticeRecipient.updateMany({
      where: { noticeChannelId: bot.id, staffMemberId, isActive: true },
      data: { isActive: false },
    });
    await writeAudit(tx, { actor, channel }, { action: 'unpairTelegram', subjectId: staffMemberId });
  });
  return { bot: botName(bot), accounts: [] };
}
