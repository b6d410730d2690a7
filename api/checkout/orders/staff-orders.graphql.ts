import { allowedMoves } from '../../../domain/order-status';
import { ordersForTest } from '../../access/caller';
import { Channel } from '../../channel/channel.graphql';
import { builder } from '../../graphql/builder';
import { localDate, startOfDay, toDate, toInstant } from '../../kernel/zoned-time';
import { mayMoveTo } from '../access';
import { CheckoutStatusEnum } from '../enums.graphql';
import { Order } from './order.graphql';
import { countByStatus, readOldestAsap, type StatusCount } from './orders.store';

const StatusCountType = builder.objectRef<StatusCount>('StatusCount').implement({
  description: 'How many orders stand at a status.',
  fields: (t) => ({
    status: t.expose('status', { type: CheckoutStatusEnum, description: 'The status that they stand at.' }),
    count: t.exposeInt('count', { description: 'How many orders stand there.' }),
    oldestPlacedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the oldest of those that are wanted as soon as possible was placed.',
      resolve: (counted, _args, { db }) => readOldestAsap(db, counted),
    }),
  }),
});

builder.objectFields(Order, (t) => ({
  allowedMoves: t.field({
    type: [CheckoutStatusEnum],
    nullable: true,
    authScopes: { permission: 'kitchen' },
    description: 'Where the caller can move it from where it stands; the step on comes first.',
    resolve: ({ status, details }, _args, { actor }) =>
      allowedMoves(status, details.deliveryMethod ?? 'DELIVERY').filter((to) => mayMoveTo(to, actor)),
  }),
}));

builder.prismaObjectFields(Channel, (t) => ({
  orderCounts: t.field({
    type: [StatusCountType],
    nullable: true,
    authScopes: { permission: 'kitchen' },
    description: 'How many orders stand at each status; those at which none stands are left out.',
    args: {
      today: t.arg.boolean({ defaultValue: false, description: 'Only those placed today, by the shop’s clocks.' }),
      statuses: t.arg({
        type: [CheckoutStatusEnum],
        description:
          'Only those at one of these; all when left out. Orders under way are few, all that ever were are many.',
      }),
    },
    resolve: async ({ id: channelId, timeZone }, { today, statuses }, { db, now, actor }) => {
      const midnight = () => toDate(startOfDay(localDate(toInstant(now()), timeZone), timeZone));
      const counted = { channelId, placedSince: today ? midnight() : null, isOnlyTests: ordersForTest(actor) };
      return countByStatus(db, counted, statuses ?? []);
    },
  }),
}));
