import { AddBody, DetailsBody, OrderTokenBody, PlaceBody } from '../../checkout/cart/rest-input';
import { CHECKOUT_FIELDS } from '../../checkout/checkout.rest';
import { RefundBody } from '../../payments/refunds/refund.rest';
import { answerSchema, type JsonSchema } from './answer-schema';
import { type AnySchema, bodySchema, inPath, inQuery, json, named, type RestOperation } from './operation';

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

/** Where an order was placed. */
const PLACE_OF_ORDER: JsonSchema = {
  type: 'object',
  required: ['source', 'externalReference', 'isPaidElsewhere'],
  properties: {
    source: { type: ['string', 'null'], description: 'Such as a marketplace; null: in this shop.' },
    externalReference: { type: ['string', 'null'], description: 'What it is called there.' },
    isPaidElsewhere: { type: 'boolean', description: 'Whether its money is there already.' },
  },
};

export const checkoutSchemas: Readonly<Record<string, AnySchema>> = {
  Checkout: answerSchema(CHECKOUT_FIELDS, 'RestCheckout'),
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
      orders: { type: 'array', items: { allOf: [named('Checkout'), PLACE_OF_ORDER] } },
      next: { type: ['string', 'null'], description: 'Sent as `since`, it gives what changed afterwards.' },
      hasMore: { type: 'boolean', description: 'Whether more is there at once.' },
    },
  },
  LineToAdd: bodySchema(AddBody),
  Details: bodySchema(DetailsBody),
  OrderToPlace: bodySchema(PlaceBody),
  LineChange: {
    oneOf: [
      {
        type: 'object',
        required: ['method'],
        properties: { method: { enum: ['increment', 'decrement', 'remove'] } },
      },
      {
        type: 'object',
        required: ['method', 'quantity'],
        properties: { method: { const: 'set' }, quantity: { type: 'integer', minimum: 0, maximum: 99 } },
      },
    ],
  },
};

function key(required: boolean, description: string): JsonSchema {
  const schema = { type: 'string', minLength: 1, maxLength: 255 };
  return { name: 'Idempotency-Key', in: 'header', required, description, schema };
}

const WRITE_KEY = key(false, 'Sent again with it, because no answer came, the write is done once.');
const ORDER_KEY = key(true, 'Of your choice, new for each order: the same key gives the same order.');
const CART = { 200: json(named('Checkout')) };

export const checkoutOperations: readonly RestOperation[] = [
  {
    method: 'get',
    path: '/api/checkout',
    operationId: 'readCart',
    summary: 'The session’s cart; nothing when there is none.',
    answers: { ...CART, 204: null },
  },
  {
    method: 'patch',
    path: '/api/checkout',
    operationId: 'fillIn',
    summary: 'Keeps what the shopper filled in; a field that is left out stays, null empties it.',
    body: json(named('Details')),
    answers: CART,
    refusals: [403, 409, 422],
  },
  {
    method: 'post',
    path: '/api/checkout',
    operationId: 'placeOrder',
    summary: 'Places the cart or, with `lines`, these dishes: once, however often it is asked for.',
    parameters: [ORDER_KEY],
    body: json(named('OrderToPlace')),
    answers: { 201: json(named('Checkout')) },
    refusals: [403, 404, 409, 422],
  },
  {
    method: 'post',
    path: '/api/checkout/add',
    operationId: 'addLine',
    summary: 'Puts a dish into the cart; makes session and cart where there are none.',
    parameters: [WRITE_KEY],
    body: json(named('LineToAdd')),
    answers: CART,
    refusals: [403, 404, 409, 422],
  },
  {
    method: 'post',
    path: '/api/checkout/again',
    operationId: 'orderAgain',
    summary: 'Puts the dishes of a past order into the cart, at today’s prices.',
    body: json(bodySchema(OrderTokenBody)),
    answers: { 200: json(named('OrderedAgain')) },
    refusals: [403, 404, 422],
  },
  {
    method: 'post',
    path: '/api/checkout/payment/check',
    operationId: 'checkPayment',
    summary:
      'Asks the provider now whether an order is paid, when its shopper has come back from `payments[].continueUrl`.',
    body: json(bodySchema(OrderTokenBody)),
    answers: CART,
    refusals: [404, 422],
  },
  {
    method: 'post',
    path: '/api/checkout/payment/leave',
    operationId: 'leavePayment',
    summary:
      'Gives up an order that waits for its payment: it is the cart that it was. One that is paid by now stays placed.',
    body: json(bodySchema(OrderTokenBody)),
    answers: CART,
    refusals: [404, 422],
  },
  {
    method: 'post',
    path: '/api/checkout/line/{id}',
    operationId: 'changeLine',
    summary: 'Changes how many of a line there are; at 0 it goes.',
    parameters: [inPath('id', 'Of the line.'), WRITE_KEY],
    body: json(named('LineChange')),
    answers: CART,
    refusals: [403, 404, 409, 422],
  },
  {
    method: 'get',
    path: '/api/checkout/id/{id}',
    operationId: 'readOrder',
    summary: 'An order: whole for its session and for staff, without what is personal for whoever has its token.',
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
    parameters: [
      inPath('id', 'Of the order.'),
      key(true, 'Of your choice: sent again with it, nothing goes back twice.'),
    ],
    body: json(bodySchema(RefundBody)),
    answers: { 201: json(named('Checkout')) },
    refusals: [403, 404, 409, 422],
  },
  {
    method: 'get',
    path: '/api/orders',
    operationId: 'listOrders',
    summary:
      'Orders as they change, what changed longest ago first; with `Accept: text/event-stream` live, without an end.',
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
