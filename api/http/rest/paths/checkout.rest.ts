import { encodeGlobalID } from '@pothos/plugin-relay';
import { z } from 'zod';
import { addLine, changeLine, updateDetails } from '../../../checkout/cart/cart.command';
import { LineBody } from '../../../checkout/cart/line-method';
import { AddBody, DetailsBody, OrderTokenBody, PlaceBody } from '../../../checkout/cart/rest-input';
import { OrderNotFound } from '../../../checkout/order-life/refusals';
import { placeOrder } from '../../../checkout/placing/place-order.command';
import { LineNotFound } from '../../../checkout/refusals';
import type { LineNotAdded } from '../../../checkout/reorder/reorder';
import { orderAgain } from '../../../checkout/reorder/reorder.command';
import { type Context, callerOf } from '../../../graphql/context';
import { readLocalized } from '../../../graphql/localized-fields';
import { currencyOf } from '../../../graphql/refusal.graphql';
import { idRule } from '../../../kernel/id-rule';
import { refusalMessage } from '../../../messages/refusal-message';
import { deskOf } from '../../../payments/desk-of-context';
import { placingCallerOf } from '../../../payments/placing-caller';
import { checkPayment, leavePayment } from '../../../payments/shopper-payment.command';
import { limitGuesses } from '../../../promotions/promo-guesses.command';
import { ensureGuestSession } from '../../../staff/sessions/guest-session.command';
import { EXAMPLE_TOKEN, exampleId, json, named, ruleSchema } from '../../openapi/content';
import { CHECKOUT, CHECKOUT_FIELDS, CHECKOUT_SCHEMA, key, keyOf, orderLocation, restCheckout } from '../rest-checkout';
import { toRestCheckout } from '../rest-values';
import { type RestRoute, route } from '../route';
import { storedOperation } from '../stored-operation';

const readCart = storedOperation(`query RestCart { checkout { ...RestCheckout } } ${CHECKOUT_FIELDS}`);
const readById = storedOperation(`query RestById($id: ID!) { node(id: $id) { ...RestCheckout } } ${CHECKOUT_FIELDS}`);
const readByToken = storedOperation(
  `query RestOrder($token: String!) { order(token: $token) { ...RestCheckout } } ${CHECKOUT_FIELDS}`,
);

const FilledCart = z.looseObject({ items: z.array(z.unknown()).min(1) });

const NotAdded = z.looseObject({
  productName: z.string(),
  variantName: z.string(),
  quantity: z.int(),
  code: z.string(),
  message: z.string(),
});

const ORDERED_AGAIN = named('OrderedAgain', {
  type: 'object',
  required: ['checkout', 'notAdded'],
  properties: {
    checkout: { anyOf: [CHECKOUT_SCHEMA, { type: 'null' }] },
    notAdded: { type: 'array', items: ruleSchema(NotAdded) },
  },
});

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
const ORDER_TOKEN = { body: OrderTokenBody, example: { token: EXAMPLE_TOKEN } };

const cartPaths: readonly RestRoute[] = [
  route({
    method: 'get',
    path: '/api/checkout',
    operationId: 'readCart',
    summary: 'The session’s cart; nothing when there is none.',
    description: 'A cart belongs to a session: a browser’s cookie, or the header `Carte-Session` of a program.',
    answers: { 200: CHECKOUT, 204: null },
    // Nothing makes a client reset its own cart, so one without dishes counts as no cart.
    handler: async ({ context }) => {
      const { checkout } = await readCart(context);
      return FilledCart.safeParse(checkout).success ? toRestCheckout(checkout) : null;
    },
  }),
  route({
    method: 'patch',
    path: '/api/checkout',
    operationId: 'fillIn',
    summary: 'Keeps what the shopper filled in; a field that is left out stays, null empties it.',
    description:
      'The whole cart is answered, with what would still be refused at placing in `problems`, and what may be a slip in `doubts`.',
    body: DetailsBody,
    example: DETAILS,
    answers: { 200: CHECKOUT },
    refusals: [409],
    handler: async ({ context, body }) => {
      const cart = await limitGuesses(context, body.promoCode, () =>
        updateDetails(callerOf(context), () => ensureGuestSession(context), body),
      );
      return restCheckout(context, cart);
    },
  }),
  route({
    method: 'post',
    path: '/api/checkout/add',
    operationId: 'addLine',
    summary: 'Puts a dish into the cart; makes session and cart where there are none.',
    description:
      'The same dish with the same options adds to its line. A refusal says which input it is about in `path`.',
    headers: WRITE_KEY,
    body: AddBody,
    example: ONE_DISH,
    answers: { 200: CHECKOUT },
    refusals: [404, 409],
    handler: async ({ c, context, body: { productVariantId: variantId, ...choice } }) => {
      const line = { ...choice, variantId };
      const cart = await addLine(callerOf(context), () => ensureGuestSession(context), line, keyOf(c));
      return restCheckout(context, cart);
    },
  }),
  route({
    method: 'post',
    path: '/api/checkout/again',
    operationId: 'orderAgain',
    summary: 'Puts the dishes of a past order into the cart, at today’s prices.',
    description: 'What can’t be had any more is left out and listed in `notAdded`. Repeated, it adds nothing twice.',
    ...ORDER_TOKEN,
    answers: { 200: json(ORDERED_AGAIN) },
    refusals: [404],
    handler: async ({ context, body: { token } }) => {
      const { cart, notAdded } = await orderAgain(callerOf(context), () => ensureGuestSession(context), token);
      const checkout = cart && (await restCheckout(context, cart));
      return { checkout, notAdded: restNotAdded(notAdded, context) };
    },
  }),
  route({
    method: 'post',
    path: '/api/checkout/line/{id}',
    operationId: 'changeLine',
    summary: 'Changes how many of a line there are; at 0 it goes.',
    description: '`increment` and `decrement` change by one, `set` takes the number, `remove` takes the line away.',
    params: { id: 'Of the line.' },
    headers: WRITE_KEY,
    body: LineBody,
    example: { method: 'increment' },
    answers: { 200: CHECKOUT },
    refusals: [409],
    handler: async ({ c, context, body: change, id }) => {
      const lineId = idRule('CheckoutLine').safeParse(id).data;
      if (!lineId) throw new LineNotFound();
      return restCheckout(context, await changeLine(callerOf(context), { lineId, change }, keyOf(c)));
    },
  }),
];

const placingPaths: readonly RestRoute[] = [
  route({
    method: 'post',
    path: '/api/checkout',
    operationId: 'placeOrder',
    summary: 'Places the cart or, with `lines`, these dishes: once, however often it is asked for.',
    description:
      'With `expectedTotal` nothing is placed at another price, with `asksOnDoubt` nothing that may be a slip. An order that is paid first is `OPEN` with `heldUntil`: lead the shopper to `payments[].continueUrl`.',
    headers: ORDER_KEY,
    body: PlaceBody,
    example: { ...DETAILS, lines: [ONE_DISH] },
    answers: { 201: CHECKOUT },
    refusals: [404, 409],
    handler: async ({ c, context, body: { lines, returnUrl, ...body } }) => {
      const caller = placingCallerOf(context, returnUrl ?? null);
      const placed = await limitGuesses(context, body.promoCode, () =>
        placeOrder(caller, {
          ...body,
          idempotencyKey: keyOf(c) ?? '',
          lines: lines?.map(({ productVariantId: variantId, ...line }) => ({ ...line, variantId })) ?? null,
        }),
      );
      c.header('location', orderLocation(placed));
      // As the link shows it, to anybody; the token is the caller's, whether they have a session or not.
      return { ...(await restCheckout(context, { ...placed, isPlacedByCaller: false })), token: placed.token };
    },
  }),
  route({
    method: 'post',
    path: '/api/checkout/payment/check',
    operationId: 'checkPayment',
    summary:
      'Asks the provider now whether an order is paid, when its shopper has come back from `payments[].continueUrl`.',
    description: '`PLACED` is paid. `OPEN` with `heldUntil` is not paid yet; without it, it is a cart again.',
    ...ORDER_TOKEN,
    answers: { 200: CHECKOUT },
    refusals: [404],
    handler: async ({ context, body: { token } }) =>
      restCheckout(context, await checkPayment(callerOf(context), deskOf(context), token)),
  }),
  route({
    method: 'post',
    path: '/api/checkout/payment/leave',
    operationId: 'leavePayment',
    summary:
      'Gives up an order that waits for its payment: it is the cart that it was. One that is paid by now stays placed.',
    description: 'The slot and the promo code are free again, and the cart can be changed.',
    ...ORDER_TOKEN,
    answers: { 200: CHECKOUT },
    refusals: [404],
    handler: async ({ context, body: { token } }) =>
      restCheckout(context, await leavePayment(callerOf(context), deskOf(context), token)),
  }),
  route({
    method: 'get',
    path: '/api/checkout/id/{id}',
    operationId: 'readOrder',
    summary: 'An order: whole for its session and for staff, without personal data for a caller with its token.',
    description:
      'Names, phone and address are only for the session that placed it and for staff; its link shows state and dishes. ' +
      'A cook gets 403 for what is still a cart: it waits for its payment, and its sums are not theirs to read.',
    params: { id: 'Of the order.' },
    query: z.strictObject({ token: z.string().optional().describe('Of the order.') }),
    answers: { 200: CHECKOUT },
    handler: async ({ context, query: { token }, id: asked }) => {
      const id = idRule('Checkout').safeParse(asked).data;
      if (!id) throw new OrderNotFound();
      const { node } = await readById(context, { id: encodeGlobalID('Checkout', id) });
      const found = node ?? (token ? await orderByToken(context, token, id) : null);
      if (!found) throw new OrderNotFound();
      return toRestCheckout(found);
    },
  }),
];

export const checkoutPaths = [...cartPaths, ...placingPaths];

/** What anybody with the link may read: status and items; the API leaves out personal fields. */
async function orderByToken(context: Context, token: string, id: string): Promise<unknown> {
  const { order } = await readByToken(context, { token });
  const isSame =
    typeof order === 'object' && order !== null && 'id' in order && order.id === encodeGlobalID('Checkout', id);
  return isSame ? order : null;
}

/** What a past order had and the cart has not, as `POST /api/checkout/again` shows it. */
function restNotAdded(notAdded: readonly LineNotAdded[], context: Context) {
  return notAdded.map(({ productName, variantName, quantity, problem }) => ({
    productName: readLocalized(productName, context),
    variantName: readLocalized(variantName, context),
    quantity,
    code: problem.code,
    message: refusalMessage(problem, context.locale, currencyOf(context)),
  }));
}
