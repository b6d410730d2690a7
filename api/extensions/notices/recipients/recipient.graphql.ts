import type { Caller } from '../../../access/caller';
import { Channel } from '../../../channel/channel.graphql';
import type { AddNoticeDeviceInput, CreateNoticeRecipientInput } from '../../../generated/inputs';
import { builder } from '../../../graphql/builder';
import { type Context, channelOf } from '../../../graphql/context';
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
const QUIET_FROM =
  'Begin of quiet hours, by the shop’s clock, `HH:mm`; what comes due in them waits for their end. Null: none.';

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
    name: t.exposeString('name', { description: 'What staff call it.' }),
    address: t.string({
      description: 'The address without its middle, and the end of a browser’s.',
      resolve: (row) => maskedAddress(row),
    }),
    isOwn: t.boolean({
      description: 'Whether it is a device or chat of the staff member who asks.',
      resolve: ({ staffMemberId }, _args, { actor }) => actor.kind === 'staff' && actor.staffMemberId === staffMemberId,
    }),
    afterMinutes: t.exposeInt('afterMinutes', { description: `${AFTER}.` }),
    quietFrom: t.exposeString('quietFrom', { nullable: true, description: QUIET_FROM }),
    quietTo: t.exposeString('quietTo', { nullable: true, description: 'End of quiet hours.' }),
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

mutations.create(
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
      name: t.string({ required: true, description: 'What staff call it.' }),
      afterMinutes: t.int({ description: `${AFTER}; 5 when left out.` }),
      quietFrom: t.string({ description: QUIET_FROM }),
      quietTo: t.string({ description: 'End of quiet hours.' }),
      isActive: t.boolean({ description: 'Whether anything is sent there; true when left out.' }),
    }),
  },
);

mutations.update(updateNoticeRecipient, {
  description: 'Changes when a recipient gets messages.',
  fields: (t) => ({
    name: t.string({ description: 'What staff call it.' }),
    afterMinutes: t.int({ description: `${AFTER}.` }),
    quietFrom: t.string({ description: QUIET_FROM }),
    quietTo: t.string({ description: 'End of quiet hours.' }),
    isActive: t.boolean({ description: 'Whether anything is sent there.' }),
  }),
});

mutations.remove(deleteNoticeRecipient, { description: 'Removes a recipient, with what it was to get.' });

mutations.withInput(
  'addNoticeDevice',
  (caller: Caller, input: AddNoticeDeviceInput) => addNoticeDevice(caller, input),
  {
    answers: NoticeRecipient,
    about: 'The browser.',
    description: 'Lets the browser of the staff member who is signed in get messages, at once.',
    errors: [InvalidInput],
    input: 'A browser that subscribed.',
    fields: (t) => ({
      address: t.string({ required: true, description: '`endpoint` of its subscription.' }),
      pushKeys: t.field({ type: PushKeysInput, required: true, description: '`keys` of its subscription.' }),
      name: t.string({ required: true, description: 'What staff call it.' }),
    }),
  },
);

mutations.ofOne('tryNoticeRecipient', tryNoticeRecipient, {
  answers: NoticeRecipient,
  description: 'Sends a test to a browser at once, for real; the log of notices says how it went.',
});
