import { encodeGlobalID } from '@pothos/plugin-relay';
import type { CartOrOrder, CartView, CheckoutView, OrderView } from '../../checkout/checkout-view';
import type { Context } from '../../graphql/context';
import { answerSchema, type JsonSchema } from '../openapi/answer-schema';
import { json, named } from '../openapi/content';
import { toRestCheckout } from './rest-values';
import type { RestContext } from './route';
import { storedSelection } from './stored-operation';

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
    options { id: optionId sku group name kind priceDifference { minor currencyCode } }
    unitPrice { minor currencyCode } total { minor currencyCode } weight unit taxRate tax { minor currencyCode } isAvailable
    photo { url width height } note
  }
}`;

export const CHECKOUT_SCHEMA = named('Checkout', answerSchema(CHECKOUT_FIELDS, 'RestCheckout'));
export const CHECKOUT = json(CHECKOUT_SCHEMA);

const shown = `query { ...RestCheckout } ${CHECKOUT_FIELDS}`;
const showCart = storedSelection<CartView>('Cart', shown);
const showOrder = storedSelection<OrderView>('Order', shown);
const show = (context: Context, view: CartOrOrder) =>
  view.status === 'OPEN' ? showCart(context, view) : showOrder(context, view);

/** The `Location` of an order that was placed or refunded. It has the order’s token, so it opens without a session. */
export function orderLocation({ id, token }: Pick<CheckoutView, 'id' | 'token'>): string {
  return `/api/checkout/id/${encodeURIComponent(encodeGlobalID('Checkout', id))}?token=${token}`;
}

/** A cart or an order as a write has left it: nothing of it is read again. */
export async function restCheckout(context: Context, checkout: CartOrOrder) {
  return { ...toRestCheckout(await show(context, checkout)), id: encodeGlobalID('Checkout', checkout.id) };
}

/** The idempotency key of a call, as the document describes it: a header, as in the draft standard, and not part of the body. */
export function key(required: boolean, description: string): Readonly<Record<string, JsonSchema>> {
  return { 'Idempotency-Key': { required, description, schema: { type: 'string', minLength: 1, maxLength: 255 } } };
}

export const keyOf = (c: RestContext): string | null => c.req.header('idempotency-key') ?? null;
