import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Manners } from '../testing-manners';

/** A message in a chat as its reader sees it. */
export interface ChatMessage {
  readonly chatId: string;
  readonly id: number;
  text: string;
  buttons: readonly { readonly text: string; readonly callback_data: string }[];
  /** How often it was edited. */
  edits: number;
}

interface Call {
  readonly chat_id?: string;
  readonly message_id?: number;
  readonly text?: string;
  readonly offset?: number;
  readonly timeout?: number;
  readonly url?: string;
  readonly secret_token?: string;
  readonly reply_markup?: { readonly inline_keyboard: readonly ChatMessage['buttons'][] };
}

/** A call of the bot's. */
export interface BotCall {
  readonly method: string;
  readonly chatId: string;
  readonly text: string;
}

/** A Bot API on loopback, with one bot and those who write to it. */
export interface BotApi {
  readonly url: string;
  readonly messages: ChatMessage[];
  /** What was shown for presses. */
  readonly alerts: string[];
  /** Set by `setWebhook`. */
  webhook(): { readonly url: string; readonly secret: string } | null;
  /** @returns the update, as a webhook gets it. */
  write(chatId: string, text: string): object;
  /** Presses the button of a message that begins so. @returns the update, as a webhook gets it. */
  press(message: ChatMessage, button: string): object;
  block(chatId: string): void;
  /** Refuses the next message, and asks to wait. */
  tireOnce(seconds: number): void;
  close(): Promise<void>;
}

export const BOT_TOKEN = '123456:test-token';
export const BOT_NAME = 'shop_bot';
const LANGUAGE = 'ru';

export async function startBotApi(port = 0, manners: Manners<BotCall> = () => null): Promise<BotApi> {
  const messages: ChatMessage[] = [];
  const alerts: string[] = [];
  const blocked = new Set<string>();
  const updates: { update_id: number }[] = [];
  const waiting = new Set<() => void>();
  let tired: number | null = null;
  let hook: { url: string; secret: string } | null = null;
  let nextId = 100;

  const add = (update: object) => {
    const whole = { update_id: nextId++, ...update };
    if (!hook) updates.push(whole);
    for (const wake of waiting) wake();
    return whole;
  };
  const buttonsOf = ({ reply_markup }: Call) => reply_markup?.inline_keyboard.flat() ?? [];
  const refuse = (code: number, description: string, parameters = {}) => ({
    ok: false,
    error_code: code,
    description,
    parameters,
  });

  const methods: Record<string, (call: Call) => object | Promise<object>> = {
    getMe: () => ({ id: 1, is_bot: true, username: BOT_NAME }),
    deleteWebhook: () => {
      hook = null;
      return {};
    },
    setWebhook: ({ url = '', secret_token: secret = '' }) => {
      hook = { url, secret };
      return {};
    },
    async getUpdates({ offset = 0, timeout = 0 }) {
      const waited = () => updates.filter(({ update_id }) => update_id >= offset);
      if (waited().length === 0 && timeout > 0)
        await new Promise<void>((resolve) => {
          const wake = () => {
            waiting.delete(wake);
            clearTimeout(late);
            resolve();
          };
          const late = setTimeout(wake, timeout * 1000);
          waiting.add(wake);
        });
      return waited();
    },
    sendMessage(call) {
      const { chat_id: chatId = '', text = '' } = call;
      if (blocked.has(chatId)) return refuse(403, 'Forbidden: bot was blocked by the user');
      if (tired !== null) {
        const seconds = tired;
        tired = null;
        return refuse(429, `Too Many Requests: retry after ${seconds}`, { retry_after: seconds });
      }
      const message = { chatId, id: nextId++, text, buttons: buttonsOf(call), edits: 0 };
      messages.push(message);
      return { message_id: message.id };
    },
    editMessageText(call) {
      const message = messages.find(({ id, chatId }) => id === call.message_id && chatId === call.chat_id);
      if (!message) return refuse(400, 'Bad Request: message to edit not found');
      message.text = call.text ?? '';
      message.buttons = buttonsOf(call);
      message.edits += 1;
      return { message_id: message.id };
    },
    editMessageReplyMarkup(call) {
      const message = messages.find(({ id }) => id === call.message_id);
      if (message) message.buttons = buttonsOf(call);
      return {};
    },
    answerCallbackQuery: ({ text = '' }) => {
      alerts.push(text);
      return {};
    },
  };

  const server = createServer((request, response) => {
    void (async () => {
      const [, token, name = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? [];
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      const method = methods[name];
      const call: Call = JSON.parse(Buffer.concat(chunks).toString() || '{}');
      if (token !== BOT_TOKEN || !method) return say(response, refuse(401, 'Unauthorized'));
      const mishap = manners({ method: name, chatId: call.chat_id ?? '', text: call.text ?? '' });
      if (mishap === 'BUSY') return say(response, refuse(429, 'Too Many Requests: retry after 1', { retry_after: 1 }));
      const answer = await method(call);
      if (mishap === null) say(response, answer);
      else response.destroy();
    })();
  });
  const say = (response: ServerResponse, answer: object) => {
    const failed = 'error_code' in answer ? Number(answer.error_code) : null;
    response.writeHead(failed ?? 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(failed === null ? { ok: true, result: answer } : answer));
  };
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const person = (chatId: string) => ({
    id: Number(chatId),
    first_name: `Person ${chatId}`,
    username: `p${chatId}`,
    language_code: LANGUAGE,
  });
  const chat = (chatId: string) => ({ id: Number(chatId), type: 'private' });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    alerts,
    webhook: () => hook,
    write: (chatId, text) => add({ message: { message_id: nextId++, chat: chat(chatId), from: person(chatId), text } }),
    press({ chatId, id, buttons }, button) {
      const data = buttons.find(({ text }) => text.startsWith(button))?.callback_data;
      if (!data) throw new Error(`no button ${button}`);
      return add({
        callback_query: {
          id: String(nextId++),
          from: person(chatId),
          data,
          message: { message_id: id, chat: chat(chatId) },
        },
      });
    },
    block: (chatId) => void blocked.add(chatId),
    tireOnce(seconds) {
      tired = seconds;
    },
    close: () =>
      new Promise((resolve) => {
        for (const wake of waiting) wake();
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
