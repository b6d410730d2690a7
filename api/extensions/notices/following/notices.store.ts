import { toLocale } from '../../../../domain/locale';
import type { Reader, Transaction } from '../../../db/client';
import { notify } from '../../../db/notifications';
import type { AnnouncedOrder, OrderMove } from '../../../db/outbox';
import type { NoticeKind, NoticeSubscription, NoticeTopic } from '../../../generated/prisma/client';
import { IN_PLACE } from '../../../kernel/in-place';
import { NOTICES_TOPIC } from '../sending/notices-queue';
import { dropWaiting } from '../sending/waiting.store';
import { orderNews } from '../texts/order-news';
import { ORDER_TEXTS } from '../texts/order-texts';
import { stopAddress } from './stop-address';

/** Writes notices to those who follow an order, inside the transaction that changes it. */
export async function noticeFollowers(tx: Transaction, { channelId, checkoutId, ...move }: OrderMove): Promise<void> {
  // An order that was just placed has no followers yet.
  if (move.event === 'PLACED') return;
  const subscriptions = await tx.noticeSubscription.findMany({
    where: { checkoutId, endedAt: null, noticeChannel: { isActive: true } },
    include: { noticeChannel: { select: { kind: true } } },
  });
  if (subscriptions.length === 0) return;
  const order = await readAnnounced(tx, { channelId, checkoutId });
  const topic = order && topicOf(order, move);
  if (topic) await writeNotices(tx, { order, topic, now: move.now }, subscriptions);
}

export function readAnnounced(
  tx: Reader,
  { channelId, checkoutId: id }: { readonly channelId: string; readonly checkoutId: string },
): Promise<AnnouncedOrder | null> {
  return tx.checkout.findUnique({ where: { id, channelId }, include: { channel: true, lines: { orderBy: IN_PLACE } } });
}

type Followed = NoticeSubscription & { readonly noticeChannel: { readonly kind: NoticeKind } };

interface News {
  readonly order: AnnouncedOrder;
  readonly topic: NoticeTopic;
  readonly now: Date;
}

/** What waits for the same recipients and is not in the air is replaced: they get how it stands now, once. */
export async function writeNotices(
  tx: Transaction,
  { order, topic, now }: News,
  subscriptions: readonly Followed[],
): Promise<void> {
  await dropWaiting(tx, { subscriptionId: { in: subscriptions.map(({ id }) => id) } }, now);
  await tx.notice.createMany({
    data: subscriptions.map((subscription) => ({
      channelId: order.channelId,
      checkoutId: order.id,
      noticeChannelId: subscription.noticeChannelId,
      subscriptionId: subscription.id,
      topic,
      requestUrl: subscription.address,
      requestBody: bodyOf(order, topic, subscription),
      nextAttemptAt: now,
      createdAt: now,
    })),
  });
  await notify(tx, NOTICES_TOPIC, null);
}

function bodyOf(
  order: AnnouncedOrder,
  topic: NoticeTopic,
  { id, locale: language, page, noticeChannel: { kind } }: Followed,
): string {
  const locale = toLocale(language);
  return ORDER_TEXTS[kind](orderNews(order, topic, locale), { page, stop: stopAddress(page, id), locale, order });
}

/** What a follower gets of a move; null: nothing. */
export function topicOf(
  order: AnnouncedOrder,
  { event, previousStatus }: Pick<OrderMove, 'event' | 'previousStatus'>,
): NoticeTopic | null {
  if (event === 'AMENDED') return 'CHANGED';
  if (event === 'CHANGE_PROPOSED') return event;
  if (event === 'STATUS_CHANGED' && previousStatus === order.status) return 'DELAYED';
  if (event !== 'STATUS_CHANGED' && event !== 'CANCELLED' && event !== 'STEPPED_BACK') return null;
  const topic = topicOfStatus(order);
  // The kitchen's own steps, and what the client sees with their own eyes.
  const isQuiet = event === 'STATUS_CHANGED' && topic === 'ACCEPTED' && order.status !== 'ACCEPTED';
  return isQuiet ? null : topic;
}

/** How the order stands. */
export function topicOfStatus({
  status,
  deliveryMethod,
}: Pick<AnnouncedOrder, 'status' | 'deliveryMethod'>): NoticeTopic {
  switch (status) {
    case 'OPEN':
    case 'PLACED':
      return 'PLACED';
    case 'CANCELLED':
      return 'CANCELLED';
    case 'READY':
      return deliveryMethod === 'PICKUP' ? 'READY' : 'ACCEPTED';
    case 'OUT_FOR_DELIVERY':
      return 'ON_THE_WAY';
    default:
      return 'ACCEPTED';
  }
}
