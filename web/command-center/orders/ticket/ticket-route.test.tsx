import { expect, test } from 'vitest';
import { answer } from '../../../testing/answering-api';
import { renderStaffPage } from '../../../testing/render';
import { TicketQuery } from './ticket-query';
import * as ticket from './ticket-route';

const order = {
  __typename: 'Order',
  id: 'order',
  number: '2911-0007',
  token: 't',
  status: 'ACCEPTED',
  isTest: true,
  deliveryMethod: 'PICKUP',
  name: 'Гиа',
  kitchenNote: 'Без лука',
  totalPrice: { minor: 1000, currencyCode: 'USD' },
  amountDue: { minor: 1000, currencyCode: 'USD' },
  changeFrom: { minor: 5000, currencyCode: 'USD' },
  lines: [{ id: 'soup', quantity: 2, productName: 'Борщ', note: 'Без сметаны' }],
} as const;

test('a ticket speaks the language of its reader, as wide as the paper, with codes for staff and the client', async () => {
  const { getByRole, getByText } = await renderStaffPage(ticket, {
    path: 'command-center/checkout/:orderId/ticket',
    url: '/command-center/checkout/order/ticket',
    locale: 'ru',
    answers: [answer(TicketQuery, { node: order })],
  });
  await expect.element(getByRole('heading', { name: '2911-0007' })).toBeVisible();
  for (const words of ['Тестовый заказ', 'Самовывоз', 'Без лука', 'Без сметаны', 'Сдача с собой']) {
    await expect.element(getByText(words)).toBeVisible();
  }
  await expect.element(getByRole('img', { name: 'QR-код со ссылкой на заказ для сотрудников' })).toBeVisible();
  await expect.element(getByRole('img', { name: 'QR-код со ссылкой на страницу заказа для клиента' })).toBeVisible();
  const millimetres = (document.querySelector('#ticket')?.getBoundingClientRect().width ?? 0) / (96 / 25.4);
  expect(Math.round(millimetres)).toBe(80);
});
