import { expect, test } from 'vitest';
import { CartQuery, MenuChangedSubscription } from '../../storefront/cart/store/cart-documents';
import { CheckoutPageQuery } from '../../storefront/checkout/checkout-documents';
import * as checkout from '../../storefront/checkout/checkout-page';
import { FinishQuery } from '../../storefront/finish/finish-documents';
import * as finish from '../../storefront/finish/finish-page';
import { CheckPaymentMutation, PaymentPageQuery } from '../../storefront/payment/payment-documents';
import * as payment from '../../storefront/payment/payment-page';
import { answer } from '../../testing/answering-api';
import { renderPage } from '../../testing/render';

const lost = () => {
  throw new Error('the connection is lost');
};
const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'));

const order = (status: 'PLACED' | 'ACCEPTED') =>
  answer(FinishQuery, {
    order: { __typename: 'Order', id: 'order', number: 'A-7', status, deliveryMethod: 'PICKUP', token: 'secret' },
  });

test('an order’s page that can’t be read again stays, and the next reading brings it up to date', async () => {
  const screen = await renderPage(finish, { path: 'finish', url: '/finish?order=secret', answers: [order('PLACED')] });
  const step = screen.getByRole('listitem').filter({ hasText: 'Accepted' });
  await expect.element(step).not.toHaveAttribute('aria-current');
  screen.api.answer(answer(FinishQuery, lost));
  lookAgain();
  await expect.poll(() => screen.api.sent(FinishQuery).length).toBe(2);
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  screen.api.answer(order('ACCEPTED'));
  lookAgain();
  await expect.element(step).toHaveAttribute('aria-current', 'step');
});

test('who waits for a payment keeps the page where it can’t be read', async () => {
  const waits = { id: 'order', status: 'OPEN' as const, heldUntil: '2026-11-29T12:30:00.000Z' };
  const screen = await renderPage(payment, {
    path: 'finish/payment',
    url: '/finish/payment?order=secret',
    answers: [
      answer(PaymentPageQuery, { order: waits }),
      answer(CheckPaymentMutation, { checkPayment: { __typename: 'Cart' } }),
    ],
  });
  const waiting = screen.getByRole('heading', { name: 'Waiting for your payment' });
  await expect.element(waiting).toBeVisible();
  screen.api.answer(answer(PaymentPageQuery, lost));
  const before = screen.api.sent(PaymentPageQuery).length;
  await expect.poll(() => screen.api.sent(PaymentPageQuery).length).toBeGreaterThan(before);
  await expect.element(waiting).toBeVisible();
});

test('what is typed at the checkout stays where the menu changes and can’t be read', async () => {
  const lines = [{ id: 'soup', productName: 'Borscht', quantity: 2, isAvailable: true }];
  const screen = await renderPage(checkout, {
    path: 'checkout',
    answers: [answer(CartQuery, { checkout: { deliveryMethod: 'PICKUP', lines } })],
  });
  await screen.getByRole('textbox', { name: 'Name' }).fill('Nino');
  screen.api.answer(answer(CheckoutPageQuery, lost));
  for (const catalogChanged of [1, 2]) await screen.api.push(MenuChangedSubscription, { catalogChanged });
  await expect.poll(() => screen.api.sent(CheckoutPageQuery)).toHaveLength(2);
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Nino');
});
