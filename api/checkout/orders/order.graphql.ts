import { brandWithType } from '@pothos/core';
import type { Notification } from '../../db/notifications';
import { builder } from '../../graphql/builder';
import { callerOf } from '../../graphql/context';
import { liveEvents } from '../../graphql/live';
import { seesCheckout } from '../access';
import { Checkout, typenameOf } from '../cart/checkout.graphql';
import { CHECKOUT_TOPIC, readNotice } from '../cart/checkout-topic';
import { readCheckouts, readLastOrder, readOrderByToken } from '../cart/read-checkout.store';
import type { OrderView } from '../checkout-view';
import { readReason } from '../order-reason';

export const Order = builder.node(builder.objectRef<OrderView>('Order'), {
  description: 'What was placed, as it was placed, and what became of it.',
  interfaces: [Checkout],
  id: { resolve: ({ id }) => id },
  // A cart is found here as well: it has the id that its order will have.
  brandLoadedObjects: false,
  loadMany: async (ids, context) => {
    const views = await readCheckouts(callerOf(context), ids);
    return ids.map((id) => {
      const view = views.get(id);
      if (!view || !seesCheckout(view, context.actor)) return null;
      brandWithType(view, typenameOf(view) as never);
      return view as OrderView;
    });
  },
  fields: (t) => ({
    number: t.exposeString('number', { description: 'The order’s number, as people read it: `2411-0042`.' }),
    placedAt: t.expose('placedAt', { type: 'DateTime', description: 'When it was ordered.' }),
    promisedAt: t.expose('promisedAt', {
      type: 'DateTime',
      description: 'When it is promised: ready to collect, or at the door.',
    }),
    cancelReason: t.string({
      nullable: true,
      description: 'Why it was cancelled, in the reader’s language where it has a name.',
      resolve: ({ cancelReason: reason, cancelCode: reasonCode }, _args, { locale }) =>
        readReason({ reason, reasonCode }, locale),
    }),
  }),
});

builder.queryFields((t) => ({
  order: t.field({
    type: Checkout,
    nullable: true,
    authScopes: { public: true },
    description:
      'The order that an unguessable link leads to, or the cart whose payment is awaited or was given up; personal data ' +
      'is for its owner and for staff.',
    args: { token: t.arg.string({ required: true, description: '`Checkout.token` of the order to read.' }) },
    resolve: (_root, { token }, context) => (context.channel ? readOrderByToken(callerOf(context), token) : null),
  }),
  lastOrder: t.field({
    type: Order,
    nullable: true,
    authScopes: { public: true },
    description: 'What the caller’s session ordered last; null when it has not ordered yet.',
    resolve: (_root, _args, context) =>
      context.channel ? readLastOrder(callerOf(context), context.actor.sessionId) : null,
  }),
}));

builder.subscriptionField('checkoutUpdated', (t) =>
  t.field({
    type: Checkout,
    authScopes: { public: true },
    description:
      'The order that a link leads to: as it stands now, then after each change. Query it again after a lost connection.',
    args: { token: t.arg.string({ required: true, description: '`Checkout.token` of the order to watch.' }) },
    subscribe: (_root, { token }, context) => {
      const caller = callerOf(context);
      let orderId: string | null = null;
      const read = async () => {
        const order = await readOrderByToken(caller, token);
        orderId = order?.id ?? null;
        return order;
      };
      const onNotification = async (notification: Notification) => {
        // After a gap the change may have been this order's: it is read in any case.
        const isNotice = notification.kind === 'told';
        if (isNotice && readNotice(notification.payload)?.checkoutId !== orderId) return null;
        return read();
      };
      // Nothing will ever happen to what an unknown link leads to: no first event ends the stream.
      return liveEvents(context.notifications.stream(CHECKOUT_TOPIC), onNotification, read);
    },
    resolve: (view) => view,
  }),
);
