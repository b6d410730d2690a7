import { Order } from '../../checkout/orders/order.graphql.ts';
import type { Receiver as ReceiverRow } from '../../generated/prisma/client';
import { builder } from '../../graphql/builder';
import { callerOf } from '../../graphql/context';
import { InvalidInput } from '../../kernel/refusals';
import { secretBoxOf } from '../../kernel/secrets';
import { failureMessage } from '../../messages/failure-message';
import { Receiver } from '../receiver.graphql.ts';
import { DeliveryFailureEnum, ReceiverMessage } from '../receiver-message.graphql.ts';
import { type ReceiverTest, replayFailed, replayMessage, replayPeriod, testReceiver } from './staff-delivery.command';

const ReplayedMessages = builder
  .objectRef<{ readonly receiver: ReceiverRow; readonly count: number }>('ReplayedMessages')
  .implement({
    authScopes: { permission: 'receivers' },
    description: 'What is sent again.',
    fields: (t) => ({
      count: t.exposeInt('count', { description: 'How many messages are sent again.' }),
      receiver: t.field({
        type: Receiver,
        description: 'The receiver of the messages.',
        resolve: ({ receiver }) => receiver,
      }),
    }),
  });

const ReceiverTestType = builder.objectRef<ReceiverTest>('ReceiverTest').implement({
  authScopes: { permission: 'receivers' },
  description: 'What sending an order once came to.',
  fields: (t) => ({
    status: t.int({
      nullable: true,
      description: 'HTTP status; null when no answer came.',
      resolve: ({ outcome }) => outcome.status,
    }),
    failure: t.field({
      type: DeliveryFailureEnum,
      nullable: true,
      description: 'Why it would not count; null when it would.',
      resolve: ({ outcome }) => outcome.failure,
    }),
    failureMessage: t.string({
      nullable: true,
      description: 'Why the test failed, for a person in the reader’s language.',
      resolve: ({ outcome }, _args, { locale }) => failureMessage(outcome.failure, locale),
    }),
    failureDetail: t.string({
      nullable: true,
      description: 'What the network or the template said, in English.',
      resolve: ({ outcome }) => outcome.failureDetail,
    }),
    durationMs: t.int({
      description: 'How long it took, in milliseconds.',
      resolve: ({ outcome }) => outcome.durationMs,
    }),
    answer: t.string({
      nullable: true,
      description: 'The first 4 KB of the answer.',
      resolve: ({ outcome }) => outcome.answer,
    }),
    requestUrl: t.string({
      nullable: true,
      description: 'Where it went; null when it could not be rendered.',
      resolve: ({ request }) => request?.url ?? null,
    }),
    requestBody: t.string({
      nullable: true,
      description: 'What was sent; null when it could not be rendered.',
      resolve: ({ request }) => request?.body ?? null,
    }),
  }),
});

const ReplayPeriodInput = builder.inputType('ReplayPeriodInput', {
  description: 'What is sent again, and to whom.',
  fields: (t) => ({
    receiverId: t.globalID({ for: [Receiver], required: true, description: 'The receiver that gets them again.' }),
    from: t.field({ type: 'DateTime', required: true, description: 'What happened from then on,' }),
    to: t.field({ type: 'DateTime', required: true, description: 'and before then.' }),
    onlyFailed: t.boolean({ description: 'Whether to leave out what the receiver took; yes when left out.' }),
  }),
});

const TestReceiverInput = builder.inputType('TestReceiverInput', {
  description: 'A trial of a receiver.',
  fields: (t) => ({
    receiverId: t.globalID({ for: [Receiver], required: true, description: 'The receiver to try.' }),
    orderId: t.globalID({ for: [Order], description: 'A past order; left out, an example.' }),
  }),
});

builder.mutationFields((t) => ({
  replayMessage: t.field({
    type: ReceiverMessage,
    description: 'Sends a message again, under the same `webhook-id`.',
    authScopes: { permission: 'receivers' },
    errors: {},
    args: { id: t.arg.globalID({ for: [ReceiverMessage], required: true, description: 'The message to send again.' }) },
    resolve: (_root, { id }, context) => replayMessage(callerOf(context), id.id),
  }),
  replayFailed: t.field({
    type: ReplayedMessages,
    description: 'Sends again all that a receiver did not take.',
    authScopes: { permission: 'receivers' },
    errors: {},
    args: {
      id: t.arg.globalID({
        for: [Receiver],
        required: true,
        description: 'The receiver whose failed messages are sent again.',
      }),
    },
    resolve: (_root, { id }, context) => replayFailed(callerOf(context), id.id),
  }),
  replayPeriod: t.field({
    type: ReplayedMessages,
    description: 'Sends the messages of a period to a receiver again, no faster than others.',
    authScopes: { permission: 'receivers' },
    errors: { types: [InvalidInput] },
    args: {
      input: t.arg({
        type: ReplayPeriodInput,
        required: true,
        description: 'The receiver and the days that are sent again.',
      }),
    },
    resolve: (_root, { input }, context) =>
      replayPeriod(callerOf(context), { ...input, receiverId: input.receiverId.id }),
  }),
  testReceiver: t.field({
    type: ReceiverTestType,
    description: 'Sends one order, once; nothing is kept.',
    authScopes: { permission: 'receivers' },
    errors: {},
    args: {
      input: t.arg({ type: TestReceiverInput, required: true, description: 'The receiver, and what it is sent.' }),
    },
    resolve: (_root, { input }, context) =>
      testReceiver(
        callerOf(context),
        {
          secrets: secretBoxOf(context),
          agent: context.receiverAgent,
          orderPages: context.orderPages,
        },
        { id: input.receiverId.id, orderId: input.orderId?.id ?? null },
      ),
  }),
}));
