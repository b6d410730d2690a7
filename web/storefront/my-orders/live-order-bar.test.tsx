import { expect, test } from 'vitest';
import { answer } from '../../testing/answering-api';
import { faultsIn } from '../../testing/faults-in';
import { renderForShoppers, renderShopPage } from '../../testing/render';
import { deviceOrders } from './device-orders';
import { LiveOrderBar } from './live-order-bar';
import { MyOrderQuery, MyOrderUpdatesSubscription } from './my-order-documents';
import * as myOrders from './my-orders-route';

const order = (status: 'PLACED' | 'PREPARING' | 'COMPLETED' | 'CANCELLED', version = 1) => ({
  checkoutUpdated: { __typename: 'Order' as const, id: 'order', number: 'A-7', status, version },
});
/** Ordered on this device, and not over as far as it knows. */
const known = { token: 't', number: 'A-7', placedAt: Date.now(), isOver: false };

async function renderBar() {
  deviceOrders.set([known]);
  const screen = await renderForShoppers(<LiveOrderBar />);
  await expect.element(screen.getByRole('navigation', { name: 'My orders' })).toBeInTheDocument();
  return screen;
}

test('an order on its way is in sight with its state, live, and goes by itself when it is over', async () => {
  const screen = await renderBar();
  const bar = screen.getByRole('link', { name: /Order A-7/ });
  // Its room is taken before the server has said anything.
  await expect.element(bar).toBeVisible();
  await screen.api.push(MyOrderUpdatesSubscription, order('PLACED'));
  await expect.element(bar).toMatchTextContent(/Order received/);
  await screen.api.push(MyOrderUpdatesSubscription, order('PREPARING', 2));
  await expect.element(bar).toMatchTextContent(/Being prepared/);
  expect(await faultsIn(screen.container)).toEqual([]);
  await screen.api.push(MyOrderUpdatesSubscription, order('COMPLETED', 3));
  await expect.element(bar).not.toBeInTheDocument();
  expect(deviceOrders.current()[0]?.isOver).toBe(true);
});

test('a cancelled order stays in sight until its shopper has seen why', async () => {
  const screen = await renderBar();
  const bar = screen.getByRole('link', { name: /Order A-7/ });
  await screen.api.push(MyOrderUpdatesSubscription, order('CANCELLED'));
  await expect.element(bar).toMatchTextContent(/Cancelled/);
  await expect.element(bar).toHaveAttribute('href', '/finish?order=t');
  expect(deviceOrders.current()[0]?.isOver).toBe(false);
});

test('the list of this device has the day, the dishes and “Order again”; an empty one says so', async () => {
  deviceOrders.set([{ ...known, isOver: true }]);
  const lines = [{ id: 'soup', productName: 'Borscht', quantity: 1 }];
  const screen = await renderShopPage(myOrders, {
    path: 'my-orders',
    answers: [answer(MyOrderQuery, { order: { ...order('COMPLETED').checkoutUpdated, lines } })],
  });
  const entry = screen.getByRole('main').getByRole('article');
  await expect.element(entry.getByText('Today')).toBeVisible();
  await expect.element(entry.getByText('Borscht')).toBeVisible();
  await expect.element(entry.getByRole('button', { name: 'Order again' })).toBeVisible();
  deviceOrders.set([]);
  await expect.element(screen.getByText('You haven’t ordered from this browser yet.')).toBeVisible();
});
