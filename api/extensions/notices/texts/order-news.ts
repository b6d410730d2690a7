import { z } from 'zod';
import { chosenTime } from '../../../../domain/chosen-time';
import { intlZone } from '../../../../domain/intl-zone';
import { LANGUAGE_TAGS, type Locale, toLocale } from '../../../../domain/locale';
import { localize, parseLocalized } from '../../../../domain/localized';
import { isCurrencyCode } from '../../../../domain/money';
import { readReason } from '../../../checkout/order-reason';
import type { AnnouncedOrder } from '../../../db/outbox';
import type { NoticeTopic } from '../../../generated/prisma/client';
import { amountsIn } from '../../../kernel/amounts';
import { message } from '../../../messages/messages';

const frozenOptions = z.array(z.object({ name: z.unknown() }));

/** What a notice says of an order, in words. Nothing personal: anyone with the order's link reads the same there. */
export interface OrderNews {
  /** The day and the time by name, so that tomorrow is never read as today. */
  readonly when: string;
  readonly title: string;
  /** Why it was cancelled. */
  readonly reason: string | null;
  readonly lines: readonly { readonly text: string; readonly amount: string; readonly note: string | null }[];
  readonly total: string;
  /** How it is paid. */
  readonly paidBy: string;
  readonly shop: string;
  readonly phone: string | null;
  readonly accentColor: string;
}

export function orderNews(order: AnnouncedOrder, topic: NoticeTopic, locale: Locale): OrderNews {
  const { channel, currencyCode } = order;
  if (!isCurrencyCode(currencyCode)) throw new Error(`checkout ${order.id} is not a placed order`);
  const text = (json: unknown) => localize(parseLocalized(json), locale, toLocale(channel.defaultLocale));
  const amount = amountsIn(currencyCode, locale);
  const reason = readReason({ reason: order.cancelReason, reasonCode: order.cancelCode }, locale);
  return {
    when: message(locale, `NOTICE_WHEN_${order.table ? 'TABLE' : order.deliveryMethod}`, {
      moment: moment(order, locale),
    }),
    title: message(locale, `NOTICE_${topic}`, { number: order.number ?? '' }),
    reason: topic === 'CANCELLED' ? reason : null,
    lines: order.lines.map(({ quantity, productName, variantName, unitPrice, options, note }) => {
      const details = [text(variantName), ...frozenOptions.parse(options ?? []).map(({ name }) => text(name))].filter(
        Boolean,
      );
      const name = [text(productName), details.length > 0 && `(${details.join(', ')})`].filter(Boolean).join(' ');
      return { text: `${quantity} × ${name}`, amount: amount(unitPrice * quantity).formatted, note };
    }),
    total: amount(order.total ?? 0).formatted,
    paidBy: text(order.paymentName),
    shop: text(channel.name),
    phone: channel.phone,
    accentColor: channel.accentColor,
  };
}

/** “Monday, November 30 at 6:30 PM” by the shop's clock; the span that was chosen while it stands. */
function moment({ slotFrom, slotTo, promisedAt, placedAt, channel }: AnnouncedOrder, locale: Locale): string {
  const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
    timeZone: intlZone(channel.timeZone),
    ...({ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const),
  });
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  const chosen = chosenTime({ slotFrom: iso(slotFrom), slotTo: iso(slotTo), promisedAt: iso(promisedAt) });
  if (chosen?.isKept) return format.formatRange(new Date(chosen.from), new Date(chosen.to));
  return format.format(promisedAt ?? placedAt ?? new Date(0));
}
