import { expect, test } from 'vitest';
import type { TicketQuery as Read } from '../../../gql/graphql';
import { answer } from '../../../testing/answering-api';
import type { Parts } from '../../../testing/made';
import { renderStaffPage } from '../../../testing/render';
import { TicketQuery } from './ticket-query';
import * as ticket from './ticket-route';

const print = (order: Parts<Read>['node']) =>
  renderStaffPage(ticket, {
    path: 'command-center/checkout/:orderId/ticket',
    url: '/command-center/checkout/order/ticket',
    answers: [answer(TicketQuery, { node: { __typename: 'Order', id: 'order', status: 'ACCEPTED', ...order } })],
  });

test('a ticket says what was wished for: to a dish, at the door, and what was given on top', async () => {
  const lines = [{ id: 'soup', productName: 'Borscht', quantity: 1, note: 'For a child, not spicy' }];
  const screen = await print({ lines, handover: 'DOOR', cutlery: 2, tip: { minor: 250 } });
  await expect.element(screen.getByText('For a child, not spicy')).toBeVisible();
  await expect.element(screen.getByText(/Leave at the door/)).toBeVisible();
  await expect.element(screen.getByText(/2 sets of cutlery/)).toBeVisible();
  await expect.element(screen.getByText('$2.50')).toBeVisible();
});

test('a ticket of an order at a table says at which', async () => {
  const screen = await print({ table: 'Terrace 2', deliveryMethod: 'PICKUP' });
  await expect.element(screen.getByText('Terrace 2').first()).toBeVisible();
});
