import { encodeGlobalID } from '@pothos/plugin-relay';
import { ExternalOrderBody } from '../../../checkout/cart/rest-input';
import type { OrderView } from '../../../checkout/checkout-view';
import { placeExternalOrder } from '../../../checkout/elsewhere/place-external-order.command';
import { callerOf } from '../../../graphql/context';
import { answerSchema } from '../../openapi/answer-schema';
import { exampleId, json, named } from '../../openapi/content';
import { CHECKOUT_FIELDS, orderLocation } from '../rest-checkout';
import { toRestCheckout } from '../rest-values';
import { route } from '../route';
import { storedSelection } from '../stored-operation';

/** What programs of the shop are shown of an order. */
export const ORDER_FIELDS = `fragment RestOrder on Order {
  ...RestCheckout source externalReference isPaidElsewhere commission { minor currencyCode }
} ${CHECKOUT_FIELDS}`;

export const ORDER_SCHEMA = named('Order', answerSchema(ORDER_FIELDS, 'RestOrder'));

const show = storedSelection<OrderView>('Order', `query { ...RestOrder } ${ORDER_FIELDS}`);

export const externalOrderRoute = route({
  method: 'post',
  path: '/api/orders',
  operationId: 'placeExternalOrder',
  summary:
    'Takes an order over that was placed elsewhere, on a marketplace or at a till: once, however often it is sent.',
  description:
    '`source` and `externalReference` are its key. One that is paid is taken whatever the shop’s rules say: what staff should look at is in `doubts`.',
  permission: 'orders',
  body: ExternalOrderBody,
  example: {
    source: 'Marketplace',
    externalReference: 'M-1017',
    isPaid: true,
    commission: 4.5,
    name: 'Anna',
    phone: '+49 30 901820',
    deliveryMethod: 'PICKUP',
    lines: [{ productVariantId: exampleId('Variant'), quantity: 2, unitPrice: 15 }],
  },
  answers: { 201: json(ORDER_SCHEMA) },
  refusals: [404, 409],
  handler: async ({ c, context, body: { lines, ...body } }) => {
    const { announceOrder, meter } = context;
    const order = await placeExternalOrder(
      { ...callerOf(context), announceOrder, meter },
      {
        ...body,
        lines: lines.map(({ productVariantId, ...line }) => ({ ...line, variantId: productVariantId ?? null })),
      },
    );
    c.header('location', orderLocation(order));
    return { ...toRestCheckout(await show(context, order)), id: encodeGlobalID('Checkout', order.id) };
  },
});
