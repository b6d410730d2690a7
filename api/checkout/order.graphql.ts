import { builder } from '../graphql/builder';
import { callerOf } from '../graphql/context';
import { liveEvents } from '../graphql/live';
import { Checkout } from './checkout.graphql';
import { CHECKOUT_TOPIC, readNotice } from './checkout-topic';
import { readLastOrder, readOrderByToken } from './read-checkout.store';

builder.queryFields((t) => ({
  order: t.field({
    type: Checkout,
    nullable: true,
    authScopes: { public: true },
    description: 'The order that an unguessable link leads to; personal data is for its owner and for staff.',
    args: { token: t.arg.string({ required: true, description: '`Checkout.token`.' }) },
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

builder.subscriptionField('checkoutUpdated', (t) =>
  t.field({
    type: Checkout,
    authScopes: { public: true },
    description: 'The order that a link leads to, after each change. Query it anew after a lost connection.',
    args: { token: t.arg.string({ required: true, description: '`Checkout.token`.' }) },
    subscribe: async (_root, { token }, context) => {
      const caller = callerOf(context);
      const order = await readOrderByToken(caller, token);
      const stream = context.notifications.stream(CHECKOUT_TOPIC);
      // Nothing will ever happen to what an unknown link leads to.
      if (!order) stream.close();
      return liveEvents(stream, async (notification) => {
        // After a gap the change may have been this order's: it is read in any case.
        const notice = notification.kind === 'told' ? readNotice(notification.payload) : null;
        if (notification.kind === 'told' && notice?.checkoutId !== order?.id) return null;
        return readOrderByToken(caller, token);
      });
    },
    resolve: (view) => view,
  }),
);
