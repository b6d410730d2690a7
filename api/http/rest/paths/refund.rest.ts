import { z } from 'zod';
import { OrderNotFound } from '../../../checkout/order-life/refusals';
import { callerOf } from '../../../graphql/context';
import { idRule } from '../../../kernel/id-rule';
import { majorUnits } from '../../../kernel/input-rules';
import { refundOrder } from '../../../payments/refunds/refund-order.command';
import { exampleId } from '../../openapi/content';
import { CHECKOUT, key, keyOf, orderLocation, restCheckout } from '../rest-checkout';
import { route } from '../route';

/** What `POST /api/orders/{id}/refunds` takes. Without dishes, delivery and tip: all that is left. */
export const RefundBody = z.strictObject({
  lines: z.array(z.strictObject({ lineId: idRule('CheckoutLine'), quantity: z.int().min(1).max(99) })).nullish(),
  isWithDelivery: z.boolean().nullish(),
  isWithTip: z.boolean().nullish(),
  reason: z.string(),
  /** What the caller saw that would go back. */
  seenAmount: majorUnits.nullish(),
});

export const refundRoute = route({
  method: 'post',
  path: '/api/orders/{id}/refunds',
  operationId: 'refundOrder',
  summary:
    'Gives card money back, never more than was taken: all that is left, or what named dishes, delivery and tip cost.',
  description: 'The provider is asked until it has been done; `payments[].refunds` says how far it is.',
  permission: 'refunds',
  params: { id: 'Of the order.' },
  headers: key(true, 'Of your choice: sent again with it, nothing goes back twice; with another body it is refused.'),
  body: RefundBody,
  example: { reason: 'One dish was cold', lines: [{ lineId: exampleId('CheckoutLine'), quantity: 1 }] },
  answers: { 201: CHECKOUT },
  refusals: [409],
  handler: async ({ c, context, body, id: asked }) => {
    const id = idRule('Checkout').safeParse(asked).data;
    if (!id) throw new OrderNotFound();
    const order = await refundOrder(callerOf(context), { ...body, id, idempotencyKey: keyOf(c) ?? '' });
    c.header('location', orderLocation(order));
    return restCheckout(context, order);
  },
});
