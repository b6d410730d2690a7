import { resolveCursorConnection } from '@pothos/plugin-relay';
import { isAllowedTo } from '../../access/caller';
import { Client } from '../../clients/client.graphql';
import { builder } from '../../graphql/builder';
import { channelOf } from '../../graphql/context';
import { DEFAULT_PAGE_SIZE, STATEMENT } from '../../graphql/field-cost';
import type { OrderView } from '../checkout-view';
import { Order } from './order.graphql';
import { readCursor, toCursor } from './order-cursor';
import { readOrders } from './orders.store';

const LARGEST_PAGE = 100;

builder.prismaObjectField(Client, 'orders', (t) =>
  t.connection({
    type: Order,
    work: STATEMENT,
    description: 'What they ordered, cancelled orders too, the newest first.',
    resolve: ({ id: clientId }, args, context) =>
      resolveCursorConnection<Promise<OrderView[]>>(
        { args, toCursor, defaultSize: DEFAULT_PAGE_SIZE, maxSize: LARGEST_PAGE },
        (page) =>
          readOrders(context.db, {
            channelId: channelOf(context).id,
            clientId,
            statuses: [],
            after: readCursor(page.after),
            before: readCursor(page.before),
            limit: page.limit,
            isInverted: page.inverted,
          }),
      ),
  }),
);

builder.objectField(Order, 'erasedAt', (t) =>
  t.expose('erasedAt', {
    type: 'DateTime',
    nullable: true,
    description: 'When its client was erased: name, phone, address and notes are gone since.',
  }),
);

builder.objectField(Order, 'client', (t) =>
  t.loadable({
    type: Client,
    nullable: true,
    description:
      'Who ordered, as the shop knows them. Null for a cart, once they were erased, and for callers without the permission `clients`.',
    load: async (ids: string[], { db, ...context }) => {
      const clients = await db.client.findMany({ where: { id: { in: ids }, channelId: channelOf(context).id } });
      const byId = new Map(clients.map((client) => [client.id, client]));
      return ids.map((id) => byId.get(id) ?? null);
    },
    resolve: (view, _args, { actor }) => (isAllowedTo(actor, 'clients') ? view.clientId : null),
  }),
);
