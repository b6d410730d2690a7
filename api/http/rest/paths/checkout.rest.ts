import { encodeGlobalID } from '@pothos/plugin-relay';
import { Hono, type Context as HonoContext } from 'hono';
import { z } from 'zod';
import { addLine, changeLine, updateDetails } from '../../../checkout/cart/cart.command';
import { readLineMethod } from '../../../checkout/cart/line-method';
import { AddBody, DetailsBody, OrderTokenBody, PlaceBody } from '../../../checkout/cart/rest-input';
import type { CartOrOrder, CartView, CheckoutView, OrderView } from '../../../checkout/checkout-view';
import { OrderNotFound } from '../../../checkout/order-life/refusals';
import { placeOrder } from '../../../checkout/placing/place-order.command';
import { LineNotFound } from '../../../checkout/refusals';
import type { LineNotAdded } from '../../../checkout/reorder/reorder';
import { orderAgain } from '../../../checkout/reorder/reorder.command';
import { type Context, callerOf } from '../../../graphql/context';
import { readLocalized } from '../../../graphql/localized-fields';
import { currencyOf } from '../../../graphql/refusal.graphql';
import { idRule } from '../../../kernel/id-rule';
import { parseInput } from '../../../kernel/parse-input';
import { refusalMessage } from '../../../messages/refusal-message';
import { deskOf } from '../../../payments/desk-of-context';
import { placingCallerOf } from '../../../payments/placing-caller';
import { checkPayment, leavePayment } from '../../../payments/shopper-payment.command';
import { limitGuesses } from '../../../promotions/promo-guesses.command';
import { ensureGuestSession } from '../../../staff/sessions/guest-session.command';
import { readJson } from '../../request/json-body';
import type { ServerEnv } from '../../request/server-env';
import { toRestCheckout } from '../rest-values';
import { storedOperation, storedSelection } from '../stored-operation';

/** What a cart or an order is shown with. */
export const CHECKOUT_FIELDS = `fragment RestCheckout on Checkout {
  id version status isTest ... on Order { number } token name phone deliveryMethod
  street apartment intercom entrance floor courierNote kitchenNote handover arrival cutlery table
  latitude longitude zoneId zoneName warehouseId warehouseName paymentMethodId paymentType paymentName
  changeFrom { minor currencyCode } timeKind slotFrom slotTo
  productsCost { minor currencyCode } discount { minor currencyCode } deliveryFee { minor currencyCode }
  tip { minor currencyCode } tipPercent
  promo { code discount { minor currencyCode } freesDelivery problem { code message reason } }
  taxes { rate net { minor currencyCode } tax { minor currencyCode } gross { minor currencyCode } }
  deliveryTaxRate deliveryTax { minor currencyCode }
  totalPrice { minor currencyCode } amountDue { minor currencyCode } weight ... on Order { placedAt } updatedAt
  ... on Order { promisedAt preparationMinutes cancelReason progress { at status isDelay promisedAt reason } }
  ... on Cart { heldUntil } moneyState
  payments {
    id status provider isTest amount { minor currencyCode } captured { minor currencyCode } refunded { minor currencyCode }
    continueUrl createdAt refunds { id status amount { minor currencyCode } createdAt }
  }
  ... on Cart { problems { code message path } } doubts { code message path }
  items: lines {
    id productVariantId: variantId sku productName variantName quantity
    options { id: optionId sku group name priceDifference { minor currencyCode } }
    unitPrice { minor currencyCode } total { minor currencyCode } weight unit taxRate tax { minor currencyCode } isAvailable
    photo { url width height } note
  }
}`;

const readCart = storedOperation(`query RestCart { checkout { ...RestCheckout } } ${CHECKOUT_FIELDS}`);
const readById = storedOperation(`query RestById($id: ID!) { node(id: $id) { ...RestCheckout } } ${CHECKOUT_FIELDS}`);
const readByToken = storedOperation(
  `query RestOrder($token: String!) { order(token: $token) { ...RestCheckout } } ${CHECKOUT_FIELDS}`,
);

const shown = `query { ...RestCheckout } ${CHECKOUT_FIELDS}`;
const showCart = storedSelection<CartView>('Cart', shown);
const showOrder = storedSelection<OrderView>('Order', shown);
const show = (context: Context, view: CartOrOrder) =>
  view.status === 'OPEN' ? showCart(context, view) : showOrder(context, view);

const FilledCart = z.looseObject({ items: z.array(z.unknown()).min(1) });

/** The `Location` of an order that was placed or refunded. It has the order’s token, so it opens without a session. */
export function orderLocation({ id, token }: Pick<CheckoutView, 'id' | 'token'>): string {
  return `/api/checkout/id/${encodeURIComponent(encodeGlobalID('Checkout', id))}?token=${token}`;
}

/** A cart or an order as a write has left it: nothing of it is read again. */
export async function restCheckout(context: Context, checkout: CartOrOrder) {
  return { ...toRestCheckout(await show(context, checkout)), id: encodeGlobalID('Checkout', checkout.id) };
}

/** Nothing, which makes a client reset its own cart, when there is none or none with a dish in it. */
async function answerFilledCart(c: HonoContext<ServerEnv>, context: Context) {
  const { checkout } = await readCart(context);
  const { success: isFilled } = FilledCart.safeParse(checkout);
  return isFilled ? c.json(toRestCheckout(checkout)) : c.body(null, 204);
}

/** Idempotency key of a call: a header, as in the draft standard, and not part of the body. */
export const KEY_HEADER = 'idempotency-key';

/** `/api/checkout` and the paths below it. */
export function checkoutRoutes(): Hono<ServerEnv> {
  return new Hono<ServerEnv>()
    .use('/checkout/*', async (c, next) => {
      await next();
      c.header('cache-control', 'no-store');
    })
    .get('/checkout', (c) => answerFilledCart(c, c.get('scope').context))
    .patch('/checkout', async (c) => {
      const { context } = c.get('scope');
      const details = parseInput(DetailsBody, await readJson(c));
      const cart = await limitGuesses(context, details.promoCode, () =>
        updateDetails(callerOf(context), () => ensureGuestSession(context), details),
      );
      return c.json(await restCheckout(context, cart));
    })
    .post('/checkout', async (c) => {
      const { context } = c.get('scope');
      const { lines, returnUrl, ...body } = parseInput(PlaceBody, await readJson(c));
      const caller = placingCallerOf(context, returnUrl ?? null);
      const placed = await limitGuesses(context, body.promoCode, () =>
        placeOrder(caller, {
          ...body,
          idempotencyKey: c.req.header(KEY_HEADER) ?? '',
          lines: lines?.map(({ productVariantId: variantId, ...line }) => ({ ...line, variantId })) ?? null,
        }),
      );
      // As the link shows it, to anybody; the token is the caller's, whether they have a session or not.
      const seen = await show(context, { ...placed, isPlacedByCaller: false });
      const { token } = placed;
      c.header('location', orderLocation(placed));
      return c.json({ ...toRestCheckout(seen), id: encodeGlobalID('Checkout', placed.id), token }, 201);
    })
    .post('/checkout/add', async (c) => {
      const { context } = c.get('scope');
      const { productVariantId: variantId, ...choice } = parseInput(AddBody, await readJson(c));
      const cart = await addLine(
        callerOf(context),
        () => ensureGuestSession(context),
        { ...choice, variantId },
        c.req.header(KEY_HEADER) ?? null,
      );
      return c.json(await restCheckout(context, cart));
    })
    .post('/checkout/again', async (c) => {
      const { context } = c.get('scope');
      const { token } = parseInput(OrderTokenBody, await readJson(c));
      const { cart, notAdded } = await orderAgain(callerOf(context), () => ensureGuestSession(context), token);
      const checkout = cart && (await restCheckout(context, cart));
      return c.json({ checkout, notAdded: restNotAdded(notAdded, context) });
    })
    .post('/checkout/payment/check', (c) => answerPayment(c, checkPayment))
    .post('/checkout/payment/leave', (c) => answerPayment(c, leavePayment))
    .post('/checkout/line/:lineId', async (c) => {
      const { context } = c.get('scope');
      const change = readLineMethod(await readJson(c));
      const lineId = idRule('CheckoutLine').safeParse(c.req.param('lineId')).data;
      if (!lineId) throw new LineNotFound();
      const cart = await changeLine(callerOf(context), { lineId, change }, c.req.header(KEY_HEADER) ?? null);
      return c.json(await restCheckout(context, cart));
    })
    .get('/checkout/id/:id', async (c) => {
      const { context } = c.get('scope');
      const id = idRule('Checkout').safeParse(c.req.param('id')).data;
      if (!id) throw new OrderNotFound();
      const { node } = await readById(context, { id: encodeGlobalID('Checkout', id) });
      const token = c.req.query('token');
      const found = node ?? (token ? await orderByToken(context, token, id) : null);
      if (!found) throw new OrderNotFound();
      return c.json(toRestCheckout(found));
    });
}

/** What has become of an order by what its shopper does about its payment. */
async function answerPayment(c: HonoContext<ServerEnv>, act: typeof checkPayment) {
  const { context } = c.get('scope');
  const { token } = parseInput(OrderTokenBody, await readJson(c));
  return c.json(await restCheckout(context, await act(callerOf(context), deskOf(context), token)));
}

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
