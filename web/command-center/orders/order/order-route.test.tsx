import { expect, test } from 'vitest';
import { answer } from '../../../testing/answering-api';
import { renderStaffPage } from '../../../testing/render';
import { OrderEventsSubscription } from '../../frame/use-order-events';
import * as orderRoute from './order-route';
import { StepBackOrderMutation } from './step-back';

const preparing = { id: 'order', number: 'A-7', version: 3, status: 'PREPARING', stepBack: 'ACCEPTED' } as const;
const page = (order: object) =>
  answer(orderRoute.OrderQuery, { node: { __typename: 'Order', ...preparing, ...order } });
const openOrder = (order: object) =>
  renderStaffPage(orderRoute, {
    path: 'command-center/checkout/:orderId',
    url: '/command-center/checkout/order',
    answers: [page(order)],
  });

test('a step back is of what stood there when it was asked for, whatever a colleague does meanwhile', async () => {
  const { api, getByRole, getByText } = await openOrder({});
  await getByRole('button', { name: 'Step back' }).click();
  const dialog = getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Pressed by mistake');
  api.answer(page({ version: 4, status: 'READY', stepBack: 'PREPARING' }));
  await api.push(OrderEventsSubscription, { orders: { kind: 'MOVED', checkout: { id: 'order' } } });
  await expect.element(getByText('Ready', { exact: true }).first()).toBeInTheDocument();
  const message = 'Someone has just changed this order.';
  api.answer(answer(StepBackOrderMutation, { answer: { __typename: 'StaleOrder', code: 'STALE_ORDER', message } }));
  await dialog.getByRole('button', { name: 'Back to “Accepted”' }).click();
  await expect.element(dialog.getByText(message)).toBeVisible();
  await expect
    .poll(() => api.sent(StepBackOrderMutation))
    .toEqual([{ input: { id: 'order', version: 3, reason: 'Pressed by mistake' } }]);
});

test('an order that a program placed for a test says that nobody waits for it', async () => {
  const { getByText } = await openOrder({ isTest: true });
  await expect.element(getByText('Test order', { exact: true })).toBeVisible();
});

test('the printer is a press away: the ticket is loaded into a frame that prints itself', async () => {
  const { getByRole } = await openOrder({});
  await getByRole('button', { name: 'Print the ticket' }).click();
  const frame = document.querySelector('iframe[title="ticket"]');
  expect(frame?.getAttribute('src')).toBe('/command-center/checkout/order/ticket?print');
  frame?.remove();
});

test('a changed order says which dishes were added and removed, and of which there are more', async () => {
  const dishes = [
    { name: 'Tiramisu', before: 0, after: 1 },
    { name: 'Borscht', before: 2, after: 0 },
    { name: 'Bread', before: 1, after: 3 },
  ];
  const { getByRole } = await openOrder({ revisions: [{ id: 'change', state: 'APPLIED', parts: [], dishes }] });
  const changes = getByRole('region', { name: 'Changes' });
  for (const words of ['Tiramisu: added, 1', 'Borscht: removed', 'Bread: 1 → 3']) {
    await expect.element(changes.getByText(words, { exact: true })).toBeVisible();
  }
});
