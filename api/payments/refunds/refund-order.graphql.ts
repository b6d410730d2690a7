import { isCurrencyCode } from '../../../domain/money';
import { CheckoutLine } from '../../checkout/cart/checkout-line.graphql';
import { StaleOrder } from '../../checkout/order-life/refusals';
import { Order } from '../../checkout/orders/order.graphql';
import { builder } from '../../graphql/builder';
import { callerOf } from '../../graphql/context';
import { rawIds } from '../../graphql/raw-ids';
import { refusalType } from '../../graphql/refusal.graphql';
import { Money } from '../../graphql/shared.graphql';
import { InvalidInput } from '../../kernel/refusals';
import { refundOrder } from './refund-order.command';
import { RefundTooLarge } from './refusals';

refusalType(RefundTooLarge, (t) => ({
  left: t.field({
    type: Money,
    nullable: true,
    description: 'What can still go back; null where nothing was paid by card.',
    resolve: ({ left, currencyCode }) => (isCurrencyCode(currencyCode) ? { minor: left, currencyCode } : null),
  }),
}));

const RefundLineInput = builder.inputType('RefundLineInput', {
  description: 'How many of a line go back.',
  fields: (t) => ({
    lineId: t.globalID({ for: CheckoutLine, required: true, description: 'The line whose money goes back.' }),
    quantity: t.int({ required: true, description: '1 to as many as have not gone back yet.' }),
  }),
});

const RefundOrderInput = builder.inputType('RefundOrderInput', {
  description: 'What of an order’s card money goes back. Without lines, delivery and tip: all that is left.',
  fields: (t) => ({
    id: t.globalID({ for: Order, required: true, description: 'The order whose money goes back.' }),
    idempotencyKey: t.string({
      required: true,
      description: 'Of your choice: sent again with it, nothing goes back twice. For another refund make another key.',
    }),
    lines: t.field({ type: [RefundLineInput], description: 'Dishes; a discount is taken off in proportion.' }),
    isWithDelivery: t.boolean({ description: 'What the delivery cost, too.' }),
    isWithTip: t.boolean({ description: 'The tip, too.' }),
    reason: t.string({ required: true, description: 'Why, up to 250 characters. Staff read it.' }),
    seenAmount: t.int({
      description: 'What you read that goes back, in minor units: refused when someone made it another amount since.',
    }),
  }),
});

builder.mutationField('refundOrder', (t) =>
  t.field({
    type: Order,
    authScopes: { permission: 'refunds' },
    description: 'Gives card money back, never more than was taken. The provider is asked until it has been done.',
    errors: { types: [InvalidInput, StaleOrder, RefundTooLarge] },
    args: {
      input: t.arg({
        type: RefundOrderInput,
        required: true,
        description: 'The order, and what of its money goes back.',
      }),
    },
    resolve: (_root, { input }, context) => refundOrder(callerOf(context), rawIds(input)),
  }),
);
