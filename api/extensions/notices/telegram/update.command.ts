import { z } from 'zod';
import { type Locale, localeOfTag, toLocale } from '../../../../domain/locale';
import { transaction } from '../../../db/transaction';
import { message } from '../../../messages/messages';
import { writeAudit } from '../../../staff-writes/audit.store';
import { followInChat } from '../following/follow-order.command';
import { shopName } from '../texts/plain-texts';
import { type BotRow, type BotServices, botOf, chatRule, userRule, wordsOf } from './acting';
import { callBot } from './bot-api';
import { onPress, pressRule } from './press.command';
import { STARTS } from './start-link';
import { actorOf, forgetChat, pairChat } from './telegram-chat.store';

const updateRule = z.looseObject({
  message: z.looseObject({ chat: chatRule, from: userRule.optional(), text: z.string().default('') }).optional(),
  callback_query: pressRule.optional(),
  my_chat_member: z.looseObject({ chat: chatRule, new_chat_member: z.looseObject({ status: z.string() }) }).optional(),
});

type Written = z.infer<typeof updateRule>;

/** Acts on what was written to a bot or pressed there. What is not known is passed over. */
export async function handleUpdate(services: BotServices, row: BotRow, update: unknown): Promise<void> {
  const { message: text, callback_query: press, my_chat_member: member } = updateRule.safeParse(update).data ?? {};
  if (press) await onPress(services, row, press);
  // In a group everybody could press.
  if (text?.chat.type === 'private') await onText(services, row, text);
  if (member?.new_chat_member.status === 'kicked')
    await forgetChat(services.db, row.id, member.chat.id, services.now());
}

async function onText(
  services: BotServices,
  row: BotRow,
  { chat: { id: chatId }, from, text }: NonNullable<Written['message']>,
) {
  const { db, secrets, agent, now } = services;
  const locale = localeOfTag(from?.language_code ?? row.channel.defaultLocale);
  const say = (words: string) => callBot(agent, botOf(secrets, row), 'sendMessage', { chat_id: chatId, text: words });
  const [command, argument = ''] = text.trim().split(/\s+/);
  if (command === '/stop') {
    const wasSent = await forgetChat(db, row.id, chatId, now());
    await say(message(locale, wasSent ? 'TELEGRAM_STOPPED' : 'TELEGRAM_NOTHING_TO_STOP'));
  } else if (command === '/start' && argument.startsWith(STARTS.STAFF)) {
    await say(await pair(services, row, { code: argument.slice(STARTS.STAFF.length), chatId, from, locale }));
  } else if (command === '/start' && argument.startsWith(STARTS.ORDER)) {
    const words = await follow(services, row, { token: argument.slice(STARTS.ORDER.length), chatId, locale });
    if (words !== null) await say(words);
  } else {
    await say(message(locale, 'TELEGRAM_HELP', { shop: shopName(row.channel, locale) }));
  }
}

interface Paired {
  readonly code: string;
  readonly chatId: string;
  readonly from: z.infer<typeof userRule> | undefined;
  readonly locale: Locale;
}

async function pair(
  { db, now }: BotServices,
  { id, channel }: BotRow,
  { code, chatId, from, locale }: Paired,
): Promise<string> {
  const name = from?.username ? `@${from.username}` : (from?.first_name ?? chatId);
  const pairing = { channelId: channel.id, noticeChannelId: id, code, chatId, name, now: now() };
  const paired = await transaction(db, async (tx) => {
    const made = await pairChat(tx, pairing);
    if (made)
      await writeAudit(
        tx,
        { actor: await actorOf(tx, channel, made), channel },
        { action: 'pairTelegram', subjectId: made.id },
      );
    return made;
  });
  if (!paired) return message(locale, 'TELEGRAM_CODE_OVER');
  return message(toLocale(paired.locale), 'TELEGRAM_PAIRED', {
    name: paired.staffMember.name,
    shop: shopName(channel, toLocale(paired.locale)),
  });
}

interface Followed {
  readonly token: string;
  readonly chatId: string;
  readonly locale: Locale;
}

/** @returns what is answered; null: the first message about the order says all. */
async function follow(
  services: BotServices,
  { channel }: BotRow,
  { token, chatId, locale }: Followed,
): Promise<string | null> {
  const { db, now, orderPages } = services;
  try {
    const caller = { db, channel, now, locale, actor: { kind: 'visitor', sessionId: null } } as const;
    const isNew = await followInChat(caller, orderPages, { token, address: chatId });
    return isNew ? null : message(locale, 'TELEGRAM_FOLLOWED');
  } catch (error) {
    return wordsOf(error, locale);
  }
}
