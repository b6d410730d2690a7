import { Channel } from '../../channel/channel.graphql';
import { SendingHeldReason } from '../../generated/prisma/client';
import { builder } from '../../graphql/builder';
import { callerOf } from '../../graphql/context';
import { countHeld, releaseSending } from './paused-deliveries.command';

const SendingHeldReasonEnum = builder.enumType('SendingHeldReason', {
  description: 'Why nothing is sent to receivers.',
  values: {
    [SendingHeldReason.RESTORED]: { description: 'A backup was restored here.' },
    [SendingHeldReason.SAFE_START]: { description: 'The program was started safely: it did not stay up before.' },
  },
});

builder.prismaObjectFields('Channel', (t) => ({
  sendingHeldSince: t.expose('sendingHeldSince', {
    type: 'DateTime',
    nullable: true,
    authScopes: { staff: true },
    description: 'Since when nothing is sent to receivers; null: all is sent.',
  }),
  sendingHeldReason: t.expose('sendingHeldReason', {
    type: SendingHeldReasonEnum,
    nullable: true,
    authScopes: { staff: true },
    description: 'Why nothing is sent to receivers; null: all is sent.',
  }),
  heldMessageCount: t.int({
    nullable: true,
    authScopes: { permission: 'receivers' },
    description: 'Messages to receivers that would go out if sending were released.',
    resolve: ({ id }, _args, { db }) => countHeld(db, id),
  }),
}));

const HeldMessages = builder.enumType('HeldMessages', {
  description: 'What becomes of the messages that waited while sending was held.',
  values: {
    SEND: { description: 'They are sent, under the ids that they had in the shop that was backed up.' },
    PARK: { description: 'They are parked in the log, from where each can be sent by hand.' },
  } as const,
});

const ReleaseSendingInput = builder.inputType('ReleaseSendingInput', {
  description: 'How sending goes on.',
  fields: (t) => ({
    heldMessages: t.field({ type: HeldMessages, required: true, description: 'What becomes of those that waited.' }),
  }),
});

builder.mutationField('releaseSending', (t) =>
  t.field({
    type: Channel,
    description: 'Resumes sending to receivers, after a backup was restored or the program was started safely.',
    authScopes: { permission: 'receivers' },
    errors: {},
    args: { input: t.arg({ type: ReleaseSendingInput, required: true, description: 'What to do with what waits.' }) },
    resolve: (_root, { input: { heldMessages } }, context) => releaseSending(callerOf(context), heldMessages),
  }),
);
