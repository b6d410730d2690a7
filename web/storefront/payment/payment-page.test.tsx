import { expect, test } from 'vitest';
import type { PaymentPageQuery as Read } from '../../gql/graphql';
import { answer } from '../../testing/answering-api';
import { faultsIn } from '../../testing/faults-in';
import type { Parts } from '../../testing/made';
import { renderPage } from '../../testing/render';
import { CheckPaymentMutation, PaymentPageQuery } from './payment-documents';
import * as payment from './payment-page';

const waiting = {
  isOwn: true,
  status: 'OPEN' as const,
  heldUntil: '2026-11-29T12:30:00.000Z',
  totalPrice: { minor: 4350 },
  payments: [{ id: 'payment', isTest: true, continueUrl: 'https://provider.test/pay' }],
};
const pageOf = (order: Parts<Read>['order']) => answer(PaymentPageQuery, { order: { ...waiting, ...order } });
const open = (order: Parts<Read>['order'] = {}) =>
  renderPage(payment, {
    path: 'payment',
    url: '/payment?order=t',
    answers: [pageOf(order), answer(CheckPaymentMutation, { checkPayment: { __typename: 'Cart' } })],
  });

test('an order that waits for its payment leads back to paying it, and what comes in its way is said in time', async () => {
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
  await expect.element(screen.getByText(/This is a test/)).toBeVisible();
  const pay = screen.getByRole('link', { name: 'Pay $43.50' });
  await expect.element(pay).toHaveAttribute('href', 'https://provider.test/pay');
  expect(await faultsIn(screen.container)).toEqual([]);

  // The page asks again by itself.
  const message = 'New orders are paused for a while.';
  screen.api.answer(pageOf({ problems: [{ __typename: 'OrdersPaused', code: 'ORDERS_PAUSED', message }] }));
  await expect.element(screen.getByRole('heading', { name: 'We can’t make this order as it is' })).toBeVisible();
  await expect.element(screen.getByText(message)).toBeVisible();
  await expect.element(pay).not.toBeInTheDocument();
  expect(await faultsIn(screen.container)).toEqual([]);
  screen.api.answer(pageOf({}));
  await expect.element(pay).toBeVisible();
});

test('a card that was refused is said, with the way back to the same cart', async () => {
  const screen = await open({ heldUntil: null, moneyState: 'FAILED' });
  await expect.element(screen.getByRole('heading', { name: 'The payment didn’t go through' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Back to checkout' })).toHaveAttribute('href', '/checkout');
  expect(await faultsIn(screen.container)).toEqual([]);
});
