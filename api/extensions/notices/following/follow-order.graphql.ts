import { builder } from '../../../graphql/builder';
import { callerOf, channelOf } from '../../../graphql/context';
import { InvalidInput } from '../../../kernel/refusals';
import { NoticeKindEnum } from '../channels/notice-channel.graphql';
import { readPushKey } from '../push/push-key.graphql';
import { readBotName } from '../telegram/own-telegram.command';
import { startLink } from '../telegram/start-link';
import {
  FOLLOWERS_LIMIT,
  type Following,
  followOrder,
  maskedAddress,
  readFollowing,
  unfollowOrder,
} from './follow-order.command';

const NoticeSubscription = builder.prismaNode('NoticeSubscription', {
  id: { resolve: ({ id }) => id },
  findUnique: (id, context) => ({ id, noticeChannel: { channelId: channelOf(context).id } }),
  nullable: true,
  description: 'An address that gets updates of an order.',
  fields: (t) => ({
    kind: t.field({
      type: NoticeKindEnum,
      description: 'How the updates are sent.',
      select: { noticeChannel: { select: { kind: true } } },
      resolve: ({ noticeChannel }) => noticeChannel.kind,
    }),
    address: t.string({
      description:
        'The address without its middle, and the end of a browser’s: the order’s link may be in other hands.',
      resolve: (row) => maskedAddress(row),
    }),
  }),
});

const OrderFollowing = builder.objectRef<Following>('OrderFollowing').implement({
  description: 'By what an order can be followed, and who does.',
  fields: (t) => ({
    kinds: t.expose('kinds', {
      type: [NoticeKindEnum],
      size: 4,
      description: 'Means that the shop offers; empty once the order is over.',
    }),
    pushKey: t.string({
      nullable: true,
      description: '`applicationServerKey` for `pushManager.subscribe`; null where push is not offered.',
      resolve: ({ kinds }, _args, context) => (kinds.includes('PUSH') ? readPushKey(context) : null),
    }),
    telegramLink: t.string({
      nullable: true,
      description: 'Opens the shop’s bot and follows the order there; null where the shop offers no Telegram.',
      resolve: async ({ order, kinds }, _args, context) => {
        const bot = kinds.includes('TELEGRAM') && order.token ? await readBotName(callerOf(context)) : null;
        return bot && order.token ? startLink(bot, 'ORDER', order.token) : null;
      },
    }),
    subscriptions: t.prismaField({
      type: [NoticeSubscription],
      size: FOLLOWERS_LIMIT,
      description: `Addresses that get updates, at most ${FOLLOWERS_LIMIT}.`,
      resolve: (query, { order }, _args, { db }) =>
        db.noticeSubscription.findMany({
          ...query,
          where: { checkoutId: order.id, endedAt: null },
          orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        }),
    }),
  }),
});

const TOKEN = '`Checkout.token`: anyone with the order’s link may do this.';

builder.queryField('orderFollowing', (t) =>
  t.field({
    type: OrderFollowing,
    authScopes: { public: true },
    description: 'By what the order that a link leads to can be followed.',
    errors: {},
    args: { token: t.arg.string({ required: true, description: '`Checkout.token` of the order.' }) },
    resolve: (_root, { token }, context) => readFollowing(callerOf(context), context.orderPages, token),
  }),
);

export const PushKeysInput = builder.inputType('PushKeysInput', {
  description: 'With what push to a browser is encrypted: `keys` of its `PushSubscription`.',
  fields: (t) => ({
    p256dh: t.string({ required: true, description: 'Its public key, in base64url.' }),
    auth: t.string({ required: true, description: 'Its secret, in base64url.' }),
  }),
});

const FollowOrderInput = builder.inputType('FollowOrderInput', {
  description: 'Who follows an order.',
  fields: (t) => ({
    token: t.string({ required: true, description: TOKEN }),
    kind: t.field({ type: NoticeKindEnum, required: true, description: 'By what, out of `OrderFollowing.kinds`.' }),
    address: t.string({
      required: true,
      description: 'An e-mail address, or `endpoint` of a browser’s subscription to push.',
    }),
    pushKeys: t.field({ type: PushKeysInput, description: '`keys` of the subscription, for push.' }),
  }),
});

const UnfollowOrderInput = builder.inputType('UnfollowOrderInput', {
  description: 'A subscription to an order, to end it.',
  fields: (t) => ({
    token: t.string({ required: true, description: TOKEN }),
    id: t.globalID({ for: [NoticeSubscription], required: true, description: 'The subscription that ends.' }),
  }),
});

builder.mutationFields((t) => ({
  followOrder: t.field({
    type: OrderFollowing,
    authScopes: { shopper: true },
    description: 'Sends how an order stands to an address, now and after each change, until it is over.',
    errors: { types: [InvalidInput] },
    args: { input: t.arg({ type: FollowOrderInput, required: true, description: 'The order, and the address.' }) },
    resolve: (_root, { input }, context) => followOrder(callerOf(context), context.orderPages, input),
  }),
  unfollowOrder: t.field({
    type: OrderFollowing,
    authScopes: { shopper: true },
    description: 'Ends what `followOrder` began: nothing more is sent there.',
    errors: {},
    args: { input: t.arg({ type: UnfollowOrderInput, required: true, description: 'The order, and what ends.' }) },
    resolve: (_root, { input: { token, id } }, context) =>
      unfollowOrder(callerOf(context), context.orderPages, { token, id: id.id }),
  }),
}));
