import { z } from 'zod';
import type { DeliveryOutcome } from '../../../sending/deliver';
import { telegramSettings } from '../channels/channel-kinds';
import type { SendNotice } from '../sending/outgoing-notice';
import { type BotAnswer, callBot } from './bot-api';

/** A message of a bot as a notice keeps it; the text is Telegram's HTML. */
export const telegramBody = z.object({
  text: z.string(),
  /** Rows of buttons. */
  buttons: z.array(z.array(z.object({ text: z.string(), data: z.string() }))).default([]),
  /** It takes the place of the first message about the order. */
  isEdit: z.boolean().default(false),
});
export type TelegramBody = z.input<typeof telegramBody>;

const sentMessage = z.object({ message_id: z.int() });

/** Parameters of `sendMessage` and `editMessageText`. */
export function messageParameters({ text, buttons = [] }: TelegramBody) {
  return {
    text,
    parse_mode: 'HTML',
    link_preview_options: { is_disabled: true },
    reply_markup: keyboard(buttons),
  };
}

export const keyboard = (buttons: NonNullable<TelegramBody['buttons']>) => ({
  inline_keyboard: buttons.map((row) => row.map(({ text, data }) => ({ text, callback_data: data }))),
});

/** Sends a message to a chat, or edits the one that was sent about the order. Its id is kept as the answer. */
export const sendTelegram: SendNotice = async ({ settings, secret, address, body, sentAs }, agent) => {
  const bot = { url: telegramSettings.parse(settings).url, token: secret ?? '' };
  const message = telegramBody.parse(JSON.parse(body));
  const edited = message.isEdit ? sentAs : null;
  const said = edited
    ? await callBot(agent, bot, 'editMessageText', {
        chat_id: address,
        message_id: Number(edited),
        ...messageParameters(message),
      })
    : await callBot(agent, bot, 'sendMessage', { chat_id: address, ...messageParameters(message) });
  return edited && NOTHING_TO_EDIT.test(said.description)
    ? { ...said.outcome, failure: null, answer: edited }
    : outcomeOf(said);
};

/** It says so already, or the reader deleted it. */
const NOTHING_TO_EDIT = /message is not modified|message to edit not found|message can't be edited/i;
const NO_CHAT = /chat not found|user is deactivated/i;

function outcomeOf({ outcome, description, result }: BotAnswer): DeliveryOutcome {
  const answer = sentMessage.safeParse(result).data?.message_id.toString() ?? null;
  // A reader blocked the bot, or is gone.
  const isGone = outcome.status === 403 || (outcome.status === 400 && NO_CHAT.test(description));
  return {
    ...outcome,
    answer,
    ...(isGone && { failure: 'RECIPIENT_GONE' }),
    // Too many messages to one chat: the bot works.
    ...(outcome.status === 429 && { isOfRecipient: true }),
  };
}
