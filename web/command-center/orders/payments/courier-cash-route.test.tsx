import { expect, test } from 'vitest';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { renderStaffPage } from '../../../testing/render';
import * as route from './courier-cash-route';

const dollars = (minor: number) => ({ minor, currencyCode: 'USD' as const });
const order = (number: string, courier: string, taken: number, due: number) => ({
  id: number,
  number,
  courierId: courier,
  courierName: courier,
  cashCollected: dollars(taken),
  amountDue: dollars(due),
});

test('each courier’s cash of the day is added up, and an order with 60 of 63 stands in a list', async () => {
  const courierCash = [order('7', 'Bob', 6000, 6300), order('6', 'Ann', 1000, 1000), order('5', 'Bob', 2000, 2000)];
  const screen = await renderStaffPage(route, {
    path: 'command-center/checkout/payments/couriers',
    answers: [answer(route.CourierCashQuery, { channel: { courierCash } })],
  });
  const rowsOf = (name: string) => {
    const rows = screen.getByRole('table', { name }).getByRole('row').elements().slice(1);
    return rows.map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));
  };
  await expect.element(screen.getByRole('table', { name: 'By courier' })).toBeVisible();
  expect(rowsOf('By courier')).toEqual([
    ['Ann', '1', '$10', '$10', '$0'],
    ['Bob', '2', '$83', '$80', '−$3'],
  ]);
  expect(rowsOf('Orders with another amount')).toEqual([['7', 'Bob', '$63', '$60', '−$3']]);
  expect(await faultsIn(screen.container)).toEqual([]);
});
