import { Channel } from '../../channel/channel.graphql';
import { NoticeTopic, type OutboxStatus } from '../../generated/prisma/client';
import { builder } from '../../graphql/builder';
import { channelOf } from '../../graphql/context';
import { DEFAULT_PAGE_SIZE } from '../../graphql/field-cost';
import { failureMessage } from '../../messages/failure-message';
import { NoticeKindEnum } from './channels/notice-channel.graphql';

const LARGEST_PAGE = 100;

const NoticeTopicEnum = builder.enumType('NoticeTopic', {
  description: 'What a notice is about.',
  values: {
    [NoticeTopic.TEST]: { description: 'Staff tried whether it arrives.' },
    [NoticeTopic.PLACED]: { description: 'The order has come in.' },
    [NoticeTopic.ACCEPTED]: { description: 'The shop accepted it.' },
    [NoticeTopic.READY]: { description: 'It can be collected.' },
    [NoticeTopic.ON_THE_WAY]: { description: 'The courier is on the way.' },
    [NoticeTopic.DELAYED]: { description: 'It takes longer than was promised.' },
    [NoticeTopic.CHANGED]: { description: 'It was changed.' },
    [NoticeTopic.CHANGE_PROPOSED]: { description: 'The shop proposes a change and waits for an answer.' },
    [NoticeTopic.CANCELLED]: { description: 'It was cancelled.' },
    [NoticeTopic.NOT_ACCEPTED]: { description: 'To staff: it waits to be accepted.' },
    [NoticeTopic.TROUBLE]: { description: 'To staff: a part of the shop does not work.' },
    [NoticeTopic.DAILY_SUM]: { description: 'To staff: what the day before brought.' },
    [NoticeTopic.STAFF]: { description: 'To staff: an invitation, or a link for a new password.' },
  },
});

const NoticeStatusEnum = builder.enumType('NoticeStatus', {
  description: 'What became of a notice.',
  values: {
    WAITING: { description: 'Waits for its next attempt.' },
    SENT: { description: 'The server that carries it took it.' },
    FAILED: { description: 'Given up.' },
    REPLACED: { description: 'Not needed any more before it was sent: a later one took its place, or it is over.' },
  },
});

const Notice = builder.prismaNode('Notice', {
  id: { resolve: ({ id }) => id },
  findUnique: (id, context) => ({ id, channelId: channelOf(context).id }),
  nullable: true,
  authScopes: { permission: 'clients' },
  description: 'One message to one recipient.',
  fields: (t) => ({
    topic: t.expose('topic', { type: NoticeTopicEnum, description: 'What it is about.' }),
    kind: t.field({
      type: NoticeKindEnum,
      description: 'By what it goes.',
      select: { noticeChannel: { select: { kind: true } } },
      resolve: ({ noticeChannel }) => noticeChannel.kind,
    }),
    address: t.string({
      description: 'Where it goes; of push, which push service, and for staff the name of the device.',
      select: { recipient: { select: { name: true } }, noticeChannel: { select: { kind: true } } },
      resolve: ({ requestUrl, recipient, noticeChannel }) =>
        recipient?.name ?? (noticeChannel.kind === 'PUSH' ? new URL(requestUrl).host : requestUrl),
    }),
    orderNumber: t.string({
      nullable: true,
      description: 'Which order it is about; null for a test and for a trouble.',
      select: { checkout: { select: { number: true } } },
      resolve: ({ checkout }) => checkout?.number ?? null,
    }),
    trouble: t.relation('trouble', { nullable: true, description: 'The trouble that it is about.' }),
    status: t.field({
      type: NoticeStatusEnum,
      description: 'What became of it.',
      resolve: ({ status, isReplaced }) => {
        if (isReplaced) return 'REPLACED';
        return (
          { PENDING: 'WAITING', DELIVERED: 'SENT', PARKED: 'FAILED' } as const satisfies Record<OutboxStatus, string>
        )[status];
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the event happened.' }),
    sentAt: t.expose('deliveredAt', { type: 'DateTime', nullable: true, description: 'When it was sent.' }),
    attemptCount: t.exposeInt('attemptCount', { description: 'Attempts so far.' }),
    failureMessage: t.string({
      nullable: true,
      description: 'Why the last attempt failed, in the reader’s language; null when it did not.',
      select: { attempts: { take: 1, orderBy: { startedAt: 'desc' }, select: { failure: true, failureDetail: true } } },
      resolve: ({ attempts: [last] }, _args, { locale }) => {
        const text = failureMessage(last?.failure ?? null, locale);
        return text && [text, last?.failureDetail].filter(Boolean).join(' ');
      },
    }),
  }),
});

builder.prismaObjectField(Channel, 'notices', (t) =>
  t.relatedConnection('notices', {
    type: Notice,
    cursor: 'id',
    nullable: true,
    totalCount: true,
    defaultSize: DEFAULT_PAGE_SIZE,
    maxSize: LARGEST_PAGE,
    authScopes: { permission: 'clients' },
    description: `What was sent to whom and when, the newest first; ${LARGEST_PAGE} a page at most.`,
    query: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] },
  }),
);
