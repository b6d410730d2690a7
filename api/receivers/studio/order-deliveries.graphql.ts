import { Order } from '../../checkout/orders/order.graphql.ts';
import { builder } from '../../graphql/builder';
import { callerOf } from '../../graphql/context';
import { failureMessage, toFailure } from '../../messages/failure-message';
import { DeliveryFailureEnum, MessageStatusEnum, ReceiverEventEnum } from '../receiver-message.graphql.ts';
import { deliveriesOf, type OrderDelivery } from '../worker/order-deliveries.store';
import { replayDelivery } from './staff-delivery.command';

const OrderDeliveryRef = builder.objectRef<OrderDelivery>('OrderDelivery');

/** Without addresses, bodies and answers: those can hold keys, and are for who keeps the receivers. */
const Delivery = builder.node(OrderDeliveryRef, {
  authScopes: { permission: 'orders' },
  id: { resolve: ({ id }) => id },
  isTypeOf: (value) => typeof value === 'object' && value !== null && 'receiverName' in value,
  loadManyWithoutCache: async (ids, context) => {
    const found = await deliveriesOf(context.db, callerOf(context).channel.id, context.actor, { ids });
    return ids.map((id) => found.find((delivery) => delivery.id === id) ?? null);
  },
  description: 'One event of an order, or of its payment, on its way to one receiver.',
  fields: (t) => ({
    receiverName: t.exposeString('receiverName', { description: 'What staff call the receiver.' }),
    event: t.expose('event', { type: ReceiverEventEnum, description: 'The event of the order.' }),
    status: t.expose('status', { type: MessageStatusEnum, description: 'How far the delivery has come.' }),
    attemptCount: t.exposeInt('attemptCount', { description: 'Attempts since it was written or sent again.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the event happened.' }),
    nextAttemptAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it is tried next; null when it will not be.',
      resolve: ({ status, nextAttemptAt }) => (status === 'PENDING' ? nextAttemptAt : null),
    }),
    deliveredAt: t.expose('deliveredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the receiver took it.',
    }),
    failure: t.field({
      type: DeliveryFailureEnum,
      nullable: true,
      description: 'Why the last attempt did not count; null when it did, or there was none.',
      resolve: ({ failure }) => toFailure(failure),
    }),
    failureMessage: t.string({
      nullable: true,
      description: 'Why the last attempt did not count, for a person in the reader’s language.',
      resolve: ({ failure }, _args, { locale }) => failureMessage(failure, locale),
    }),
  }),
});

builder.objectField(Order, 'deliveries', (t) =>
  t.loadableGroup({
    type: Delivery,
    nullable: true,
    authScopes: { permission: 'orders' },
    description: 'What was sent to receivers about it and its payments, the first event first.',
    load: (checkoutIds: string[], context) =>
      deliveriesOf(context.db, callerOf(context).channel.id, context.actor, { checkoutIds }),
    group: ({ checkoutId }) => checkoutId,
    resolve: ({ id }) => id,
  }),
);

builder.mutationField('replayDelivery', (t) =>
  t.field({
    type: Delivery,
    description: 'Sends an event of an order to a receiver again, under the same `webhook-id`.',
    authScopes: { permission: 'orders' },
    errors: {},
    args: { id: t.arg.globalID({ for: [Delivery], required: true, description: 'The delivery to repeat.' }) },
    resolve: (_root, { id }, context) => replayDelivery(callerOf(context), id.id),
  }),
);
