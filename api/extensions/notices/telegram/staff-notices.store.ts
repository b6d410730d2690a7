import { toLocale } from '../../../../domain/locale';
import { lastMoves } from '../../../checkout/order-life/last-move.store';
import type { Reader, Transaction } from '../../../db/client';
import { notify } from '../../../db/notifications';
import type { AnnouncedOrder, OrderMove } from '../../../db/outbox';
import type { NoticeRecipient, NoticeTopic } from '../../../generated/prisma/client';
import { readAnnounced, topicOf } from '../following/notices.store';
import { NOTICES_TOPIC } from '../sending/notices-queue';
import { dropWaiting } from '../sending/waiting.store';
import { orderNews } from '../texts/order-news';
import { staffMessage } from './order-chat';
import type { TelegramBody } from './send-telegram';
import { staffChats } from './telegram-chat.store';

/** Sends a new order to the chats of staff, and shows there what becomes of it, inside the transaction that changes it. */
export async function noticeStaff(tx: Transaction, move: OrderMove): Promise<void> {
  const { channelId, checkoutId } = move;
  if (move.event === 'PLACED') {
    if (move.order && (move.order.isTest || !move.order.channel.noticeKinds.includes('TELEGRAM'))) return;
    const chats = await staffChats(tx, channelId);
    const order = chats.length > 0 ? (move.order ?? (await readAnnounced(tx, move))) : null;
    if (order && !order.isTest) await writeStaffNotices(tx, { order, topic: 'PLACED', now: move.now }, chats);
    return;
  }
  // Staff proposed it.
  if (move.event === 'CHANGE_PROPOSED') return;
  const shown = await tx.notice.findMany({
    where: {
      checkoutId,
      topic: 'PLACED',
      recipient: { isActive: true },
      noticeChannel: { kind: 'TELEGRAM', isActive: true },
    },
    distinct: ['recipientId'],
    select: { recipient: true },
  });
  if (shown.length === 0) return;
  const order = await readAnnounced(tx, move);
  const topic = order && topicOf(order, move);
  if (topic)
    await writeStaffNotices(
      tx,
      { order, topic, now: move.now },
      shown.flatMap(({ recipient }) => recipient ?? []),
    );
}

interface StaffNews {
  readonly order: AnnouncedOrder;
  readonly topic: NoticeTopic;
  readonly now: Date;
}

/** What waits for the same chat is replaced: it gets how the order stands now. */
async function writeStaffNotices(
  tx: Transaction,
  { order, topic, now }: StaffNews,
  chats: readonly NoticeRecipient[],
): Promise<void> {
  const recipientId = { in: chats.map(({ id }) => id) };
  await dropWaiting(tx, { recipientId, checkoutId: order.id, topic: { not: 'NOT_ACCEPTED' } }, now);
  const by = await lastAuthor(tx, order.id);
  await tx.notice.createMany({
    data: chats.map(({ id: recipientId, noticeChannelId, address: requestUrl, locale }) => ({
      channelId: order.channelId,
      checkoutId: order.id,
      noticeChannelId,
      recipientId,
      topic,
      requestUrl,
      requestBody: JSON.stringify({
        ...orderForStaff(order, { topic, by, locale }),
        isEdit: true,
      } satisfies TelegramBody),
      nextAttemptAt: now,
      createdAt: now,
    })),
  });
  await notify(tx, NOTICES_TOPIC, null);
}

/** Who moved an order last; null: the client, or the shop by itself. */
export async function lastAuthor(db: Reader, orderId: string): Promise<string | null> {
  const move = (await lastMoves(db, [orderId])).get(orderId);
  return move?.staffMember?.name ?? move?.apiToken?.name ?? null;
}

interface Shown {
  readonly topic: NoticeTopic;
  readonly by: string | null;
  readonly locale: string;
}

export function orderForStaff(order: AnnouncedOrder, { topic, by, locale: language }: Shown): TelegramBody {
  const locale = toLocale(language);
  return staffMessage(order, orderNews(order, topic, locale), by, locale);
}
