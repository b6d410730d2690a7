import { HttpMethod } from '../generated/prisma/client';
import { builder } from '../graphql/builder';
import { channelOf } from '../graphql/context';
import { IN_PLACE } from '../kernel/in-place';
import { RECEIVERS_LIMIT } from './receiver.command';
import { ReceiverEventEnum } from './receiver-message.graphql.ts';
import { type ShownState, shownState } from './receiver-state';
import { type ExtraHeader, parseExtraHeaders } from './request/request-headers';

export const HttpMethodEnum = builder.enumType('HttpMethod', {
  description: 'How a receiver is called.',
  values: {
    [HttpMethod.POST]: { description: 'POST.' },
    [HttpMethod.PUT]: { description: 'PUT.' },
    [HttpMethod.PATCH]: { description: 'PATCH.' },
    [HttpMethod.GET]: { description: 'GET: no body is sent.' },
  },
});

const ReceiverStateEnum = builder.enumType('ReceiverState', {
  description: 'How a receiver does.',
  values: {
    WORKING: { description: 'It gets orders as they come.' },
    FAILING: { description: 'Its last attempt failed; its messages are sent again.' },
    INCOMPLETE: {
      description:
        'Its template is empty, a word of the example still stands in it, or its address is one that is not permitted.',
    },
    RESTING: { description: 'It failed too often in a row: its messages wait, and one is tried at `restsUntil`.' },
    PAUSED: { description: 'By staff, or because it answered that it wants no more.' },
    STOPPED: {
      description:
        'Rendering its templates ended the program twice: its messages wait until staff change it or send one again.',
    },
  } satisfies Record<ShownState, object>,
});

export const ReceiverHeader = builder.objectRef<ExtraHeader>('ReceiverHeader').implement({
  description: 'An additional header of a request.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The header’s name.' }),
    value: t.exposeString('value', { description: 'The header’s value.' }),
  }),
});

export const Receiver = builder.prismaNode('Receiver', {
  id: { resolve: ({ id }) => id },
  findUnique: (id, context) => ({ id, channelId: channelOf(context).id }),
  nullable: true,
  authScopes: { permission: 'receivers' },
  description: 'An outgoing hook that gets events of orders.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What staff call it.' }),
    isActive: t.exposeBoolean('isActive', { description: 'Whether events are sent to it.' }),
    url: t.exposeString('url', { description: 'Where it is called; a Liquid template.' }),
    method: t.expose('method', { type: HttpMethodEnum, description: 'The HTTP method that it is sent to with.' }),
    hasAuthorization: t.boolean({
      description: 'Whether an Authorization header is sent. The header itself can’t be read.',
      resolve: ({ authorizationCipher }) => authorizationCipher !== null,
    }),
    headers: t.field({
      type: [ReceiverHeader],
      description: 'Additional headers, at most 20.',
      resolve: ({ headers }) => parseExtraHeaders(headers),
    }),
    bodyTemplate: t.exposeString('bodyTemplate', { description: 'What is sent; a Liquid template over the order.' }),
    events: t.expose('events', { type: [ReceiverEventEnum], description: 'The events that are sent to it.' }),
    isTest: t.exposeBoolean('isTest', {
      description:
        'Whether of orders and payments it gets only those of test tokens, which no other receiver gets. It gets ' +
        'changes of the shop like all.',
    }),
    state: t.field({
      type: ReceiverStateEnum,
      description: 'Whether it takes what it is sent.',
      resolve: (receiver, _args, { receiverAgent }) => shownState(receiver, receiverAgent),
    }),
    restsUntil: t.expose('restsUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'When one message is tried on it; null unless it rests.',
    }),
    failuresInARow: t.exposeInt('failuresInARow', { description: 'Attempts since it last took a message.' }),
    waitingCount: t.relationCount('outbox', {
      where: { status: 'PENDING' },
      description: 'Messages that wait for it.',
    }),
    failedCount: t.relationCount('outbox', {
      where: { status: 'PARKED' },
      description: 'Messages that were given up, until staff send them again.',
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When the receiver’s settings last changed.' }),
    version: t.exposeInt('version', { description: 'Goes up with each change; sent back when saving.' }),
  }),
});

builder.prismaObjectField('Channel', 'receivers', (t) =>
  t.relation('receivers', {
    nullable: true,
    authScopes: { permission: 'receivers' },
    description: `Outgoing hooks, in the order that staff gave them, at most ${RECEIVERS_LIMIT}.`,
    query: { orderBy: IN_PLACE },
  }),
);

builder.queryField('receiver', (t) =>
  t.prismaField({
    type: Receiver,
    nullable: true,
    authScopes: { permission: 'receivers' },
    description: 'A receiver by id; null when there is none.',
    args: { id: t.arg.globalID({ for: [Receiver], required: true, description: 'The receiver to read.' }) },
    resolve: (query, _root, { id }, context) =>
      context.db.receiver.findFirst({ ...query, where: { id: id.id, channelId: channelOf(context).id } }),
  }),
);
