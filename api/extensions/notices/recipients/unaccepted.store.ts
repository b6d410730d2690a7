import { toLocale } from '../../../../domain/locale';
import { isAllowed } from '../../../access/roles';
import { staffPath } from '../../../channel/order-pages';
import type { Transaction } from '../../../db/client';
import { notify } from '../../../db/notifications';
import type { AnnouncedOrder, OrderMove } from '../../../db/outbox';
import { readHours } from '../../../hours/hours.store';
import { readAnnounced } from '../following/notices.store';
import { NOTICES_TOPIC } from '../sending/notices-queue';
import { dropWaiting } from '../sending/waiting.store';
import { orderNews } from '../texts/order-news';
import { ORDER_TEXTS } from '../texts/order-texts';
import { staffedFrom, whenDue } from './when-due';

/**
 * Enqueues a message for each recipient when an order is placed, due after the recipient's minutes, and cancels what waits once
 * the order is accepted or over. Runs inside the transaction that changes the order.
 */
export async function noticeUnaccepted(tx: Transaction, move: OrderMove): Promise<void> {
  const { checkoutId, event, now } = move;
  if (event === 'PLACED') return writeSteps(tx, move);
  if (event !== 'STATUS_CHANGED' && event !== 'CANCELLED') return;
  await dropWaiting(tx, { checkout: { id: checkoutId, status: { not: 'PLACED' } }, topic: 'NOT_ACCEPTED' }, now);
}

async function writeSteps(tx: Transaction, move: OrderMove): Promise<void> {
  const { channelId, now } = move;
  if (move.order?.channel.noticeKinds.length === 0) return;
  const recipients = await readRecipients(tx, channelId);
  if (recipients.length === 0) return;
  const order = move.order ?? (await readAnnounced(tx, move));
  if (order?.status !== 'PLACED' || order.isTest) return;
  const hours = await readHours(tx, channelId);
  const from = staffedFrom(now, hours);
  await tx.notice.createMany({
    data: recipients.map((recipient) => ({
      channelId,
      checkoutId: order.id,
      noticeChannelId: recipient.noticeChannelId,
      recipientId: recipient.id,
      topic: 'NOT_ACCEPTED' as const,
      requestUrl: recipient.address,
      requestBody: bodyFor(order, recipient),
      nextAttemptAt: whenDue(from, recipient, hours.timeZone),
      createdAt: now,
    })),
  });
  await notify(tx, NOTICES_TOPIC, null);
}

/** A chat gets each order at once by itself: it is a step only later. */
async function readRecipients(tx: Transaction, channelId: string) {
  const recipients = await tx.noticeRecipient.findMany({
    where: {
      channelId,
      isActive: true,
      noticeChannel: { isActive: true },
      OR: [{ noticeChannel: { kind: { not: 'TELEGRAM' } } }, { afterMinutes: { gt: 0 } }],
    },
    include: {
      noticeChannel: { select: { kind: true } },
      staffMember: { select: { isActive: true, role: true } },
    },
  });
  // The device of a person who left, or takes no orders now, gets nothing.
  return recipients.filter(({ staffMember: of }) => of === null || (of.isActive && isAllowed(of.role, 'orders')));
}

type Recipient = Awaited<ReturnType<typeof readRecipients>>[number];

function bodyFor(order: AnnouncedOrder, { locale: language, page: base, noticeChannel: { kind } }: Recipient): string {
  const locale = toLocale(language);
  const page = pageAt(base, staffPath(order.id));
  const endPage = pageAt(base, '/command-center/settings/notices');
  return ORDER_TEXTS[kind]?.(orderNews(order, 'NOT_ACCEPTED', locale), { page, endPage, locale, order }) ?? '';
}

/** A browser finds its own pages by their paths. */
const pageAt = (base: string, path: string) => (base.startsWith('/') ? path : new URL(path, base).href);
