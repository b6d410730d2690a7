import { builder } from '../graphql/builder';
import { callerOf, channelOf } from '../graphql/context';
import { liveEvents } from '../graphql/live';
import { InvalidInput } from '../kernel/refusals';
import { Forbidden } from '../staff/refusals';
import { isAllowed } from '../staff/roles';
import { roleOfSession } from '../staff/session.store';
import { Checkout } from './checkout.graphql';
import { CHECKOUT_TOPIC, readNotice } from './checkout-topic';
import type { CheckoutView } from './checkout-view';
import { CheckoutStatusEnum } from './enums.graphql';
import { moveOrder } from './move-order.command';
import { readCheckouts } from './read-checkout.store';
import { MoveNotAllowed, OrderNotFound, ReasonRequired } from './refusals';

const MoveOrderInput = builder.inputType('MoveOrderInput', {
  description: 'Which order, and where it goes.',
  fields: (t) => ({
    id: t.globalID({ for: [Checkout], required: true, description: 'Which order.' }),
    to: t.field({ type: CheckoutStatusEnum, required: true, description: 'One of its `allowedMoves`.' }),
    reason: t.string({ description: 'Needed to cancel: 1 to 250 characters. The shopper reads it.' }),
  }),
});

builder.mutationField('moveOrder', (t) =>
  t.field({
    type: Checkout,
    authScopes: { permission: 'kitchen' },
    description: 'Moves an order one step on, or cancels it. Cooks may say that it is prepared and ready.',
    errors: { types: [InvalidInput, Forbidden, OrderNotFound, MoveNotAllowed, ReasonRequired] },
    args: { input: t.arg({ type: MoveOrderInput, required: true, description: 'Which, and where to.' }) },
    resolve: (_root, { input }, context) =>
      moveOrder({ ...callerOf(context), announceOrder: context.announceOrder }, { ...input, id: input.id.id }),
  }),
);

interface OrdersEventShape {
  readonly kind: 'PLACED' | 'MOVED' | 'MISSED';
  readonly checkout: CheckoutView | null;
}

const OrdersEventKind = builder.enumType('OrdersEventKind', {
  description: 'What happened on the board.',
  values: {
    PLACED: { description: 'A new order.' },
    MOVED: { description: 'An order went to another status.' },
    MISSED: { description: 'Some events may have been lost: query the board anew.' },
  },
});

const OrdersEvent = builder.objectRef<OrdersEventShape>('OrdersEvent').implement({
  description: 'What happened on the board of orders.',
  fields: (t) => ({
    kind: t.expose('kind', { type: OrdersEventKind, description: 'What happened.' }),
    checkout: t.expose('checkout', { type: Checkout, nullable: true, description: 'The order as it stands now.' }),
  }),
});

builder.subscriptionField('orders', (t) =>
  t.field({
    type: OrdersEvent,
    authScopes: { permission: 'kitchen' },
    description: 'Each order that is placed or moved.',
    subscribe: (_root, _args, context) => {
      const caller = callerOf(context);
      const { id: channelId } = channelOf(context);
      const stream = context.notifications.stream(CHECKOUT_TOPIC);
      return liveEvents(stream, async (notification): Promise<OrdersEventShape | null> => {
        // Who signs out or is disabled while they watch sees no order more.
        const role = await roleOfSession(context.db, context.actor.sessionId ?? '', context.now());
        if (!role || !isAllowed(role, 'kitchen')) {
          stream.close();
          return null;
        }
        if (notification.kind === 'gap') return { kind: 'MISSED', checkout: null };
        const notice = readNotice(notification.payload);
        if (notice?.channelId !== channelId) return null;
        const views = await readCheckouts(caller, [notice.checkoutId]);
        return { kind: notice.kind, checkout: views.get(notice.checkoutId) ?? null };
      });
    },
    resolve: (event) => event,
  }),
);
