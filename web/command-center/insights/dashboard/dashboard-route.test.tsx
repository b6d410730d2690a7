import { expect, test } from 'vitest';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { renderStaffPage } from '../../../testing/render';
import { OrderEventsSubscription } from '../../frame/use-order-events';
import * as dashboard from './dashboard-route';

const PATH = 'command-center';
const byHour = [
  { hour: 12, orders: 3 },
  { hour: 13, orders: 1 },
];
const figures = (orders: number) =>
  answer(dashboard.DashboardQuery, {
    channel: { sales: { orders, byHour, topDishes: [{ name: 'Borscht', quantity: 7 }] }, before: { orders: 2 } },
  });

test('the figures follow the orders, each beside that of the period before', async () => {
  const { api, container } = await renderStaffPage(dashboard, { path: PATH, answers: [figures(4)] });
  const tile = (name: string) =>
    [...container.querySelectorAll('dl > div')].find((each) => each.querySelector('dt')?.textContent === name);
  await expect.poll(() => tile('Orders')?.textContent).toContain('4+100%');
  api.answer(figures(5));
  await api.push(OrderEventsSubscription, { orders: { kind: 'PLACED', checkout: { id: 'order' } } });
  await expect.poll(() => tile('Orders')?.textContent).toContain('5+150%');
});

test('orders by hour are bars that say the busiest hour, and the same as a table', async () => {
  const { getByRole, container } = await renderStaffPage(dashboard, { path: PATH, answers: [figures(4)] });
  const hours = getByRole('region', { name: 'Orders by hour' });
  await expect.element(hours.getByRole('img', { name: /3 orders at most, from 12:00 PM/ })).toBeVisible();
  await hours.getByRole('button', { name: 'Show as a table' }).click();
  await expect.element(hours.getByRole('rowheader', { name: '12:00 PM' })).toBeVisible();
  await expect.element(hours.getByRole('cell', { name: '3', exact: true })).toBeVisible();
  expect(await faultsIn(container)).toEqual([]);
});

test('another period is asked for from the address on', async () => {
  const { api, getByText } = await renderStaffPage(dashboard, { path: PATH, answers: [figures(4)] });
  await getByText('7 days', { exact: true }).click();
  await expect.element(getByText('2 in the 7 days before')).toBeVisible();
  await expect.poll(() => api.sent(dashboard.DashboardQuery).at(-1)).toMatchObject({ days: 7 });
});

test('a cook is shown the way to the kitchen, and asks for no money', async () => {
  const cook = answer(dashboard.DashboardReaderQuery, { session: { user: { permissions: ['KITCHEN'] } } });
  const { api, getByRole, getByText } = await renderStaffPage(dashboard, { path: PATH, answers: [cook] });
  const toKitchen = getByRole('link', { name: 'Open the kitchen board' });
  await expect.element(toKitchen).toHaveAttribute('href', '/command-center/kitchen');
  await expect.element(getByText('Sales', { exact: true })).not.toBeInTheDocument();
  await expect
    .poll(() => api.sent(dashboard.DashboardQuery))
    .toMatchObject([{ orders: false, stopList: false, settings: false }]);
});
