import { z } from 'zod';
import { type Locale, localeOfTag, toLocale } from '../../../../domain/locale';
import { moveOrder } from '../../../checkout/order-life/move-order.command';
import { MoveNotAllowed, StaleOrder } from '../../../checkout/order-life/refusals';
import { QUICK_REASONS } from '../../../checkout/order-reason';
import type { Database } from '../../../db/client';
import type { Channel } from '../../../generated/prisma/client';
import { message } from '../../../messages/messages';
import { readAnnounced, topicOfStatus } from '../following/notices.store';
import { acknowledgeTrouble } from '../troubles/acknowledge-trouble.command';
import { SEEN } from '../troubles/trouble-body';
import { type BotRow, type BotServices, botOf, chatRule, userRule, wordsOf } from './acting';
import { callBot } from './bot-api';
import { orderButtons, type Press, readPress, reasonButtons } from './order-chat';
import { keyboard, messageParameters } from './send-telegram';
import { lastAuthor, orderForStaff } from './staff-notices.store';
import { actorOf, findStaffChat, type StaffChat } from './telegram-chat.store';

/** A press of a button under a message. */
export const pressRule = z.looseObject({
  id: z.string(),
  from: userRule,
  data: z.string().default(''),
  message: z.looseObject({ message_id: z.int(), chat: chatRule }).optional(),
});

/** Acts on a button that was pressed under a message. */
export async function onPress(
  services: BotServices,
  row: BotRow,
  { id, from, data, message: under }: z.infer<typeof pressRule>,
): Promise<void> {
  const { db, agent, secrets } = services;
  const bot = botOf(secrets, row);
  const answer = (text: string) =>
    callBot(agent, bot, 'answerCallbackQuery', {
      callback_query_id: id,
      ...(text && { text: text.slice(0, 200), show_alert: true }),
    });
  const press = readPress(data);
  const chatOf = under && (await findStaffChat(db, row.id, under.chat.id));
  const troubleId = SEEN.exec(data)?.[1];
  if (!chatOf || !(press || troubleId)) {
    await answer(message(localeOfTag(from.language_code ?? ''), 'TELEGRAM_NOT_PAIRED'));
    return;
  }
  const at = { chat_id: under.chat.id, message_id: under.message_id };
  const locale = toLocale(chatOf.locale);
  if (!press) {
    await callBot(agent, bot, 'editMessageReplyMarkup', { ...at, reply_markup: keyboard([]) });
    await answer(await acknowledge(services, row.channel, chatOf, troubleId ?? ''));
    return;
  }
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

/** @returns who looks after it, or why it could not be said. */
async function acknowledge(
  { db, now }: BotServices,
  channel: Channel,
  by: StaffChat,
  troubleId: string,
): Promise<string> {
  const locale = toLocale(by.locale);
  try {
    const actor = await actorOf(db, channel, by);
    const { acknowledgedBy } = await acknowledgeTrouble({ db, channel, actor, locale, now }, troubleId);
    return message(locale, 'NOTICE_TROUBLE_SEEN_BY', { name: acknowledgedBy ?? '' });
  } catch (error) {
    return wordsOf(error, locale);
  }
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
