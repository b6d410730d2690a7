import { expect, test } from 'vitest';
import { answer } from '../../testing/answering-api';
import { renderPage } from '../../testing/render';
import { CartQuery } from '../cart/store/cart-documents';
import * as checkout from './checkout-page';

test('an order that lacks something is not sent, and the summary leads to each field', async () => {
  const lines = [{ id: 'soup', variantId: 'soup', productName: 'Borscht', quantity: 2, isAvailable: true }];
  const cart = { checkout: { deliveryMethod: 'PICKUP' as const, lines } };
  const screen = await renderPage(checkout, { path: 'checkout', answers: [answer(CartQuery, cart)] });
  await screen.getByRole('textbox', { name: 'Name' }).fill('Nino');
  await screen.getByRole('button', { name: /^Place order/ }).click();
  const summary = screen.getByRole('alert');
  await expect.element(summary).toHaveFocus();
  await summary.getByRole('link', { name: 'Enter your phone number' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Phone' })).toHaveFocus();
});
