import { tellsOfAllergy } from '../../../../domain/allergy';
import type { Locale } from '../../../../domain/locale';
import { CANCEL_REASONS, SUGGESTED_MINUTES } from '../../../../domain/quick-answers';
import type { AnnouncedOrder } from '../../../db/outbox';
import { message } from '../../../messages/messages';
import { escapeHtml } from '../texts/escape-html';
import type { OrderNews } from '../texts/order-news';
import type { TelegramBody } from './send-telegram';

/** What a button under an order does. The version is that of the order that its reader saw. */
export interface Press {
  readonly act: 'accept' | 'refuse' | 'back';
  readonly orderId: string;
  readonly version: number;
  /** Minutes, or a reason; empty: as promised, or the reasons are asked for. */
  readonly detail: string;
}

const ACTS = { accept: 'a', refuse: 'r', back: 'b' } as const;
const DATA = /^([arb]):([\da-f-]{36}):(\d{1,9}):(\w*)$/;

/** Telegram takes 64 bytes. */
const dataOf = ({ act, orderId, version, detail }: Press) => `${ACTS[act]}:${orderId}:${version}:${detail}`;

export function readPress(data: string): Press | null {
  const [, letter, orderId, version, detail = ''] = DATA.exec(data) ?? [];
  const act = (['accept', 'refuse', 'back'] as const).find((known) => ACTS[known] === letter);
  return act && orderId ? { act, orderId, version: Number(version), detail } : null;
}

type Pressed = Pick<AnnouncedOrder, 'id' | 'version'>;

/** Accept, by minutes too, and refuse. */
export function orderButtons({ id: orderId, version }: Pressed, locale: Locale): NonNullable<TelegramBody['buttons']> {
  const button = (text: string, act: Press['act'], detail = '') => ({
    text,
    data: dataOf({ act, orderId, version, detail }),
  });
  const minutes = SUGGESTED_MINUTES.map((count) =>
    button(message(locale, 'TELEGRAM_MINUTES', { count }), 'accept', String(count)),
  );
  return [
    [button(message(locale, 'TELEGRAM_ACCEPT'), 'accept')],
    minutes.slice(0, 3),
    minutes.slice(3),
    [button(message(locale, 'TELEGRAM_REFUSE'), 'refuse')],
  ];
}

/** Why it is refused, and the way back. */
export function reasonButtons({ id: orderId, version }: Pressed, locale: Locale): NonNullable<TelegramBody['buttons']> {
  const press = { orderId, version };
  return [
    ...CANCEL_REASONS.map((detail) => [
      { text: message(locale, `ORDER_REASON_${detail}`), data: dataOf({ ...press, act: 'refuse', detail }) },
    ]),
    [{ text: message(locale, 'TELEGRAM_BACK'), data: dataOf({ ...press, act: 'back', detail: '' }) }],
  ];
}

/** An order for staff: all that has to be known to take it. @param by - who moved it last. */
export function staffMessage(order: AnnouncedOrder, news: OrderNews, by: string | null, locale: Locale): TelegramBody {
  const { status, name, phone, kitchenNote, courierNote } = order;
  const isNew = status === 'PLACED';
  const head = [
    `<b>${escapeHtml(news.when)}</b>`,
    `${STATE_SIGNS[status] ?? ''} ${escapeHtml(titleFor(order, news, by, locale))}`,
  ];
  const facts = [
    ...(news.reason ? [escapeHtml(news.reason)] : []),
    escapeHtml([name, phone].filter(Boolean).join(', ')),
    ...addressLines(order, locale).map(escapeHtml),
    ...[kitchenNote, courierNote].flatMap((note) => noteLines(note, locale)),
  ];
  const lines = news.lines.flatMap(({ text, note }) => [escapeHtml(text), ...noteLines(note, locale)]);
  const payment = [`${message(locale, 'NOTICE_TOTAL')} ${news.total}`, news.paidBy].filter(Boolean).join(', ');
  return {
    text: [head, facts.filter(Boolean), fitting(lines), [escapeHtml(payment)]]
      .map((part) => part.join('\n'))
      .join('\n\n'),
    buttons: isNew ? orderButtons(order, locale) : [],
  };
}

const STATE_SIGNS: Partial<Record<AnnouncedOrder['status'], string>> = { PLACED: '🆕', CANCELLED: '❌' };

function titleFor({ status, number }: AnnouncedOrder, { title }: OrderNews, by: string | null, locale: Locale): string {
  if (status === 'PLACED') return message(locale, 'TELEGRAM_NEW', { number: number ?? '' });
  return by ? message(locale, 'TELEGRAM_BY', { title, name: by }) : title;
}

function addressLines(order: AnnouncedOrder, locale: Locale): string[] {
  if (order.table) return [message(locale, 'TELEGRAM_TABLE', { table: order.table })];
  if (order.deliveryMethod !== 'DELIVERY') return [];
  const details = (['apartment', 'entrance', 'floor', 'intercom'] as const).flatMap((part) => {
    const value = order[part];
    return value ? [message(locale, `TELEGRAM_${part.toUpperCase()}`, { value })] : [];
  });
  return [order.street ?? '', details.join(', ')];
}

function noteLines(note: string | null, locale: Locale): string[] {
  if (!note) return [];
  if (!tellsOfAllergy(note)) return [`» <i>${escapeHtml(note)}</i>`];
  return [`‼️ <b>${message(locale, 'TELEGRAM_ALLERGY')}: ${escapeHtml(note)}</b>`];
}

/** How an order goes on, for the client who follows it. */
export function clientMessage(
  { when, title, reason, lines, total, shop, phone }: OrderNews,
  page: string,
  locale: Locale,
): TelegramBody {
  const text = [
    [`<b>${escapeHtml(when)}</b>`, escapeHtml(title), ...(reason ? [escapeHtml(reason)] : [])],
    [
      ...fitting(lines.map((line) => escapeHtml(`${line.text}   ${line.amount}`))),
      escapeHtml(`${message(locale, 'NOTICE_TOTAL')}   ${total}`),
    ],
    [
      `<a href="${escapeHtml(page)}">${message(locale, 'NOTICE_OPEN')}</a>`,
      escapeHtml([shop, phone].filter(Boolean).join(', ')),
      message(locale, 'TELEGRAM_STOP_HINT'),
    ],
  ];
  return { text: text.map((part) => part.join('\n')).join('\n\n') };
}

/** Telegram takes 4096 characters: an order of very many dishes ends with dots. */
const LONGEST_LINES = 2500;

function fitting(lines: readonly string[]): string[] {
  const kept: string[] = [];
  for (const line of lines) if (kept.join('\n').length + line.length <= LONGEST_LINES) kept.push(line);
  return kept.length < lines.length ? [...kept, '…'] : kept;
}
