import type { Locale } from '../../../domain/locale';
import type { CartQuery as Cart, CheckoutPageQuery as Page } from '../../gql/graphql';
import { type Answer, answer } from '../../testing/answering-api';
import type { Parts } from '../../testing/made';
import { renderPage } from '../../testing/render';
import { CartQuery } from '../cart/store/cart-documents';
import { CheckoutPageQuery } from './checkout-documents';
import * as checkout from './checkout-page';

export const SOUP = { id: 'soup', variantId: 'soup', productName: 'Borscht', quantity: 2, isAvailable: true };

/** Cash first, then what nobody pays at the door. */
export const PAYMENT_METHODS = [
  { id: 'cash', type: 'CASH', name: 'Cash' },
  { id: 'transfer', type: 'CUSTOM', name: 'Bank transfer' },
] as const;

/** An order placed now comes at 12:40. */
const SOON = { delivery: { promisedAt: '2026-11-29T12:40:00.000Z', minutes: 40 } };

/** Two bowls of soup, to be delivered as soon as possible, unless the test says otherwise. */
export const cartOf = (checkout: Parts<Cart>['checkout'] = {}, channel: Parts<Cart>['channel'] = {}): Answer =>
  answer(CartQuery, {
    channel: { ...SOON, ...channel },
    checkout: { deliveryMethod: 'DELIVERY', lines: [SOUP], ...checkout },
  });

interface Around {
  /** Of the page itself. */
  readonly channel?: Parts<Page>['channel'];
  readonly locale?: Locale;
}

export const renderCheckout = (answers: readonly Answer[] = [], { channel, locale = 'en' }: Around = {}) => {
  const known = { channel: { ...SOON, paymentMethods: PAYMENT_METHODS, ...channel } };
  return renderPage(checkout, {
    path: 'checkout',
    locale,
    answers: [answer(CheckoutPageQuery, known), cartOf(), ...answers],
  });
};
