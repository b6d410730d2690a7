import { builder } from '../graphql/builder';
import { readSetUpChecklist, type SetUpTask as SetUpTaskShape } from './set-up-checklist.store';

const SetUpTaskEnum = builder.enumType('SetUpTaskName', {
  description: 'A step of a new shop’s set-up.',
  values: {
    DISH: { description: 'A dish on sale in the menu that shoppers see.' },
    HOURS: { description: 'A day of the week on which the shop is open.' },
    RECEIVING: { description: 'Delivery, or pickup from a kitchen that is in use.' },
    PAYMENT: { description: 'A payment method that is on.' },
    ORDERING: { description: 'Ordering is not switched off.' },
    PHONE: { description: 'The shop’s phone number, for shoppers who want to call.' },
    LOGO: { description: 'The shop’s logo.' },
    RECEIVER: { description: 'A receiver that gets orders: a Telegram message, an e-mail.' },
    STAFF: { description: 'A colleague who can sign in.' },
  } as const,
});

const SetUpTask = builder.objectRef<SetUpTaskShape>('SetUpTask').implement({
  description: 'A step of a new shop’s set-up, and whether it has been done.',
  fields: (t) => ({
    name: t.expose('name', { type: SetUpTaskEnum, description: 'The step that is to be done.' }),
    isDone: t.exposeBoolean('isDone', { description: 'Whether the shop has it now.' }),
    isPreset: t.exposeBoolean('isPreset', {
      description: 'Whether a new shop has it from the start, and staff have not changed it.',
    }),
    isNeeded: t.exposeBoolean('isNeeded', { description: 'Whether no shopper can order before it is done.' }),
  }),
});

builder.prismaObjectField('Channel', 'setUpChecklist', (t) =>
  t.field({
    type: [SetUpTask],
    nullable: true,
    authScopes: { permission: 'settings' },
    description: 'What a new shop needs and may want, in the order in which it is best done.',
    resolve: (channel, _args, { db }) => readSetUpChecklist(db, channel),
  }),
);
