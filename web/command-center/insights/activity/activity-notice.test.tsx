import { expect, test } from 'vitest';
import { ShopChangesDocument, UpdateOrderNoteDocument, WarehousesDocument } from '../../../gql/graphql';
import { answer } from '../../../testing/answering-api';
import { renderStaffPage } from '../../../testing/render';
import * as order from '../../orders/order/order-route';
import * as warehouses from '../../settings/warehouses/warehouses-route';

const kitchens = (...names: readonly string[]) => ({
  channel: { warehouses: names.map((name) => ({ id: name, name })) },
});

test('what a colleague changes is read again; the page keeps its content, and a notice shows while the network is slow', async () => {
  const screen = await renderStaffPage(warehouses, {
    path: 'command-center/warehouse',
    answers: [answer(WarehousesDocument, kitchens('Old town'))],
  });
  await expect.element(screen.getByRole('link', { name: /^Old town/ })).toBeVisible();
  const read = Promise.withResolvers<ReturnType<typeof kitchens>>();
  screen.api.answer(answer(WarehousesDocument, () => read.promise));
  await screen.api.push(ShopChangesDocument, { catalogChanged: 2 });
  const notice = screen.getByText('Data is being updated');
  await expect.element(notice).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /^Old town/ })).toBeVisible();
  read.resolve(kitchens('Old town', 'Stall'));
  await expect.element(screen.getByRole('link', { name: /^Stall/ })).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
});

test('what takes long to save says that it is in process', async () => {
  const written = Promise.withResolvers<{ answer: { __typename: 'Order' } }>();
  const staffNote = { text: '', version: 1 };
  const screen = await renderStaffPage(order, {
    path: 'command-center/checkout/:orderId',
    url: '/command-center/checkout/order',
    answers: [
      answer(order.OrderQuery, { node: { __typename: 'Order', id: 'order', status: 'PLACED', staffNote } }),
      answer(UpdateOrderNoteDocument, () => written.promise),
    ],
  });
  await screen.getByRole('textbox', { name: /What others should know/ }).fill('Calls back at six');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('In process')).toBeVisible();
  written.resolve({ answer: { __typename: 'Order' } });
  await expect.element(screen.getByText('In process')).not.toBeInTheDocument();
});
