import { builder } from '../../graphql/builder';
import { callerOf, channelOf } from '../../graphql/context';
import { liveEvents } from '../../graphql/live';
import { isStillAllowedTo } from '../../staff/tokens/standing-right.store';
import { reaches } from '../access';
import { CHECKOUT_TOPIC, type CheckoutNotice, readNotice } from '../cart/checkout-topic';
import { readCheckoutForAll } from '../cart/read-checkout.store';
import type { OrderView } from '../checkout-view';
import { Order } from './order.graphql';

interface OrdersEventShape {
  readonly kind: Exclude<CheckoutNotice['kind'], 'LET_GO'> | 'MISSED';
  readonly checkout: OrderView | null;
}

const OrdersEventKind = builder.enumType('OrdersEventKind', {
  description: 'What happened on the board.',
  values: {
    PLACED: { description: 'A new order.' },
    MOVED: { description: 'An order went to another status.' },
    DELAYED: { description: 'Another time is promised for an order.' },
    NOT_TAKEN: { description: 'An order has waited too long for someone to take it.' },
    NOTED: { description: 'Staff wrote another note to an order.' },
    MONEY: { description: 'An order’s card money stands differently.' },
    MADE: { description: 'Cooks made dishes of it, or took that back.' },
    AMENDED: { description: 'An order was changed, or a change is proposed, answered or over.' },
    COURIER: { description: 'Another courier brings it, or it is unassigned.' },
    MISSED: { description: 'Some events may have been lost: query the board again.' },
  },
});

const OrdersEvent = builder.objectRef<OrdersEventShape>('OrdersEvent').implement({
  description: 'What happened on the board of orders.',
  fields: (t) => ({
    kind: t.expose('kind', { type: OrdersEventKind, description: 'The kind of change.' }),
    checkout: t.expose('checkout', { type: Order, nullable: true, description: 'The order as it stands now.' }),
  }),
});

builder.subscriptionField('orders', (t) =>
  t.field({
    type: OrdersEvent,
    authScopes: { permission: 'kitchen' },
    description:
      'Each order that is placed, moved, delayed, changed, given another note, made in part, or not taken in time.',
    subscribe: (_root, _args, context) => {
      const caller = callerOf(context);
      const { id: channelId } = channelOf(context);
      const stream = context.notifications.stream(CHECKOUT_TOPIC);
      return liveEvents(stream, async (notification): Promise<OrdersEventShape | null> => {
        // Who signs out or is disabled while they watch sees no order more.
        if (!(await isStillAllowedTo(context, 'kitchen'))) {
          stream.close();
          return null;
        }
        if (notification.kind === 'gap') return { kind: 'MISSED', checkout: null };
        const notice = readNotice(notification.payload);
        if (notice?.channelId !== channelId || notice.kind === 'LET_GO') return null;
        const checkout = await readCheckoutForAll(caller, notice.checkoutId);
        // Staff see no order that waits for its payment.
        if (checkout && (checkout.status === 'OPEN' || !reaches(checkout, context.actor))) return null;
        return { kind: notice.kind, checkout };
      });
    },
    resolve: (event) => event,
  }),
);
