import { builder } from '../../graphql/builder';
import { callerOf, channelOf } from '../../graphql/context';
import { InvalidInput } from '../../kernel/refusals';
import { PromoNotApplicable } from '../../promotions/refusals';
import { CheckoutStatusEnum, OrderReasonEnum } from '../enums.graphql';
import { Order } from '../orders/order.graphql';
import { MoveNotAllowed, StaleOrder } from './refusals';
import { stepBackOrder } from './step-back.command';
import { stepBehind } from './step-behind.store';

const StepBackOrderInput = builder.inputType('StepBackOrderInput', {
  description: 'Why an order goes back.',
  fields: (t) => ({
    id: t.globalID({ for: [Order], required: true, description: 'The order that goes one step back.' }),
    reason: t.string({ description: 'Why, in your own words: up to 250 characters; this or `reasonCode` is needed.' }),
    reasonCode: t.field({ type: OrderReasonEnum, description: 'Why, by name.' }),
    version: t.int({ description: 'The order’s, as you read it: refused when someone changed it since.' }),
  }),
});

builder.mutationField('stepBackOrder', (t) =>
  t.field({
    type: Order,
    authScopes: { permission: 'orders' },
    description:
      'Takes an order one step back; one that is over, for an hour. A cancelled one takes its time and its promo code ' +
      'again. Receivers get `order.stepped_back`.',
    errors: { types: [InvalidInput, MoveNotAllowed, StaleOrder, PromoNotApplicable] },
    args: {
      input: t.arg({ type: StepBackOrderInput, required: true, description: 'The order, and why it goes back.' }),
    },
    resolve: (_root, { input }, context) =>
      stepBackOrder({ ...callerOf(context), announceOrder: context.announceOrder }, { ...input, id: input.id.id }),
  }),
);

builder.objectField(Order, 'stepBack', (t) =>
  t.field({
    type: CheckoutStatusEnum,
    nullable: true,
    authScopes: { permission: 'orders' },
    description: 'Where `stepBackOrder` would take it; null where there is no step behind it, or no longer.',
    resolve: (order, _args, context) =>
      stepBehind(
        context.db,
        { ...order, deliveryMethod: order.details.deliveryMethod },
        channelOf(context),
        context.now(),
      ),
  }),
);
