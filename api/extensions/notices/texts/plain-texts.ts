import { type Locale, toLocale } from '../../../../domain/locale';
import { localize, parseLocalized } from '../../../../domain/localized';
import type { Channel, NoticeKind } from '../../../generated/prisma/client';
import { message } from '../../../messages/messages';
import type { PushBody } from '../push/send-push';
import type { MailBody } from '../sending/send-mail';
import type { TelegramBody } from '../telegram/send-telegram';
import { escapeHtml } from './escape-html';

/** A message that is no order's. */
interface Plain {
  readonly title: string;
  readonly text: string;
  readonly shop: string;
  /** Where it leads; empty: nowhere. */
  readonly page: string;
  /** See `pushBody`. */
  readonly tag: string;
  readonly buttons?: TelegramBody['buttons'];
}

/** As a notice keeps it, by the means that it goes by. */
export const PLAIN_TEXTS: Readonly<Record<NoticeKind, (said: Plain) => string>> = {
  MAIL: ({ title, text, shop, page }) => {
    const parts = [title, text, page].filter(Boolean);
    return JSON.stringify({ from: shop, subject: title, text: parts.join('\n\n'), html: null } satisfies MailBody);
  },
  PUSH: ({ title, text, shop, page: url, tag }) =>
    JSON.stringify({ title, body: `${text}\n${shop}`, url, tag } satisfies PushBody),
  TELEGRAM: ({ title, text, shop, page, buttons }) => {
    const parts = [`<b>${escapeHtml(title)}</b>`, ...[text, shop, page].filter(Boolean).map(escapeHtml)];
    return JSON.stringify({ text: parts.join('\n'), buttons } satisfies TelegramBody);
  },
  SMS: ({ title, shop, page }) => JSON.stringify({ text: [title, shop, page].filter(Boolean).join('\n') }),
};

type Named = Pick<Channel, 'name' | 'defaultLocale'>;

export const shopName = ({ name, defaultLocale }: Named, locale: Locale) =>
  localize(parseLocalized(name), locale, toLocale(defaultLocale));

/** What staff send to try whether it arrives. */
export function testBody(kind: NoticeKind, channel: Named, locale: Locale, page = ''): string {
  const shop = shopName(channel, locale);
  const [title, text] = [message(locale, 'NOTICE_TEST'), message(locale, 'NOTICE_TEST_TEXT', { shop })];
  return PLAIN_TEXTS[kind]({ title, text, shop, page, tag: 'test' });
}
