import { OutboxStatus, ReceiverEvent } from '../generated/prisma/client';
import { builder } from '../graphql/builder';
import { channelOf } from '../graphql/context';
import { DEFAULT_PAGE_SIZE } from '../graphql/field-cost';
import { failureMessage, toFailure } from '../messages/failure-message';
import { message } from '../messages/messages';
import { DELIVERY_FAILURES, type DeliveryFailure } from '../sending/delivery-failure';
import { readOrderObject, readPaymentObject } from './template/stored-order';

const LARGEST_PAGE = 100;

export const ReceiverEventEnum = builder.enumType('ReceiverEvent', {
  description: 'An event that can be sent to receivers.',
  values: {
    [ReceiverEvent.PLACED]: { description: 'An order was placed.' },
    [ReceiverEvent.STATUS_CHANGED]: { description: 'An order went on to its next status.' },
    [ReceiverEvent.CANCELLED]: { description: 'An order was cancelled.' },
    [ReceiverEvent.AMENDED]: { description: 'An order was changed after it was placed.' },
    [ReceiverEvent.STEPPED_BACK]: { description: 'An order went one step back.' },
    [ReceiverEvent.NOT_TAKEN]: { description: 'An order was not accepted within 90 seconds.' },
    [ReceiverEvent.PAYMENT_AUTHORISED]: { description: 'The money for an order was put up on the card.' },
    [ReceiverEvent.PAYMENT_CAPTURED]: { description: 'The money for an order was taken.' },
    [ReceiverEvent.PAYMENT_VOIDED]: { description: 'A payment was given up: nothing was taken.' },
    [ReceiverEvent.PAYMENT_FAILED]: { description: 'A payment was refused.' },
    [ReceiverEvent.PAYMENT_EXPIRED]: { description: 'A payment was not made in time.' },
    [ReceiverEvent.PAYMENT_REFUNDED]: { description: 'Money was given back.' },
    [ReceiverEvent.PAYMENT_REFUND_FAILED]: { description: 'Money could not be given back, or it came back.' },
    [ReceiverEvent.PRODUCT_UPDATED]: { description: 'Dishes were added, changed or deleted.' },
    [ReceiverEvent.PRICE_UPDATED]: { description: 'Prices of variants or options were changed.' },
    [ReceiverEvent.STOP_UPDATED]: { description: 'Something was put on the stop list, or taken off it.' },
    [ReceiverEvent.HOURS_UPDATED]: { description: 'The opening hours were changed.' },
    [ReceiverEvent.PAUSE_UPDATED]: { description: 'Orders were paused, or are taken again.' },
    [ReceiverEvent.PRINT_UNKNOWN]: { description: 'A printer had a sheet and did not say what became of it.' },
    [ReceiverEvent.NOTICE_FAILED]: { description: 'A message to a client or to staff was given up.' },
  },
});

export const MessageStatusEnum = builder.enumType('ReceiverMessageStatus', {
  description: 'What became of a message.',
  values: {
    [OutboxStatus.PENDING]: { description: 'Waits for its next attempt.' },
    [OutboxStatus.DELIVERED]: { description: 'The receiver took it.' },
    [OutboxStatus.PARKED]: { description: 'Given up, until staff send it again.' },
  },
});

export const DeliveryFailureEnum = builder.enumType('DeliveryFailure', {
  description: 'Why an attempt did not count.',
  values: Object.fromEntries(
    DELIVERY_FAILURES.map((code) => [code, { description: message('en', `DELIVERY_${code}`) }]),
  ) as Record<DeliveryFailure, { description: string }>,
});

const DeliveryAttempt = builder.prismaObject('DeliveryAttempt', {
  authScopes: { permission: 'receivers' },
  description: 'One attempt to send a message.',
  fields: (t) => ({
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When the attempt began.' }),
    durationMs: t.exposeInt('durationMs', { description: 'How long it took, in milliseconds.' }),
    status: t.exposeInt('status', { nullable: true, description: 'HTTP status; null when no answer came.' }),
    failure: t.field({
      type: DeliveryFailureEnum,
      nullable: true,
      description: 'Why it did not count; null when it did.',
      resolve: ({ failure }) => toFailure(failure),
    }),
    failureMessage: t.string({
      nullable: true,
      description: 'Why the attempt did not count, for a person in the reader’s language.',
      resolve: ({ failure }, _args, { locale }) => failureMessage(failure, locale),
    }),
    failureDetail: t.exposeString('failureDetail', {
      nullable: true,
      description: 'What the network or the template said, in English.',
    }),
    answer: t.exposeString('answer', { nullable: true, description: 'The first 4 KB of the answer.' }),
  }),
});

export const ReceiverMessage = builder.prismaNode('OutboxMessage', {
  name: 'ReceiverMessage',
  id: { resolve: ({ id }) => id },
  findUnique: (id, context) => ({ id, channelId: channelOf(context).id }),
  nullable: true,
  authScopes: { permission: 'receivers' },
  description: 'One event of an order, a payment or the shop, for one receiver.',
  fields: (t) => ({
    webhookId: t.exposeString('id', { description: 'Sent as `webhook-id`, the same on every attempt.' }),
    event: t.expose('event', { type: ReceiverEventEnum, description: 'The event that the message is about.' }),
    orderNumber: t.string({
      description: 'The number of the order that it is about; empty where there is none.',
      resolve: ({ order, payment }) =>
        order === null ? (payment && readPaymentObject(payment).orderNumber) || '' : readOrderObject(order).number,
    }),
    status: t.expose('status', { type: MessageStatusEnum, description: 'How far the message has come.' }),
    attemptCount: t.exposeInt('attemptCount', { description: 'Attempts since it was written or sent again.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the event of the message happened.' }),
    nextAttemptAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it is tried next; null when it will not be.',
      resolve: ({ status, nextAttemptAt }) => (status === 'PENDING' ? nextAttemptAt : null),
    }),
    deliveredAt: t.expose('deliveredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the receiver took it.',
    }),
    requestUrl: t.exposeString('requestUrl', {
      nullable: true,
      description: 'Where it goes; null before the first attempt.',
    }),
    requestBody: t.exposeString('requestBody', {
      nullable: true,
      description: 'What is sent; null before the first attempt.',
    }),
    attempts: t.relatedConnection('attempts', {
      type: DeliveryAttempt,
      cursor: 'id',
      defaultSize: DEFAULT_PAGE_SIZE,
      maxSize: LARGEST_PAGE,
      description: 'The log of its attempts, the newest first.',
      query: { orderBy: [{ startedAt: 'desc' }, { id: 'desc' }] },
    }),
  }),
});
