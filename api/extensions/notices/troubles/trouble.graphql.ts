import { encodeGlobalID } from '@pothos/plugin-relay';
import { Channel } from '../../../channel/channel.graphql';
import { TroubleKind } from '../../../generated/prisma/client';
import { builder } from '../../../graphql/builder';
import { channelOf } from '../../../graphql/context';
import { staffMutations } from '../../../graphql/staff-mutations';
import { acknowledgeTrouble } from './acknowledge-trouble.command';

const LARGEST = 100;

const TroubleKindEnum = builder.enumType('TroubleKind', {
  description: 'What does not work.',
  values: {
    [TroubleKind.SILENT]: { description: 'A printer does not answer.' },
    [TroubleKind.PAPER_OUT]: { description: 'A printer is out of paper.' },
    [TroubleKind.COVER_OPEN]: { description: 'The cover of a printer is open.' },
    [TroubleKind.ERROR]: { description: 'A printer reports an error.' },
    [TroubleKind.RECEIVER]: { description: 'A receiver fails at everything and is left alone, or was stopped.' },
    [TroubleKind.MONEY]: { description: 'Staff have to look at a payment: `Payment.trouble`.' },
    [TroubleKind.DISK]: { description: 'The disk of the server is almost full.' },
    [TroubleKind.CHANNEL]: { description: 'A notice channel fails at everything and is left alone, or was stopped.' },
  },
});

const SUBJECTS: Readonly<Record<Exclude<TroubleKind, 'DISK'>, string>> = {
  SILENT: 'Printer',
  PAPER_OUT: 'Printer',
  COVER_OPEN: 'Printer',
  ERROR: 'Printer',
  RECEIVER: 'Receiver',
  MONEY: 'Payment',
  CHANNEL: 'NoticeChannel',
};

export const Trouble = builder.prismaNode('Trouble', {
  id: { resolve: ({ id }) => id },
  findUnique: (id, context) => ({ id, channelId: channelOf(context).id }),
  nullable: true,
  authScopes: { permission: 'orders' },
  description: 'Something of the shop that does not work for some minutes.',
  fields: (t) => ({
    kind: t.expose('kind', { type: TroubleKindEnum, description: 'What does not work.' }),
    name: t.exposeString('name', {
      description:
        'Name of the printer or receiver, number of the payment’s order, or kind of the notice channel; empty for a disk.',
    }),
    subjectId: t.id({
      nullable: true,
      description: 'Id of the printer, receiver, payment or notice channel; null for a disk.',
      resolve: ({ kind, subject }) => (kind === 'DISK' ? null : encodeGlobalID(SUBJECTS[kind], subject)),
    }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'Since when.' }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true, description: 'When it ended by itself.' }),
    acknowledgedBy: t.exposeString('acknowledgedBy', {
      nullable: true,
      description: 'Who of staff looks after it; null: recipients get messages.',
    }),
  }),
});

builder.prismaObjectField(Channel, 'troubles', (t) =>
  t.relation('troubles', {
    nullable: true,
    size: LARGEST,
    authScopes: { permission: 'orders' },
    description: `What does not work now, and recipients were sent messages about; at most ${LARGEST}.`,
    query: { where: { endedAt: null, announcedAt: { not: null } }, orderBy: { startedAt: 'desc' }, take: LARGEST },
  }),
);

staffMutations(Trouble, { noun: 'trouble', permission: 'orders' }).ofOne('acknowledgeTrouble', acknowledgeTrouble, {
  answers: Trouble,
  description: 'Says that the caller looks after it: nothing more of it is sent to anyone.',
});
