import { LineBody } from '../../checkout/cart/line-method';
import { AddBody, DetailsBody, ExternalOrderBody, OrderTokenBody, PlaceBody } from '../../checkout/cart/rest-input';
import { CHECKOUT_FIELDS } from '../rest/paths/checkout.rest';
import { ORDER_FIELDS } from '../rest/paths/external-order.rest';
import { RefundBody } from '../rest/paths/refund.rest';
import { answerSchema, type JsonSchema } from './answer-schema';
import {
  type AnySchema,
  bodySchema,
  EXAMPLE_TOKEN,
  exampleId,
  inPath,
  inQuery,
  json,
  named,
  type RestOperation,
} from './operation';

const NOT_ADDED: JsonSchema = {
  type: 'object',
  required: ['productName', 'variantName', 'quantity', 'code', 'message'],
  properties: {
    productName: { type: 'string' },
    variantName: { type: 'string' },
    quantity: { type: 'integer' },
    code: { type: 'string' },
    message: { type: 'string' },
  },
};

export const checkoutSchemas: Readonly<Record<string, AnySchema>> = {
  Checkout: answerSchema(CHECKOUT_FIELDS, 'RestCheckout'),
  Order: answerSchema(ORDER_FIELDS, 'RestOrder'),
  OrderedAgain: {
    type: 'object',
    required: ['checkout', 'notAdded'],
    properties: {
      checkout: { anyOf: [named('Checkout'), { type: 'null' }] },
      notAdded: { type: 'array', items: NOT_ADDED },
    },
  },
  Orders: {
    type: 'object',
    required: ['orders', 'next', 'hasMore'],
    properties: {
      orders: { type: 'array', items: named('Order') },
      next: { type: ['string', 'null'], description: 'Sent as `since`, it gives what changed afterwards.' },
      hasMore: { type: 'boolean', description: 'Whether more is there at once.' },
    },
  },
  LineToAdd: bodySchema(AddBody),
  Details: bodySchema(DetailsBody),
  OrderToPlace: bodySchema(PlaceBody),
  OrderFromElsewhere: bodySchema(ExternalOrderBody),
  LineChange: bodySchema(LineBody),
};

function key(required: boolean, description: string): JsonSchema {
  const schema = { type: 'string', minLength: 1, maxLength: 255 };
  return { name: 'Idempotency-Key', in: 'header', required, description, schema };
}

const WRITE_KEY = key(false, 'Sent again with it, because no answer came, the write is done once.');
const ORDER_KEY = key(true, 'Of your choice, new for each order: the same key gives the same order.');
const ONE_DISH = { productVariantId: exampleId('Variant'), quantity: 2 };
const DETAILS = {
  name: 'Anna Schmidt',
  phone: '+49 30 901820',
  deliveryMethod: 'PICKUP',
  paymentMethodId: exampleId('PaymentMethod'),
  timeKind: 'ASAP',
  kitchenNote: 'No onions, please',
};

const CART = { 200: json(named('Checkout')) };

export const checkoutOperations: readonly RestOperation[] = [
  {
    method: 'get',
    path: '/api/checkout',
    operationId: 'readCart',
    summary: 'The session’s cart; nothing when there is none.',
    description: 'A cart belongs to a session: a browser’s cookie, or the header `Carte-Session` of a program.',
    answers: { ...CART, 204: null },
  },
  {
    method: 'patch',
    path: '/api/checkout',
    operationId: 'fillIn',
    summary: 'Keeps what the shopper filled in; a field that is left out stays, null empties it.',
    description:
      'The whole cart is answered, with what would still be refused at placing in `problems`, and what may be a slip in `doubts`.',
    body: json(named('Details')),
    example: DETAILS,
    answers: CART,
    refusals: [403, 409, 422],
  },
  {
    method: 'post',
    path: '/api/checkout',
    operationId: 'placeOrder',
    summary: 'Places the cart or, with `lines`, these dishes: once, however often it is asked for.',
    description:
      'With `expectedTotal` nothing is placed at another price, with `asksOnDoubt` nothing that may be a slip. An order that is paid first is `OPEN` with `heldUntil`: lead the shopper to `payments[].continueUrl`.',
    parameters: [ORDER_KEY],
    body: json(named('OrderToPlace')),
    example: { ...DETAILS, lines: [ONE_DISH] },
    answers: { 201: json(named('Checkout')) },
    refusals: [403, 404, 409, 422],
  },
  {
    method: 'post',
    path: '/api/checkout/add',
    operationId: 'addLine',
    summary: 'Puts a dish into the cart; makes session and cart where there are none.',
    description:
      'The same dish with the same options adds to its line. A refusal says which input it is about in `path`.',
    parameters: [WRITE_KEY],
    body: json(named('LineToAdd')),
    example: ONE_DISH,
    answers: CART,
    refusals: [403, 404, 409, 422],
  },
  {
    method: 'post',
    path: '/api/checkout/again',
    operationId: 'orderAgain',
    summary: 'Puts the dishes of a past order into the cart, at today’s prices.',
    description: 'What can’t be had any more is left out and listed in `notAdded`. Repeated, it adds nothing twice.',
    body: json(bodySchema(OrderTokenBody)),
    example: { token: EXAMPLE_TOKEN },
    answers: { 200: json(named('OrderedAgain')) },
    refusals: [403, 404, 422],
  },
  {
    method: 'post',
    path: '/api/checkout/payment/check',
    operationId: 'checkPayment',
    summary:
      'Asks the provider now whether an order is paid, when its shopper has come back from `payments[].continueUrl`.',
    description: '`PLACED` is paid. `OPEN` with `heldUntil` is not paid yet; without it, it is a cart again.',
    body: json(bodySchema(OrderTokenBody)),
    example: { token: EXAMPLE_TOKEN },
    answers: CART,
    refusals: [404, 422],
  },
  {
    method: 'post',
    path: '/api/checkout/payment/leave',
    operationId: 'leavePayment',
    summary:
      'Gives up an order that waits for its payment: it is the cart that it was. One that is paid by now stays placed.',
    description: 'The slot and the promo code are free again, and the cart can be changed.',
    body: json(bodySchema(OrderTokenBody)),
    example: { token: EXAMPLE_TOKEN },
    answers: CART,
    refusals: [404, 422],
  },
  {
    method: 'post',
    path: '/api/checkout/line/{id}',
    operationId: 'changeLine',
    summary: 'Changes how many of a line there are; at 0 it goes.',
    description: '`increment` and `decrement` change by one, `set` takes the number, `remove` takes the line away.',
    parameters: [inPath('id', 'Of the line.'), WRITE_KEY],
    body: json(named('LineChange')),
    example: { method: 'increment' },
    answers: CART,
    refusals: [403, 404, 409, 422],
  },
  {
    method: 'get',
    path: '/api/checkout/id/{id}',
    operationId: 'readOrder',
    summary: 'An order: whole for its session and for staff, without what is personal for whoever has its token.',
    description:
      'Names, phone and address are only for the session that placed it and for staff; its link shows state and dishes.',
    parameters: [inPath('id', 'Of the order.'), inQuery('token', 'Of the order.')],
    answers: CART,
    refusals: [404],
  },
  {
    method: 'post',
    path: '/api/orders/{id}/refunds',
    operationId: 'refundOrder',
    summary:
      'Gives card money back, never more than was taken: all that is left, or what named dishes, delivery and tip cost.',
    description:
      'For managers, and for tokens with the scope `refunds`. The provider is asked until it has been done; `payments[].refunds` says how far it is.',
    parameters: [
      inPath('id', 'Of the order.'),
      key(true, 'Of your choice: sent again with it, nothing goes back twice; with another body it is refused.'),
    ],
    body: json(bodySchema(RefundBody)),
    example: { reason: 'One dish was cold', lines: [{ lineId: exampleId('CheckoutLine'), quantity: 1 }] },
    answers: { 201: json(named('Checkout')) },
    refusals: [403, 404, 409, 422],
  },
  {
    method: 'post',
    path: '/api/orders',
    operationId: 'placeExternalOrder',
    summary:
      'Takes an order over that was placed elsewhere, on a marketplace or at a till: once, however often it is sent.',
    description:
      'For staff, and for tokens with the scope `orders:write`. `source` and `externalReference` are its key. One that is paid is taken whatever the shop’s rules say: what staff should look at is in `doubts`.',
    body: json(named('OrderFromElsewhere')),
    example: {
      source: 'Marketplace',
      externalReference: 'M-1017',
      isPaid: true,
      commission: 4.5,
      name: 'Anna',
      phone: '+49 30 901820',
      deliveryMethod: 'PICKUP',
      lines: [{ ...ONE_DISH, unitPrice: 15 }],
    },
    answers: { 201: json(named('Order')) },
    refusals: [403, 404, 409, 422],
  },
  {
    method: 'get',
    path: '/api/orders',
    operationId: 'listOrders',
    summary:
      'Orders as they change, what changed longest ago first; with `Accept: text/event-stream` live, without an end.',
    description:
      'For staff, and for tokens with the scope `orders:read`. Keep `next` and send it as `since`: nothing is missed, and no change comes twice.',
    parameters: [
      inQuery('since', '`next` of an earlier answer; without it from the beginning.'),
      inQuery('updatedAfter', 'Where to begin: only orders that have changed since.', {
        type: 'string',
        format: 'date-time',
      }),
      inQuery('limit', 'Orders in one answer; 50 unless told.', { type: 'integer', minimum: 1, maximum: 100 }),
      {
        name: 'Last-Event-ID',
        in: 'header',
        description: 'Of a stream: the last event that came; it goes before `since`.',
        schema: { type: 'string' },
      },
    ],
    answers: { 200: { ...json(named('Orders')), 'text/event-stream': { schema: { type: 'string' } } } },
    refusals: [403, 410, 422],
  },
];
