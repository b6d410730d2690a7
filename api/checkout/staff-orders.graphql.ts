import { resolveCursorConnection } from '@pothos/plugin-relay';
import { Channel } from '../channel/channel.graphql';
import { builder } from '../graphql/builder';
import { DEFAULT_PAGE_SIZE } from '../graphql/field-cost';
import { localDate, startOfDay, toDate, toInstant } from '../kernel/zoned-time';
import { mayMoveTo } from './access';
import { Checkout } from './checkout.graphql';
import type { CheckoutView } from './checkout-view';
import { CheckoutStatusEnum } from './enums.graphql';
import { readCursor, toCursor } from './order-cursor';
import { allowedMoves } from './order-status';
import { countByStatus, readOrders, type StatusCount } from './orders.store';

const LARGEST_PAGE = 100;

const StatusCountType = builder.objectRef<StatusCount>('StatusCount').implement({
  description: 'How many orders stand at a status.',
  fields: (t) => ({
    status: t.expose('status', { type: CheckoutStatusEnum, description: 'The status.' }),
    count: t.exposeInt('count', { description: 'How many.' }),
    oldestPlacedAt: t.expose('oldestPlacedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the oldest of those that are wanted as soon as possible was placed.',
    }),
  }),
});

builder.objectFields(Checkout, (t) => ({
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
  orders: t.connection({
    type: Checkout,
    nullable: true,
    authScopes: { permission: 'kitchen' },
    description: 'Orders, the newest first.',
    args: {
      statuses: t.arg({ type: [CheckoutStatusEnum], description: 'Only those at one of these; all when left out.' }),
      scheduled: t.arg.boolean({
        description:
          'True: only those for a later time, whose `scheduledUntil` has not come; false: only the others; all when left out.',
      }),
    },
    resolve: ({ id: channelId, pickupMinutes, deliveryMinutes }, { statuses, scheduled, ...args }, { db, now }) =>
      resolveCursorConnection<Promise<CheckoutView[]>>(
        { args, toCursor, defaultSize: DEFAULT_PAGE_SIZE, maxSize: LARGEST_PAGE },
        (page) =>
          readOrders(db, {
            channelId,
            statuses: statuses ?? [],
            after: readCursor(page.after),
            before: readCursor(page.before),
            limit: page.limit,
            scheduled:
              typeof scheduled === 'boolean'
                ? { isWanted: scheduled, now: now(), minutes: { pickupMinutes, deliveryMinutes } }
                : null,
            isInverted: page.inverted,
          }),
      ),
  }),
  orderCounts: t.field({
    type: [StatusCountType],
    nullable: true,
    authScopes: { permission: 'kitchen' },
    description: 'How many orders stand at each status; those at which none stands are left out.',
    args: {
      today: t.arg.boolean({ defaultValue: false, description: 'Only those placed today, by the shop’s clocks.' }),
    },
    resolve: async ({ id, timeZone }, { today }, { db, now }) => {
      const midnight = () => toDate(startOfDay(localDate(toInstant(now()), timeZone), timeZone));
      return countByStatus(db, id, today ? midnight() : null);
    },
  }),
}));
