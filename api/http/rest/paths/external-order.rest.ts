import { encodeGlobalID } from '@pothos/plugin-relay';
import { Hono } from 'hono';
import { requirePermission } from '../../../access/caller';
import { ExternalOrderBody } from '../../../checkout/cart/rest-input';
import type { OrderView } from '../../../checkout/checkout-view';
import { placeExternalOrder } from '../../../checkout/elsewhere/place-external-order.command';
import { callerOf } from '../../../graphql/context';
import { parseInput } from '../../../kernel/parse-input';
import { readJson } from '../../request/json-body';
import type { ServerEnv } from '../../request/server-env';
import { toRestCheckout } from '../rest-values';
import { storedSelection } from '../stored-operation';
import { CHECKOUT_FIELDS, orderLocation } from './checkout.rest';

/** What programs of the shop are shown of an order. */
export const ORDER_FIELDS = `fragment RestOrder on Order {
  ...RestCheckout source externalReference isPaidElsewhere commission { minor currencyCode }
} ${CHECKOUT_FIELDS}`;

const show = storedSelection<OrderView>('Order', `query { ...RestOrder } ${ORDER_FIELDS}`);

/** `POST /api/orders`: `placeExternalOrder`. The order's own reference makes it the same when it is sent again. */
export function externalOrderRoutes(): Hono<ServerEnv> {
  return new Hono<ServerEnv>().post('/orders', async (c) => {
    const { context } = c.get('scope');
    // Of who may not, nothing is read.
    requirePermission(context.actor, 'orders');
    const { lines, ...body } = parseInput(ExternalOrderBody, await readJson(c));
    const { announceOrder, meter } = context;
    const order = await placeExternalOrder(
      { ...callerOf(context), announceOrder, meter },
      {
        ...body,
        lines: lines.map(({ productVariantId, ...line }) => ({ ...line, variantId: productVariantId ?? null })),
      },
    );
    c.header('cache-control', 'no-store');
    c.header('location', orderLocation(order));
    const id = encodeGlobalID('Checkout', order.id);
    return c.json({ ...toRestCheckout(await show(context, order)), id }, 201);
  });
}
