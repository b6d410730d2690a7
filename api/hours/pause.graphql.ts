import { Channel } from '../channel/channel.graphql';
import { builder } from '../graphql/builder';
import { callerOf } from '../graphql/context';
import { InvalidInput } from '../kernel/refusals';
import { hoursOf } from './channel-hours.store';
import { isOpenAt, opensNextAt } from './opening-hours';
import { presentPauseEnd } from './pause';
import { pauseOrders, resumeOrders } from './pause.command';

builder.prismaObjectFields('Channel', (t) => ({
  pausedUntil: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'Nothing new is started before then, though the shop may be open; null while orders are taken.',
    resolve: ({ pausedUntil }, _args, { now }) => presentPauseEnd(pausedUntil, now()),
  }),
  resumesAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When a paused shop takes orders again: the end of the pause, or the opening after it. Else null.',
    resolve: async (channel, _args, context) => {
      const end = presentPauseEnd(channel.pausedUntil, context.now());
      if (end === null) return null;
      const hours = await hoursOf(context, channel);
      return isOpenAt(end, hours) ? end : opensNextAt(end, hours);
    },
  }),
}));

const PauseOrdersInput = builder.inputType('PauseOrdersInput', {
  description: 'How long no order is started: one of the three.',
  fields: (t) => ({
    minutes: t.int({ description: 'From now, 1 to 1,440.' }),
    until: t.field({ type: 'DateTime', description: 'An instant within the next 24 hours.' }),
    untilTime: t.field({ type: 'TimeOfDay', description: 'When the shop’s clock shows it next.' }),
  }),
});

builder.mutationFields((t) => ({
  pauseOrders: t.field({
    type: Channel,
    description: 'Starts no order for a while: orders for later are still taken. It ends by itself.',
    authScopes: { permission: 'orders' },
    errors: { types: [InvalidInput] },
    args: { input: t.arg({ type: PauseOrdersInput, required: true, description: 'How long nothing is started.' }) },
    resolve: (_root, { input }, context) => pauseOrders(callerOf(context), input),
  }),
  resumeOrders: t.field({
    type: Channel,
    description: 'Ends a pause at once; changes nothing where there is none.',
    authScopes: { permission: 'orders' },
    resolve: (_root, _args, context) => resumeOrders(callerOf(context)),
  }),
}));
