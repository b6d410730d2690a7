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
import { countByStatus, readOrders } from './orders.store';

const LARGEST_PAGE = 100;

const StatusCount = builder.objectRef<{ status: CheckoutView['status']; count: number }>('StatusCount').implement({
  description: 'How many orders stand at a status.',
  fields: (t) => ({
    status: t.expose('status', { type: CheckoutStatusEnum, description: 'The status.' }),
    count: t.exposeInt('count', { description: 'How many.' }),
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
    },
    resolve: ({ id: channelId }, { statuses, ...args }, { db }) =>
      resolveCursorConnection<Promise<CheckoutView[]>>(
        { args, toCursor, defaultSize: DEFAULT_PAGE_SIZE, maxSize: LARGEST_PAGE },
        (page) =>
          readOrders(db, {
            channelId,
            statuses: statuses ?? [],
            after: readCursor(page.after),
            before: readCursor(page.before),
            limit: page.limit,
            isInverted: page.inverted,
          }),
      ),
  }),
  orderCounts: t.field({
    type: [StatusCount],
    nullable: true,
    authScopes: { permission: 'kitchen' },
    description: 'How many orders stand at each status; those at which none stands are left out.',
    args: {
      today: t.arg.boolean({ defaultValue: false, description: 'Only those placed today, by the shop’s clocks.' }),
    },
    resolve: async ({ id, timeZone }, { today }, { db, now }) => {
      const midnight = () => toDate(startOfDay(localDate(toInstant(now()), timeZone), timeZone));
      const counts = await countByStatus(db, id, today ? midnight() : null);
      return [...counts].map(([status, count]) => ({ status, count }));
    },
  }),
}));
