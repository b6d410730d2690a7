import type { Caller } from '../../../access/caller';
import { Channel } from '../../../channel/channel.graphql';
import type { CreateNoticeRecipientInput } from '../../../generated/inputs';
import { builder } from '../../../graphql/builder';
import { type Context, callerOf, channelOf } from '../../../graphql/context';
import { staffMutations } from '../../../graphql/staff-mutations';
import { InvalidInput } from '../../../kernel/refusals';
import { NoticeKindEnum } from '../channels/notice-channel.graphql';
import { maskedAddress } from '../following/follow-order.command';
import { PushKeysInput } from '../following/follow-order.graphql';
import { readPushKey } from '../push/push-key.graphql';
import {
  addNoticeDevice,
  createNoticeRecipient,
  deleteNoticeRecipient,
  LONGEST_WAIT,
  RECIPIENTS_LIMIT,
  tryNoticeRecipient,
  updateNoticeRecipient,
} from './recipient.command';

const AFTER = `Minutes that an order waits to be accepted before it is sent, 0 to ${LONGEST_WAIT}`;
const QUIET_FROM = 'Begin of quiet hours, by the shop’s clock, `HH:mm`; what comes due in them waits for their end.';
const DAILY_SUM = 'Whether the total of the day before goes there each day at 8:00 by the shop’s clock';
const QUIET_TO = 'End of quiet hours, by the shop’s clock, `HH:mm`.';

const NoticeRecipient = builder.prismaNode('NoticeRecipient', {
  id: { resolve: ({ id }) => id },
  findUnique: (id, context) => ({ id, channelId: channelOf(context).id }),
  nullable: true,
  authScopes: { permission: 'orders' },
  description: 'An address of the shop or a device of staff that gets messages of orders that are not accepted.',
  fields: (t) => ({
    kind: t.field({
      type: NoticeKindEnum,
      description: 'By what it goes there.',
      select: { noticeChannel: { select: { kind: true } } },
      resolve: ({ noticeChannel }) => noticeChannel.kind,
    }),
    name: t.exposeString('name', { description: 'Name for staff: “Olga’s phone”, “The owner’s mailbox”.' }),
    address: t.string({
      description: 'The address without its middle, and the end of a browser’s.',
      resolve: (row) => maskedAddress(row),
    }),
    isOwn: t.boolean({
      description: 'Whether it is a device or chat of the staff member who asks.',
      resolve: ({ staffMemberId }, _args, { actor }) => actor.kind === 'staff' && actor.staffMemberId === staffMemberId,
    }),
    afterMinutes: t.exposeInt('afterMinutes', { description: `${AFTER}.` }),
    quietFrom: t.exposeString('quietFrom', { nullable: true, description: `${QUIET_FROM} Null: never quiet.` }),
    quietTo: t.exposeString('quietTo', { nullable: true, description: `${QUIET_TO} Null: never quiet.` }),
    getsDailySum: t.exposeBoolean('getsDailySum', { description: `${DAILY_SUM}.` }),
    isActive: t.exposeBoolean('isActive', {
      description: 'Whether anything is sent there; false once a device is gone.',
    }),
    version: t.exposeInt('version', { description: 'Goes up with each change; sent back when saving.' }),
  }),
});

builder.objectFields(Channel, (t) => ({
  noticeRecipients: t.field({
    type: [NoticeRecipient],
    nullable: true,
    size: RECIPIENTS_LIMIT,
    authScopes: { permission: 'orders' },
    description: `Addresses and devices that get messages of orders that are not accepted, the first first; at most ${RECIPIENTS_LIMIT}.`,
    resolve: ({ id: channelId }, _args, { db }) =>
      db.noticeRecipient.findMany({
        where: { channelId },
        orderBy: [{ afterMinutes: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
      }),
  }),
  noticePushKey: t.string({
    nullable: true,
    authScopes: { permission: 'orders' },
    description: '`applicationServerKey` for `pushManager.subscribe`; null: the shop sends no push.',
    resolve: (_channel, _args, context) => readPushKey(context),
  }),
}));

const mutations = staffMutations(NoticeRecipient, { noun: 'recipient', permission: 'orders' });

staffMutations(NoticeRecipient, { noun: 'recipient', permission: 'settings' }).create(
  (caller: Caller, input: CreateNoticeRecipientInput, { orderPages }: Context) =>
    createNoticeRecipient(caller, orderPages, input),
  {
    description: 'Adds an address that gets messages of orders that are not accepted.',
    input: 'A new address.',
    fields: (t) => ({
      kind: t.field({
        type: NoticeKindEnum,
        required: true,
        description: 'By what it goes there; not push or Telegram.',
      }),
      address: t.string({ required: true, description: 'Where it goes.' }),
      name: t.string({ required: true, description: 'Name of the new recipient for staff, 1 to 80 characters.' }),
      afterMinutes: t.int({ description: `${AFTER}; 5 when left out.` }),
      quietFrom: t.string({ description: `${QUIET_FROM} Null or left out: never quiet.` }),
      quietTo: t.string({ description: `${QUIET_TO} Needed with \`quietFrom\`.` }),
      getsDailySum: t.boolean({ description: `${DAILY_SUM}; false when left out.` }),
      isActive: t.boolean({ description: 'Whether anything is sent there; true when left out.' }),
    }),
  },
);

mutations.update(updateNoticeRecipient, {
  description: 'Changes when a recipient gets messages.',
  fields: (t) => ({
    name: t.string({ description: 'New name for staff, 1 to 80 characters.' }),
    afterMinutes: t.int({ description: `${AFTER}.` }),
    quietFrom: t.string({ description: `${QUIET_FROM} Null ends quiet hours.` }),
    quietTo: t.string({ description: `${QUIET_TO} Null ends quiet hours.` }),
    getsDailySum: t.boolean({ description: `${DAILY_SUM}.` }),
    isActive: t.boolean({ description: 'Whether anything is sent there.' }),
  }),
});

mutations.remove(deleteNoticeRecipient, { description: 'Removes a recipient, with what it was to get.' });

const AddNoticeDeviceInputType = builder.inputType('AddNoticeDeviceInput', {
  description: 'A browser that subscribed.',
  fields: (t) => ({
    address: t.string({ required: true, description: '`endpoint` of its subscription.' }),
    pushKeys: t.field({ type: PushKeysInput, required: true, description: '`keys` of its subscription.' }),
    name: t.string({ required: true, description: 'Name of the device for staff, 1 to 80 characters.' }),
  }),
});

builder.mutationField('addNoticeDevice', (t) =>
  t.field({
    type: NoticeRecipient,
    authScopes: { staff: true },
    description:
      'Lets the browser of the staff member who is signed in get messages of orders, as long as their role takes orders.',
    errors: { types: [InvalidInput] },
    args: {
      input: t.arg({ type: AddNoticeDeviceInputType, required: true, description: 'The browser’s subscription.' }),
    },
    resolve: (_root, { input }, context) => addNoticeDevice(callerOf(context), input),
  }),
);

mutations.ofOne('tryNoticeRecipient', tryNoticeRecipient, {
  answers: NoticeRecipient,
  description: 'Sends a test to a browser at once, for real; the log of notices says how it went.',
});
