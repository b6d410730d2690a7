import { Hono } from 'hono';
import { z } from 'zod';
import { requirePermission } from '../../../access/caller';
import { OrderNotFound } from '../../../checkout/order-life/refusals';
import { callerOf } from '../../../graphql/context';
import { idRule } from '../../../kernel/id-rule';
import { majorUnits } from '../../../kernel/input-rules';
import { parseInput } from '../../../kernel/parse-input';
import { refundOrder } from '../../../payments/refunds/refund-order.command';
import { readJson } from '../../request/json-body';
import type { ServerEnv } from '../../request/server-env';
import { KEY_HEADER, orderLocation, restCheckout } from './checkout.rest';

/** What `POST /api/orders/{id}/refunds` takes. Without dishes, delivery and tip: all that is left. */
export const RefundBody = z.strictObject({
  lines: z.array(z.strictObject({ lineId: idRule('CheckoutLine'), quantity: z.int().min(1).max(99) })).nullish(),
  isWithDelivery: z.boolean().nullish(),
  isWithTip: z.boolean().nullish(),
  reason: z.string(),
  /** What the caller saw that would go back. */
  seenAmount: majorUnits.nullish(),
});

/** `/api/orders/{id}/refunds`: for staff who may refund, and for programs with that scope. */
export function refundRoutes(): Hono<ServerEnv> {
  return new Hono<ServerEnv>().post('/orders/:id/refunds', async (c) => {
    const { context } = c.get('scope');
    // Of who may not, nothing is read.
    requirePermission(context.actor, 'refunds');
    const body = parseInput(RefundBody, await readJson(c));
    const id = idRule('Checkout').safeParse(c.req.param('id')).data;
    if (!id) throw new OrderNotFound();
    const idempotencyKey = c.req.header(KEY_HEADER) ?? '';
    const order = await refundOrder(callerOf(context), { ...body, id, idempotencyKey });
    c.header('cache-control', 'no-store');
    c.header('location', orderLocation(order));
    return c.json(await restCheckout(context, order), 201);
  });
}
