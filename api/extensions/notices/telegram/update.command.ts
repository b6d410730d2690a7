import { z } from 'zod';
import { type Locale, localeOfTag, toLocale } from '../../../../domain/locale';
import { localize, parseLocalized } from '../../../../domain/localized';
import type { StaffActor } from '../../../access/caller';
import type { createOrderPages } from '../../../channel/order-pages';
import { moveOrder } from '../../../checkout/order-life/move-order.command';
import { MoveNotAllowed, StaleOrder } from '../../../checkout/order-life/refusals';
import { QUICK_REASONS } from '../../../checkout/order-reason';
import type { Database } from '../../../db/client';
import type { AnnounceOrder } from '../../../db/outbox';
import { transaction } from '../../../db/transaction';
import type { Channel, NoticeChannel } from '../../../generated/prisma/client';
import { DomainError } from '../../../kernel/domain-error';
import type { GuardedAgent } from '../../../kernel/guarded-agent';
import type { SecretBox } from '../../../kernel/secrets';
import { message } from '../../../messages/messages';
import { refusalMessage } from '../../../messages/refusal-message';
import { hasSecondFactor } from '../../../staff/second-factor/second-factor.store';
import { asksForSecondFactor } from '../../../staff/second-factor/second-factor-rule';
import { writeAudit } from '../../../staff-writes/audit.store';
import { telegramSettings } from '../channels/channel-kinds';
import { followInChat } from '../following/follow-order.command';
import { readAnnounced, topicOfStatus } from '../following/notices.store';
import { type Bot, callBot } from './bot-api';
import { orderButtons, type Press, readPress, reasonButtons } from './order-chat';
import { keyboard, messageParameters } from './send-telegram';
import { lastAuthor, orderForStaff } from './staff-notices.store';
import { STARTS } from './start-link';
import { findStaffChat, forgetChat, pairChat, type StaffChat } from './telegram-chat.store';

/** What acting on what was written to a bot takes. */
export interface BotServices {
  readonly db: Database;
  readonly agent: GuardedAgent;
  readonly secrets: SecretBox;
  readonly announceOrder: AnnounceOrder;
  readonly orderPages: ReturnType<typeof createOrderPages>;
  readonly now: () => Date;
}

/** A bot's row with its shop. */
export type BotRow = NoticeChannel & { readonly channel: Channel };

export const botOf = (secrets: SecretBox, { settings, secretCipher }: NoticeChannel): Bot => ({
  url: telegramSettings.parse(settings).url,
  token: secretCipher ? secrets.open(secretCipher, 'notice-channel') : '',
});

const user = z.looseObject({
  first_name: z.string().default(''),
  username: z.string().optional(),
  language_code: z.string().optional(),
});
const chat = z.looseObject({ id: z.number().transform(String), type: z.string() });
const updateRule = z.looseObject({
  message: z.looseObject({ chat, from: user.optional(), text: z.string().default('') }).optional(),
  callback_query: z
    .looseObject({
      id: z.string(),
      from: user,
      data: z.string().default(''),
      message: z.looseObject({ message_id: z.int(), chat }).optional(),
    })
    .optional(),
  my_chat_member: z.looseObject({ chat, new_chat_member: z.looseObject({ status: z.string() }) }).optional(),
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
    await say(message(locale, 'TELEGRAM_HELP', { shop: nameOf(row.channel, locale) }));
  }
}

const nameOf = ({ name, defaultLocale }: Channel, locale: Locale) =>
  localize(parseLocalized(name), locale, toLocale(defaultLocale));

interface Paired {
  readonly code: string;
  readonly chatId: string;
  readonly from: z.infer<typeof user> | undefined;
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
    shop: nameOf(channel, toLocale(paired.locale)),
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

/** A refusal in words. @throws any other error. */
function wordsOf(error: unknown, locale: Locale): string {
  if (error instanceof DomainError) return refusalMessage(error, locale, null);
  throw error;
}

type Pressed = NonNullable<Written['callback_query']>;

async function onPress(services: BotServices, row: BotRow, { id, from, data, message: under }: Pressed): Promise<void> {
  const { db, agent, secrets } = services;
  const bot = botOf(secrets, row);
  const answer = (text: string) =>
    callBot(agent, bot, 'answerCallbackQuery', {
      callback_query_id: id,
      ...(text && { text: text.slice(0, 200), show_alert: true }),
    });
  const press = readPress(data);
  const chatOf = under && (await findStaffChat(db, row.id, under.chat.id));
  if (!press || !chatOf) {
    await answer(message(localeOfTag(from.language_code ?? ''), 'TELEGRAM_NOT_PAIRED'));
    return;
  }
  const at = { chat_id: under.chat.id, message_id: under.message_id };
  const locale = toLocale(chatOf.locale);
  const order = { id: press.orderId, version: press.version };
  if (press.act === 'back' || (press.act === 'refuse' && press.detail === '')) {
    const buttons = press.act === 'back' ? orderButtons(order, locale) : reasonButtons(order, locale);
    await callBot(agent, bot, 'editMessageReplyMarkup', { ...at, reply_markup: keyboard(buttons) });
    await answer('');
    return;
  }
  const refusal = await move(services, row.channel, chatOf, press);
  // Once it is moved, the queue edits each chat's message.
  if (refusal) await showAsItIs(services, row, { orderId: press.orderId, at, locale: chatOf.locale });
  await answer(refusal ?? '');
}

/** Does what the same press on the board does. @returns why not, in words. */
async function move(
  { db, announceOrder, now }: BotServices,
  channel: Channel,
  by: StaffChat,
  press: Press,
): Promise<string | null> {
  const locale = toLocale(by.locale);
  const { orderId: id, version, detail } = press;
  const reasonCode = QUICK_REASONS.find((known) => known === detail) ?? null;
  const to =
    press.act === 'accept'
      ? ({ to: 'ACCEPTED', preparationMinutes: detail ? Number(detail) : null } as const)
      : ({ to: 'CANCELLED', reasonCode } as const);
  try {
    const actor = await actorOf(db, channel, by);
    await moveOrder({ db, channel, actor, locale, now, announceOrder }, { id, version, ...to });
    return null;
  } catch (error) {
    // “Accepted, Olga” says more than that it was changed.
    const isMoved = error instanceof MoveNotAllowed || (error instanceof StaleOrder && error.status !== 'PLACED');
    return (isMoved && (await stateOf(db, channel, id, locale))) || wordsOf(error, locale);
  }
}

/** “Already: order 12 accepted, Olga”. */
async function stateOf(db: Database, channel: Channel, checkoutId: string, locale: Locale): Promise<string | null> {
  const order = await readAnnounced(db, { channelId: channel.id, checkoutId });
  if (!order) return null;
  const title = message(locale, `NOTICE_${topicOfStatus(order)}`, { number: order.number ?? '' });
  const name = await lastAuthor(db, checkoutId);
  return message(locale, 'TELEGRAM_ALREADY', { state: name ? message(locale, 'TELEGRAM_BY', { title, name }) : title });
}

interface Place {
  readonly orderId: string;
  readonly at: { readonly chat_id: string; readonly message_id: number };
  readonly locale: string;
}

/** The message was of an order that stands otherwise now. */
async function showAsItIs(
  { db, agent, secrets }: BotServices,
  row: BotRow,
  { orderId: checkoutId, at, locale }: Place,
): Promise<void> {
  const order = await readAnnounced(db, { channelId: row.channelId, checkoutId });
  if (!order) return;
  const shown = orderForStaff(order, { topic: topicOfStatus(order), by: await lastAuthor(db, checkoutId), locale });
  await callBot(agent, botOf(secrets, row), 'editMessageText', { ...at, ...messageParameters(shown) });
}

/** The staff member as they are now. Their chat is no session. */
async function actorOf(
  db: Parameters<typeof hasSecondFactor>[0],
  channel: Channel,
  { id, staffMember }: StaffChat,
): Promise<StaffActor> {
  const { id: staffMemberId, login, name, role, passwordIsGiven: mustChangePassword } = staffMember;
  const isAsked = asksForSecondFactor(channel.secondFactorRule, role);
  const mustSetUpSecondFactor = isAsked && !(await hasSecondFactor(db, staffMemberId));
  return { kind: 'staff', sessionId: id, staffMemberId, login, name, role, mustChangePassword, mustSetUpSecondFactor };
}
