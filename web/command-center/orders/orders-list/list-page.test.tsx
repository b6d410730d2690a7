import { expect, test } from 'vitest';
import { answer } from '../../../testing/answering-api';
import { catchDownloads } from '../../../testing/downloads';
import { faultsIn } from '../../../testing/faults-in';
import { renderStaffPage } from '../../../testing/render';
import * as orders from '../orders-route';
import { OrderFileQuery, OrderLineFileQuery, OrderListQuery } from './list-query';

const boris = { id: 'boris', number: 'B-8', name: 'Boris Petrov', status: 'ACCEPTED', isTest: true } as const;
const list = (...nodes: (typeof boris)[]) =>
  answer(OrderListQuery, { channel: { orders: { totalCount: nodes.length, nodes } } });
const openList = (narrowed = '', ...nodes: (typeof boris)[]) =>
  renderStaffPage(orders, {
    path: 'command-center/checkout',
    url: `/command-center/checkout?view=list${narrowed}`,
    answers: [list(...nodes)],
  });

test('a row says whose order it is and how it stands, and a test order that it is one', async () => {
  const screen = await openList('', boris);
  const row = screen.getByRole('table', { name: 'Orders' }).getByRole('row').nth(1);
  for (const word of ['B-8', 'Test', 'Accepted', 'Boris Petrov'])
    await expect.element(row.getByText(word)).toBeVisible();
  expect(await faultsIn(screen.container)).toEqual([]);
});

test('filters that are chosen before the list has answered all count', async () => {
  const { api, getByRole, getByText } = await openList('', boris);
  const released = Promise.withResolvers<void>();
  api.answer(
    answer(OrderListQuery, async () => {
      await released.promise;
      return { channel: { orders: { totalCount: 0, nodes: [] } } };
    }),
  );
  const status = getByRole('combobox', { name: 'Status' });
  await status.selectOptions('Accepted');
  await expect.element(status).toHaveValue('ACCEPTED');
  const method = getByRole('combobox', { name: 'Method' });
  await method.selectOptions('Pickup');
  await expect.element(method).toHaveValue('PICKUP');
  await getByRole('searchbox').fill('nobody is called so');
  await expect.element(getByRole('button', { name: 'Clear filters' })).toBeVisible();
  await expect.element(status).toHaveValue('ACCEPTED');
  const asked = { statuses: ['ACCEPTED'], method: 'PICKUP', search: 'nobody is called so' };
  await expect.poll(() => api.sent(OrderListQuery).at(-1)).toMatchObject(asked);
  released.resolve();
  await expect.element(getByText('No orders here')).toBeVisible();
});

test('its files hold what the filters leave, by the shop’s clocks: the orders, and their dishes', async () => {
  const files = catchDownloads();
  const { api, getByRole } = await openList('&status=ACCEPTED', boris);
  const placedAt = '2026-11-28T22:30:00.000Z';
  api.answer(answer(OrderFileQuery, { channel: { orders: { nodes: [{ ...boris, placedAt }] } } }));
  const lines = [{ productName: 'Borscht', quantity: 2, options: [{ name: 'Sour cream' }] }];
  api.answer(answer(OrderLineFileQuery, { channel: { orders: { nodes: [{ ...boris, placedAt, lines }] } } }));
  await getByRole('button', { name: 'Download CSV' }).click();
  await getByRole('button', { name: 'Dishes as CSV' }).click();
  await expect
    .poll(() => files.map(({ name }) => name))
    .toEqual([expect.stringMatching(/^orders-\d{4}-\d\d-\d\d\.csv$/), expect.stringMatching(/^order-dishes-/)]);
  const [rows = '', dishes = ''] = await Promise.all(files.map(({ blob }) => blob.text()));
  expect(rows).toContain('B-8,,2026-11-29 12:00,2026-11-28 22:30,Accepted,Boris Petrov');
  expect(dishes).toContain(
    'Order,Wanted for,Promised by,Placed,Status,Dish,Size,SKU,Options,Quantity,Price,Sum,Currency,Note',
  );
  expect(dishes).toContain('B-8,,2026-11-29 12:00,2026-11-28 22:30,Accepted,Borscht,,,Sour cream,2,10.00,10.00,USD,');
  for (const asked of [...api.sent(OrderFileQuery), ...api.sent(OrderLineFileQuery)]) {
    expect(asked).toMatchObject({ statuses: ['ACCEPTED'] });
  }
});
