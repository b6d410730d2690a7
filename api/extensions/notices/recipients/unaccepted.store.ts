import { toLocale } from '../../../../domain/locale';
import { staffPath } from '../../../channel/order-pages';
import type { Transaction } from '../../../db/client';
import type { AnnouncedOrder, OrderMove } from '../../../db/outbox';
import { readHours } from '../../../hours/hours.store';
import { readAnnounced } from '../following/notices.store';
import { dropWaiting } from '../sending/waiting.store';
import { orderNews } from '../texts/order-news';
import { ORDER_TEXTS } from '../texts/order-texts';
import { pageAt } from './recipient-page';
import { type Recipient, readRecipients, writeSteps } from './steps.store';
import { staffedFrom } from './when-due';

/**
 * Enqueues a message for each recipient when an order is placed, due after the recipient's minutes, and cancels what waits once
 * the order is accepted or over. Runs inside the transaction that changes the order.
 */
export async function noticeUnaccepted(tx: Transaction, move: OrderMove): Promise<void> {
  const { checkoutId, event, now } = move;
  if (event === 'PLACED') return announceUnaccepted(tx, move);
  if (event !== 'STATUS_CHANGED' && event !== 'CANCELLED') return;
  await dropWaiting(tx, { checkout: { id: checkoutId, status: { not: 'PLACED' } }, topic: 'NOT_ACCEPTED' }, now);
}

async function announceUnaccepted(tx: Transaction, move: OrderMove): Promise<void> {
  const { channelId, now } = move;
  if (move.order?.channel.noticeKinds.length === 0) return;
  // A chat gets each order at once by itself: it is a step only later.
  const recipients = await readRecipients(tx, channelId, {
    OR: [{ noticeChannel: { kind: { not: 'TELEGRAM' } } }, { afterMinutes: { gt: 0 } }],
  });
  if (recipients.length === 0) return;
  const order = move.order ?? (await readAnnounced(tx, move));
  if (order?.status !== 'PLACED' || order.isTest) return;
  const hours = await readHours(tx, channelId);
  const about = { channelId, checkoutId: order.id, topic: 'NOT_ACCEPTED', now } as const;
  const times = { from: staffedFrom(now, hours), timeZone: hours.timeZone };
  await writeSteps(tx, recipients, { ...about, ...times }, (recipient) => bodyFor(order, recipient));
}

function bodyFor(order: AnnouncedOrder, { locale: language, page: base, noticeChannel: { kind } }: Recipient): string {
  const locale = toLocale(language);
  const page = pageAt(base, staffPath(order.id));
  const endPage = pageAt(base, '/command-center/settings/notices');
  return ORDER_TEXTS[kind](orderNews(order, 'NOT_ACCEPTED', locale), { page, endPage, locale, order });
}
