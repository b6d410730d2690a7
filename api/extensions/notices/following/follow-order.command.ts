import { z } from 'zod';
import { isFinal } from '../../../../domain/order-status';
import type { Caller } from '../../../access/caller';
import type { createOrderPages } from '../../../channel/order-pages';
import { findOrderByToken, lockOrder } from '../../../checkout/cart/checkout.store';
import type { CheckoutRow } from '../../../checkout/checkout-row.store';
import { OrderIsOver, OrderNotFound } from '../../../checkout/order-life/refusals';
import { transaction } from '../../../db/transaction';
import type { FollowOrderInput } from '../../../generated/inputs';
import { NoticeKind, type NoticeSubscription } from '../../../generated/prisma/client';
import { parseInput } from '../../../kernel/parse-input';
import { NotFound, TooManyEntries } from '../../../kernel/refusals';
import { readAddress } from '../channels/channel-kinds';
import { pushKeys } from '../push/encrypt-push';
import { readAnnounced, topicOfStatus, writeNotices } from './notices.store';

type FindOrderPages = ReturnType<typeof createOrderPages>;

/** Addresses that one order ever had, those that follow no more too: its link is no means of writing to strangers. */
export const FOLLOWERS_LIMIT = 5;

/** Means by which clients can follow. */
export const CLIENT_KINDS: readonly NoticeKind[] = ['MAIL', 'PUSH', 'TELEGRAM'];

const SHOWN_END = 8;

const followRule = z.strictObject({
  token: z.string(),
  kind: z.enum(NoticeKind),
  address: z.string(),
  pushKeys: pushKeys.nullable().optional(),
});

/** How an order is followed. */
export interface Following {
  readonly order: CheckoutRow;
  /** Means that the shop offers. */
  readonly kinds: readonly NoticeKind[];
}

/** What an order's link leads to. @throws {OrderNotFound} */
export async function readFollowing(caller: Caller, orderPages: FindOrderPages, token: string): Promise<Following> {
  const order = await findOrderByToken(caller, token);
  if (!order || order.status === 'OPEN') throw new OrderNotFound();
  const { noticeKinds, hosts } = caller.channel;
  // Each message links to the order's page, and a link needs the shop's address.
  const hasPage = orderPages({ id: order.id, token }, hosts) !== null && !order.isTest && !isFinal(order.status);
  return { order, kinds: hasPage ? CLIENT_KINDS.filter((kind) => noticeKinds.includes(kind)) : [] };
}

/**
 * Sends how an order stands to this address, now and after each change of it. Anyone with the order's link may ask for it,
 * once for each address.
 *
 * @throws {OrderNotFound | OrderIsOver | NotFound | InvalidInput | TooManyEntries}
 */
export async function followOrder(
  caller: Caller,
  orderPages: FindOrderPages,
  input: FollowOrderInput,
): Promise<Following> {
  const { token, kind, ...given } = parseInput(followRule, input, ['input']);
  return (await follow(caller, orderPages, { token, kind, recipient: () => readAddress(kind, given, caller.channel) }))
    .following;
}

/** The same of the chat that a client wrote from. @returns whether it gets a first message. @throws as {@link followOrder} */
export async function followInChat(
  caller: Caller,
  orderPages: FindOrderPages,
  { token, address }: { readonly token: string; readonly address: string },
): Promise<boolean> {
  return (await follow(caller, orderPages, { token, kind: 'TELEGRAM', recipient: () => ({ address }) })).isNew;
}

interface Follower {
  readonly token: string;
  readonly kind: NoticeKind;
  readonly recipient: () => ReturnType<typeof readAddress>;
}

async function follow(caller: Caller, orderPages: FindOrderPages, { token, kind, ...follower }: Follower) {
  const { db, locale } = caller;
  const following = await readFollowing(caller, orderPages, token);
  const { order, kinds } = following;
  if (isFinal(order.status)) throw new OrderIsOver(order.id, order.status);
  const page = orderPages({ id: order.id, token }, caller.channel.hosts)?.url;
  if (!page || !kinds.includes(kind)) throw new NotFound({}, ['input', 'kind']);
  const recipient = follower.recipient();
  const now = caller.now();
  const isNew = await transaction(db, async (tx) => {
    await lockOrder(tx, caller, order.id);
    const announced = await readAnnounced(tx, { channelId: caller.channel.id, checkoutId: order.id });
    const noticeChannel = await tx.noticeChannel.findFirst({
      where: { channelId: caller.channel.id, kind, isActive: true },
    });
    if (!announced || !noticeChannel) throw new NotFound({}, ['input', 'kind']);
    const known = await tx.noticeSubscription.findMany({ where: { checkoutId: order.id } });
    const same = known.find((one) => one.noticeChannelId === noticeChannel.id && one.address === recipient.address);
    if (same) {
      await tx.noticeSubscription.update({ where: { id: same.id }, data: { ...recipient, endedAt: null, locale } });
      return false;
    }
    if (known.length >= FOLLOWERS_LIMIT) throw new TooManyEntries(FOLLOWERS_LIMIT);
    const subscription = await tx.noticeSubscription.create({
      data: {
        noticeChannelId: noticeChannel.id,
        checkoutId: order.id,
        ...recipient,
        locale,
        page: inLanguage(page, locale),
        createdAt: now,
      },
    });
    await writeNotices(tx, { order: announced, topic: topicOfStatus(announced), now }, [
      { ...subscription, noticeChannel },
    ]);
    return true;
  });
  return { following, isNew };
}

/** Ends what was asked for; anyone with the order's link may. @throws {OrderNotFound | NotFound} */
export async function unfollowOrder(
  caller: Caller,
  orderPages: FindOrderPages,
  { token, id }: { readonly token: string; readonly id: string },
): Promise<Following> {
  const following = await readFollowing(caller, orderPages, token);
  const { count } = await caller.db.noticeSubscription.updateMany({
    where: { id, checkoutId: following.order.id },
    data: { endedAt: caller.now() },
  });
  if (count === 0) throw new NotFound({}, ['input', 'id']);
  return following;
}

/** The first letter and the domain, and the end of a browser's: the order's link may be in other hands. */
export function maskedAddress({ address, pushKeys: keys }: Pick<NoticeSubscription, 'address' | 'pushKeys'>): string {
  if (keys !== null) return address.slice(-SHOWN_END);
  return address.includes('@') ? address.replace(/^(.).*@/u, '$1•••@') : `•••${address.slice(-2)}`;
}

function inLanguage(page: string, locale: string): string {
  const url = new URL(page);
  url.pathname = `/${locale}${url.pathname}`;
  return url.href;
}
