import { Channel } from '../channel/channel.graphql';
import { builder } from '../graphql/builder';
import { callerOf } from '../graphql/context';
import { InvalidInput } from '../kernel/refusals';
import { setPersonalDataMonths } from './personal-data.command';

builder.prismaObjectField(Channel, 'personalDataMonths', (t) =>
  t.exposeInt('personalDataMonths', {
    nullable: true,
    authScopes: { permission: 'settings' },
    description: 'Months after which an order that is over loses the person; null: never.',
  }),
);

const SetPersonalDataMonthsInput = builder.inputType('SetPersonalDataMonthsInput', {
  description: 'How long orders know who ordered.',
  fields: (t) => ({
    version: t.int({ required: true, description: 'Of the shop, the one that was read.' }),
    personalDataMonths: t.int({ description: 'Months, 1 to 120; null: orders keep the person.' }),
  }),
});

builder.mutationField('setPersonalDataMonths', (t) =>
  t.field({
    type: Channel,
    authScopes: { permission: 'eraseClients' },
    description:
      'Sets after how many months orders that are over lose name, phone, address and notes. Older ones lose them within an hour; nothing brings them back. Dishes and amounts stay.',
    errors: { types: [InvalidInput] },
    args: {
      input: t.arg({
        type: SetPersonalDataMonthsInput,
        required: true,
        description: 'For how long personal data are kept.',
      }),
    },
    resolve: (_root, { input }, context) =>
      setPersonalDataMonths(callerOf(context), { ...input, personalDataMonths: input.personalDataMonths ?? null }),
  }),
);
