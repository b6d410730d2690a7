import { expect, test } from 'vitest';
import { ReplayDeliveryDocument } from '../../../gql/graphql';
import { answer } from '../../../testing/answering-api';
import { renderStaffPage } from '../../../testing/render';
import * as route from './order-route';

const orderTold = (status: 'DELIVERED' | 'PARKED') => {
  const deliveries = [{ id: 'told', receiverName: 'Courier bot', event: 'PLACED' as const, status }];
  return answer(route.OrderQuery, {
    node: { __typename: 'Order', id: 'order', number: 'A-7', status: 'PLACED', deliveries },
  });
};

test('an order’s page says what receivers heard of it, and tells them again', async () => {
  const screen = await renderStaffPage(route, {
    path: 'command-center/checkout/:orderId',
    url: '/command-center/checkout/order',
    answers: [
      orderTold('PARKED'),
      answer(ReplayDeliveryDocument, { answer: { __typename: 'OrderDelivery', id: 'told', status: 'PENDING' } }),
    ],
  });
  const row = screen.getByRole('region', { name: 'Receivers' }).getByRole('listitem');
  await expect.element(row).toMatchTextContent(/^Courier bot/);
  await expect.element(row).not.toMatchTextContent(/Delivered/);
  screen.api.answer(orderTold('DELIVERED'));
  await row.getByRole('button', { name: 'Send again to Courier bot' }).click();
  await expect.element(screen.getByText('Sending to Courier bot again').first()).toBeVisible();
  await expect.element(row).toMatchTextContent(/Delivered/);
  await expect.poll(() => screen.api.sent(ReplayDeliveryDocument)).toEqual([{ id: 'told' }]);
});
