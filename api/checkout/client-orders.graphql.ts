import { resolveCursorConnection } from '@pothos/plugin-relay';
import { Client } from '../clients/client.graphql';
import { builder } from '../graphql/builder';
import { channelOf } from '../graphql/context';
import { DEFAULT_PAGE_SIZE } from '../graphql/field-cost';
import { seesPersonalData } from './access';
import { Checkout } from './checkout.graphql';
import type { CheckoutView } from './checkout-view';
import { readCursor, toCursor } from './order-cursor';
import { readOrders } from './orders.store';

const LARGEST_PAGE = 100;

builder.prismaObjectField(Client, 'orders', (t) =>
  t.connection({
    type: Checkout,
    description: 'What they ordered, cancelled orders too, the newest first.',
    resolve: ({ id: clientId }, args, context) =>
      resolveCursorConnection<Promise<CheckoutView[]>>(
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

builder.objectField(Checkout, 'client', (t) =>
  t.loadable({
    type: Client,
    nullable: true,
    authScopes: { permission: 'clients' },
    description: 'Who ordered, as the shop knows them; null for a cart, and once they were erased.',
    load: async (ids: string[], { db, ...context }) => {
      const clients = await db.client.findMany({ where: { id: { in: ids }, channelId: channelOf(context).id } });
      const byId = new Map(clients.map((client) => [client.id, client]));
      return ids.map((id) => byId.get(id) ?? null);
    },
    resolve: (view, _args, { actor }) => (seesPersonalData(view, actor) ? view.clientId : null),
  }),
);
