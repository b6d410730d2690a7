import { expect, test } from 'vitest';
import { faultsIn } from '../../../testing/faults-in';
import { renderStaffPage } from '../../../testing/render';
import { OrderEventsSubscription } from '../../frame/use-order-events';
import { cooking, type KitchenOrder, kitchenOf } from '../testing-orders';
import * as kitchen from './kitchen-route';

const openBoard = (order: KitchenOrder) =>
  renderStaffPage(kitchen, { path: 'command-center/kitchen', answers: [kitchenOf(order)] });
const struck = () => [...document.querySelectorAll('del')].map(({ textContent }) => textContent.trim());
const [soup, salad] = cooking.lines;

test('a dish that is taken off stays struck, on a screen that is loaded again too, until a cook has seen it', async () => {
  const before = await openBoard(cooking);
  await expect.element(before.getByRole('button', { name: /Borscht/ })).toBeVisible();
  before.api.answer(kitchenOf({ ...cooking, lines: [salad] }));
  await before.api.push(OrderEventsSubscription, { orders: { kind: 'AMENDED', checkout: { id: 'order' } } });
  await expect.element(before.getByText('Taken off')).toBeVisible();
  expect(struck()).toEqual(['2×Borscht']);
  await before.unmount();

  const screen = await openBoard({ ...cooking, lines: [salad] });
  await expect.element(screen.getByText('Taken off')).toBeVisible();
  await screen.getByRole('button', { name: 'Got it: order A-7' }).click();
  await expect.poll(struck).toEqual([]);
  await expect.element(screen.getByRole('button', { name: /Vinegret/ })).toBeVisible();
});

test('an order that is cancelled stays struck, and goes once a cook has seen it', async () => {
  const before = await openBoard(cooking);
  await expect.element(before.getByRole('button', { name: /Borscht/ })).toBeVisible();
  await before.unmount();
  const screen = await openBoard({ ...cooking, status: 'CANCELLED', lines: [soup, salad] });
  await expect.element(screen.getByText('Cancelled: don’t make it')).toBeVisible();
  expect(struck()).toEqual(['2×Borscht', '1×Vinegret']);
  expect(await faultsIn(screen.container)).toEqual([]);
  await screen.getByRole('button', { name: 'Got it: order A-7' }).click();
  await expect.element(screen.getByRole('article', { name: 'A-7' })).not.toBeInTheDocument();
});
