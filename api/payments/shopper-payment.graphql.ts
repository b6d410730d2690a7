import { placedResult } from '../checkout/orders/placed-result.graphql';
import { builder } from '../graphql/builder';
import { callerOf } from '../graphql/context';
import { deskOf } from './desk-of-context';
import { checkPayment, leavePayment } from './shopper-payment.command';

const PaymentOfOrderInput = builder.inputType('PaymentOfOrderInput', {
  description: 'Whose payment is meant.',
  fields: (t) => ({
    token: t.string({ required: true, description: '`Checkout.token` of the order that waits for its payment.' }),
  }),
});

const checking = placedResult('CheckPaymentResult');
const leaving = placedResult('LeavePaymentResult');

builder.mutationFields((t) => ({
  checkPayment: t.field({
    type: checking.type,
    authScopes: { shopper: true },
    description:
      'Asks the provider now whether the order is paid, when the shopper has come back from its page. The shop asks by ' +
      'itself too, so nothing is lost without it.',
    args: {
      input: t.arg({
        type: PaymentOfOrderInput,
        required: true,
        description: 'The order whose payment is asked about.',
      }),
    },
    resolve: (_root, { input }, context) =>
      checking.orRefusal(() => checkPayment(callerOf(context), deskOf(context), input.token)),
  }),
  leavePayment: t.field({
    type: leaving.type,
    authScopes: { shopper: true },
    description:
      'Gives up an order that waits for its payment: it is the cart that it was, to be changed or paid in another way. ' +
      'One that is paid at this moment is placed, and stays so.',
    args: {
      input: t.arg({ type: PaymentOfOrderInput, required: true, description: 'The order whose payment is given up.' }),
    },
    resolve: (_root, { input }, context) =>
      leaving.orRefusal(() => leavePayment(callerOf(context), deskOf(context), input.token)),
  }),
}));
