import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LastOrderSummaryDocument } from '../../gql/graphql';
import { answer } from '../../testing/answering-api';
import { faultsIn } from '../../testing/faults-in';
import { renderForShoppers } from '../../testing/render';
import { CartQuery, OrderAgainMutation } from '../cart/store/cart-documents';
import { HomeHero } from '../home/home-hero';
import { deviceOrders } from '../my-orders/device-orders';
import { LastOrder } from './last-order';

const dishes = ['Borscht', 'Dumplings', 'Tiramisu', 'Tea'].map((productName) => ({
  id: productName,
  productName,
  quantity: 1,
}));
const lastOrder = answer(LastOrderSummaryDocument, { lastOrder: { id: 'order', token: 't', lines: dishes } });
const SOLD_OUT = { productName: 'Borscht', quantity: 2, problem: { code: 'SOLD_OUT' as const } };

test('two presses put the last order in once, and what is missing of it is said before the way on', async () => {
  const screen = await renderForShoppers(<LastOrder />, {
    answers: [
      lastOrder,
      answer(OrderAgainMutation, { orderAgain: { __typename: 'OrderedAgain', notAdded: [SOLD_OUT] } }),
    ],
  });
  const again = screen.getByRole('button', { name: /^Order again/ });
  await expect.element(again).toMatchTextContent(/Borscht, Dumplings, and 2 more dishes/);
  await again.dblClick();
  const dialog = screen.getByRole('alertdialog', { name: 'Not everything could be added' });
  await expect.element(dialog.getByRole('listitem')).toMatchTextContent(/Borscht.*Sold out/);
  await expect
    .element(dialog.getByRole('link', { name: 'Continue with the rest' }))
    .toHaveAttribute('href', '/checkout');
  expect(await faultsIn(dialog.element())).toEqual([]);
  // A press that comes between the answer and its dialog.
  again.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(screen.api.sent(OrderAgainMutation)).toEqual([{ token: 't' }]);
});

test('an order is put into a filled cart only after the question', async () => {
  const lines = [{ id: 'tea', variantId: 'tea', productName: 'Tea', quantity: 1, isAvailable: true }];
  const screen = await renderForShoppers(<LastOrder />, {
    answers: [lastOrder, answer(CartQuery, { checkout: { lines } })],
  });
  await screen.getByRole('button', { name: /^Order again/ }).click();
  const question = screen.getByRole('dialog', { name: 'Your cart isn’t empty' });
  await expect.element(question.getByRole('button', { name: 'Start over' })).toBeVisible();
  expect(screen.api.sent(OrderAgainMutation)).toEqual([]);
});

test('what one still waits for is not offered once more', async () => {
  const screen = await renderForShoppers(<LastOrder />, { answers: [lastOrder] });
  const again = screen.getByRole('button', { name: /^Order again/ });
  await expect.element(again).toBeVisible();
  deviceOrders.set([{ token: 't', number: 'A-7', placedAt: Date.now(), isOver: false }]);
  await expect.element(again).not.toBeInTheDocument();
});

test('on a phone it stands over the way to the menu, which the keyboard then passes by', async () => {
  await page.viewport(390, 844);
  const screen = await renderForShoppers(<HomeHero categories={[]} />, { answers: [lastOrder] });
  await expect.element(screen.getByRole('button', { name: /^Order again/ })).toBeVisible();
  await expect.element(screen.getByText('Order now')).not.toBeVisible();
  await page.viewport(1280, 900);
  await expect.element(screen.getByRole('link', { name: 'Order now' })).toBeVisible();
});
