import { builder } from '../../graphql/builder';
import { callerOf } from '../../graphql/context';
import { InvalidInput } from '../../kernel/refusals';
import { CheckoutStatusEnum, OrderReasonEnum } from '../enums.graphql';
import { Order } from '../orders/order.graphql';
import { cancelOrder } from './cancel-order.command';
import { delayOrder } from './delay-order.command';
import { moveOrder } from './move-order.command';
import { MoveNotAllowed, OrderIsOver, StaleOrder } from './refusals';

const MoveOrderInput = builder.inputType('MoveOrderInput', {
  description: 'The step that an order takes.',
  fields: (t) => ({
    id: t.globalID({ for: [Order], required: true, description: 'The order to move.' }),
    to: t.field({ type: CheckoutStatusEnum, required: true, description: 'One of its `allowedMoves`.' }),
    reason: t.string({
      description: 'Why, in your own words: up to 250 characters. The shopper reads it, in place of `reasonCode`.',
    }),
    reasonCode: t.field({
      type: OrderReasonEnum,
      description: 'Why, by name; each reader gets it in their language. To cancel, this or `reason` is needed.',
    }),
    preparationMinutes: t.int({
      description:
        'To accept: minutes that the kitchen needs from now on, 1 to 240. The promise is set again, for delivery ' +
        'with the road on top. Left out, the promise (or the chosen time) stays.',
    }),
    version: t.int({ description: 'The order’s, as you read it: refused when someone changed it since.' }),
  }),
});

const DelayOrderInput = builder.inputType('DelayOrderInput', {
  description: 'By how much an order comes later, and why.',
  fields: (t) => ({
    id: t.globalID({ for: [Order], required: true, description: 'The order that is late.' }),
    minutes: t.int({
      required: true,
      description: 'Later than promised, 1 to 240; than now when the promised time has passed.',
    }),
    reason: t.string({
      description: 'Why, in your own words: up to 250 characters. The shopper reads it, in place of `reasonCode`.',
    }),
    reasonCode: t.field({
      type: OrderReasonEnum,
      description: 'Why, by name; each reader gets it in their language.',
    }),
    version: t.int({ description: 'The order’s, as you read it: refused when someone changed it since.' }),
  }),
});

const CancelOrderInput = builder.inputType('CancelOrderInput', {
  description: 'An order that its shopper does not want any more.',
  fields: (t) => ({ token: t.string({ required: true, description: '`Checkout.token`.' }) }),
});

builder.mutationFields((t) => ({
  moveOrder: t.field({
    type: Order,
    authScopes: { permission: 'kitchen' },
    description: 'Moves an order one step on, or cancels it. Cooks may say that it is prepared and ready.',
    errors: { types: [InvalidInput, MoveNotAllowed, StaleOrder] },
    args: {
      input: t.arg({ type: MoveOrderInput, required: true, description: 'The order, and the status that it goes to.' }),
    },
    resolve: (_root, { input }, context) =>
      moveOrder({ ...callerOf(context), announceOrder: context.announceOrder }, { ...input, id: input.id.id }),
  }),
  cancelOrder: t.field({
    type: Order,
    authScopes: { shopper: true },
    description: 'Cancels the caller’s own order: before it is accepted, and while nothing of it has been paid.',
    errors: { types: [MoveNotAllowed] },
    args: {
      input: t.arg({ type: CancelOrderInput, required: true, description: 'The order that is cancelled.' }),
    },
    resolve: (_root, { input }, context) =>
      cancelOrder({ ...callerOf(context), announceOrder: context.announceOrder }, input.token),
  }),
  delayOrder: t.field({
    type: Order,
    authScopes: { permission: 'orders' },
    description: 'Promises an order for later. The shopper sees the new time and why; receivers get an event.',
    errors: { types: [InvalidInput, OrderIsOver, StaleOrder] },
    args: {
      input: t.arg({
        type: DelayOrderInput,
        required: true,
        description: 'The order, and how many minutes later it comes.',
      }),
    },
    resolve: (_root, { input }, context) =>
      delayOrder({ ...callerOf(context), announceOrder: context.announceOrder }, { ...input, id: input.id.id }),
  }),
}));
