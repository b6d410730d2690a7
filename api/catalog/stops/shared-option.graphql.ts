import { toLocale } from '../../../domain/locale';
import { Channel } from '../../channel/channel.graphql';
import { builder } from '../../graphql/builder';
import { callerOf } from '../../graphql/context';
import { readLocalized } from '../../graphql/localized-fields';
import { InvalidInput } from '../../kernel/refusals';
import { StopDurationEnum } from '../enums.graphql';
import { Option } from '../options/option-group.graphql';
import { type SharedOption, sharedOptions } from './shared-options';
import { readOptionsOfDishes } from './shared-options.store';
import { resumeSharedOption, stopSharedOption } from './stop-list.command';

const SharedOptionType = builder.objectRef<SharedOption>('SharedOption').implement({
  description: 'What several dishes offer under one name, “extra cheese”: it runs out everywhere at once.',
  fields: (t) => ({
    optionId: t.globalID({
      description: 'The id of one of these options: what stops all of them, or puts them back, takes this.',
      resolve: ({ id }) => ({ id, type: 'Option' }),
    }),
    id: t.globalID({
      deprecationReason: 'It is the id of an `Option`. Use `optionId`.',
      description: 'The same as `optionId`.',
      resolve: ({ id }) => ({ id, type: 'Option' }),
    }),
    name: t.string({
      description: 'The name that they share, in the reader’s language.',
      resolve: ({ name }, _args, context) => readLocalized(name, context),
    }),
    groupNames: t.stringList({
      description: 'What it is a choice of, in the reader’s language; each name once.',
      resolve: ({ groupNames }, _args, context) => groupNames.map((name) => readLocalized(name, context)),
    }),
    productCount: t.exposeInt('productCount', { description: 'How many dishes offer it; at least two.' }),
    stoppedCount: t.exposeInt('stoppedCount', { description: 'How many of those dishes have it off sale.' }),
    until: t.expose('until', {
      type: 'DateTime',
      nullable: true,
      description: 'When what is stopped is back by itself; null when nothing is, or when staff have to put it back.',
    }),
  }),
});

builder.prismaObjectField('Channel', 'sharedOptions', (t) =>
  t.field({
    type: [SharedOptionType],
    nullable: true,
    authScopes: { permission: 'stopList' },
    description: 'Options that stand on more than one dish under the same name in the shop’s own language; by name.',
    resolve: async ({ id, defaultLocale }, _args, { db, now }) =>
      sharedOptions(await readOptionsOfDishes(db, id), toLocale(defaultLocale), now()),
  }),
);

const StopSharedOptionInput = builder.inputType('StopSharedOptionInput', {
  description: 'An option that several dishes have, and how long it is off sale.',
  fields: (t) => ({
    id: t.globalID({ for: [Option], required: true, description: 'Any one of them.' }),
    duration: t.field({
      type: StopDurationEnum,
      required: true,
      description: 'How long it is off sale on all dishes.',
    }),
    until: t.field({
      type: 'DateTime',
      description: 'When it is back on sale everywhere: a future time, for `UNTIL_TIME` only.',
    }),
  }),
});

builder.mutationFields((t) => ({
  stopSharedOption: t.field({
    type: Channel,
    description: 'Puts an option on the stop list, and every other of the same name on any dish.',
    authScopes: { permission: 'stopList' },
    errors: { types: [InvalidInput] },
    args: {
      input: t.arg({
        type: StopSharedOptionInput,
        required: true,
        description: 'One of these options, and how long they are off sale.',
      }),
    },
    resolve: (_root, { input }, context) => stopSharedOption(callerOf(context), { ...input, id: input.id.id }),
  }),
  resumeSharedOption: t.field({
    type: Channel,
    description: 'Puts an option back on sale, and every other of the same name on any dish.',
    authScopes: { permission: 'stopList' },
    errors: {},
    args: { id: t.arg.globalID({ for: [Option], required: true, description: 'Any one of them.' }) },
    resolve: (_root, { id }, context) => resumeSharedOption(callerOf(context), id.id),
  }),
}));
