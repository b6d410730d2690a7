// @ts-check

/**
 * What every order has, and a cart may lack.
 *
 * @typedef {'number' | 'placedAt' | 'promisedAt' | 'deliveryMethod'} OfOrders
 */

/**
 * A checkout that is an order: of what was asked for, that is no longer null.
 *
 * @template Checkout
 * @typedef {Checkout & { readonly [Field in Extract<keyof Checkout, OfOrders>]: NonNullable<Checkout[Field]> }} Order
 */

/**
 * Tells an order from a cart. What waits for its payment is a cart still.
 *
 * @template {{ readonly status: string }} Checkout
 * @param {Checkout | null | undefined} checkout
 * @returns {checkout is Order<Checkout>}
 */
export function isOrder(checkout) {
  return checkout != null && checkout.status !== 'OPEN';
}
