import type { Notification } from '../../db/notifications';
import { builder } from '../../graphql/builder';
import { callerOf } from '../../graphql/context';
import { liveEvents } from '../../graphql/live';
import { Checkout } from '../cart/checkout.graphql';
import { CHECKOUT_TOPIC, readNotice } from '../cart/checkout-topic';
import { readLastOrder, readOrderByToken } from '../cart/read-checkout.store';

builder.queryFields((t) => ({
  order: t.field({
    type: Checkout,
    nullable: true,
    authScopes: { public: true },
    description: 'The order that an unguessable link leads to; personal data is for its owner and for staff.',
    args: { token: t.arg.string({ required: true, description: '`Checkout.token` of the order to read.' }) },
    resolve: (_root, { token }, context) => (context.channel ? readOrderByToken(callerOf(context), token) : null),
  }),
  lastOrder: t.field({
    type: Checkout,
    nullable: true,
    authScopes: { public: true },
    description: 'What the caller’s session ordered last; null when it has not ordered yet.',
    resolve: (_root, _args, context) =>
      context.channel ? readLastOrder(callerOf(context), context.actor.sessionId) : null,
  }),
}));

builder.objectField(Checkout, 'isTest', (t) =>
  t.boolean({
    authScopes: { public: true },
    description: 'Whether it is a test order, placed with a test token: nobody waits for it, and it counts nowhere.',
    resolve: ({ isTest }) => isTest,
  }),
);

builder.subscriptionField('checkoutUpdated', (t) =>
  t.field({
    type: Checkout,
    authScopes: { public: true },
    description:
      'The order that a link leads to: as it stands now, then after each change. Query it anew after a lost connection.',
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
        const isTold = notification.kind === 'told';
        if (isTold && readNotice(notification.payload)?.checkoutId !== orderId) return null;
        return read();
      };
      // Nothing will ever happen to what an unknown link leads to: no first event ends the stream.
      return liveEvents(context.notifications.stream(CHECKOUT_TOPIC), onNotification, read);
    },
    resolve: (view) => view,
  }),
);
