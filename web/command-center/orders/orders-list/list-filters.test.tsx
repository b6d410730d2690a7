import { expect, test } from 'vitest';
import { answer } from '../../../testing/answering-api';
import { renderStaffPage } from '../../../testing/render';
import * as orders from '../orders-route';
import { OrderListQuery } from './list-query';

test('orders are found by where they came from: this shop, or a marketplace', async () => {
  const screen = await renderStaffPage(orders, {
    path: 'command-center/checkout',
    url: '/command-center/checkout?view=list',
    answers: [answer(OrderListQuery, { channel: { orderSources: ['Marketplace'] } })],
  });
  const source = screen.getByRole('combobox', { name: 'Source' });
  await source.selectOptions('This shop');
  await expect.poll(() => screen.api.sent(OrderListQuery).at(-1)?.source).toBe('');
  await source.selectOptions('Marketplace');
  await expect.poll(() => screen.api.sent(OrderListQuery).at(-1)?.source).toBe('Marketplace');
});
