import { byLocale, type Locale } from '../../../domain/locale';
import type { Localized } from '../../../domain/localized';
import { EVENT_TEXT } from '../template/event-text';

/** A receiver to start from; staff put their own address and keys in place of the words in capitals. */
export interface ReceiverPreset {
  readonly id: string;
  readonly name: Localized;
  /** What to put in place of the words in capitals, and where to get it. */
  readonly hint: Localized;
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'GET';
  readonly url: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  /** Whether the service wants an Authorization header. */
  readonly wantsAuthorization: boolean;
  readonly body: Readonly<Record<Locale, string>>;
}

const JSON_HEADERS = [{ name: 'Content-Type', value: 'application/json' }] as const;

const PLAIN_JSON = `{
  "event": {{ event | json }},
  "occurredAt": {{ occurredAt | json }},
  "order": {{ order | json }},
  "payment": {{ payment | json }},
  "change": {{ change | json }}
}
`;

/** The same envelope around the text in each language. */
function inEachLanguage(envelope: string): Readonly<Record<Locale, string>> {
  return byLocale((locale) => EVENT_TEXT[locale] + envelope);
}

/** Slack reads `&`, `<` and `>` as markup: a name like `<!channel>` would ring the whole team. */
const SLACK_ESCAPE = '| replace: "&", "&amp;" | replace: "<", "&lt;" | replace: ">", "&gt;"';

export const RECEIVER_PRESETS: readonly ReceiverPreset[] = [
  {
    id: 'json',
    name: { en: 'Plain JSON', ru: 'Простой JSON' },
    hint: {
      en: 'Your own program gets the whole order, and payments and changes of the menu where you choose them. Put its address in place of the example.',
      ru: 'Ваша программа получит заказ целиком, а если выбрать — и платежи, и изменения в меню. Замените пример её адресом.',
    },
    method: 'POST',
    url: 'https://example.com/orders',
    headers: JSON_HEADERS,
    wantsAuthorization: false,
    body: byLocale(() => PLAIN_JSON),
  },
  {
    id: 'telegram',
    name: { en: 'Telegram bot', ru: 'Бот в Telegram' },
    hint: {
      en: 'Create a bot with @BotFather and put its token in place of BOT_TOKEN; CHAT_ID is the chat that it writes to.',
      ru: 'Создайте бота через @BotFather и впишите его токен вместо BOT_TOKEN; CHAT_ID — чат, в который он будет писать.',
    },
    method: 'POST',
    url: 'https://api.telegram.org/botBOT_TOKEN/sendMessage',
    headers: JSON_HEADERS,
    wantsAuthorization: false,
    // Telegram takes 4096 characters.
    body: inEachLanguage('{ "chat_id": "CHAT_ID", "text": {{ text | slice: 0, 4000 | json }} }\n'),
  },
  {
    id: 'slack',
    name: { en: 'Slack', ru: 'Slack' },
    hint: {
      en: 'Add an incoming webhook in Slack and paste its address.',
      ru: 'Добавьте в Slack входящий вебхук и вставьте его адрес.',
    },
    method: 'POST',
    url: 'https://hooks.slack.com/services/YOUR/WEBHOOK/ADDRESS',
    headers: JSON_HEADERS,
    wantsAuthorization: false,
    body: inEachLanguage(`{ "text": {{ text ${SLACK_ESCAPE} | json }} }\n`),
  },
  {
    id: 'discord',
    name: { en: 'Discord', ru: 'Discord' },
    hint: {
      en: 'Create a webhook in the settings of a Discord channel and paste its address.',
      ru: 'Создайте вебхук в настройках канала Discord и вставьте его адрес.',
    },
    method: 'POST',
    url: 'https://discord.com/api/webhooks/YOUR/WEBHOOK',
    headers: JSON_HEADERS,
    wantsAuthorization: false,
    // Discord takes 2000 characters; no mention in a shopper's note may ring anyone.
    body: inEachLanguage('{ "content": {{ text | slice: 0, 1900 | json }}, "allowed_mentions": { "parse": [] } }\n'),
  },
  {
    id: 'email',
    name: { en: 'E-mail through an HTTP mail API', ru: 'Письмо через почтовый HTTP API' },
    hint: {
      en: 'Written for Resend; other services differ in the address and the field names. Put your key into Authorization as “Bearer KEY”.',
      ru: 'Написано для Resend; у других служб отличаются адрес и имена полей. Ключ впишите в Authorization в виде «Bearer КЛЮЧ».',
    },
    method: 'POST',
    url: 'https://api.resend.com/emails',
    headers: JSON_HEADERS,
    wantsAuthorization: true,
    body: inEachLanguage(`{
  "from": "orders@example.com",
  "to": ["kitchen@example.com"],
  "subject": {{ text | split: "
" | first | json }},
  "text": {{ text | json }}
}
`),
  },
];
