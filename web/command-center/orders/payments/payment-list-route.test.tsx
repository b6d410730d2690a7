import { expect, test } from 'vitest';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { renderStaffPage } from '../../../testing/render';
import { PaymentListQuery } from './payment-list-query';
import * as list from './payment-list-route';

const dollars = (minor: number) => ({ minor, currencyCode: 'USD' as const });
const payment = {
  id: 'payment',
  status: 'CAPTURED' as const,
  provider: 'STRIPE' as const,
  methodName: 'Card online',
  captured: dollars(4350),
  refunded: dollars(1000),
  order: { id: 'order', number: '2911-0007' },
};
const payments = (...nodes: readonly (typeof payment)[]) =>
  answer(PaymentListQuery, { channel: { payments: { totalCount: nodes.length, nodes } } });

test('a payment says what became of it and leads to its order; filters ask for others', async () => {
  const screen = await renderStaffPage(list, {
    path: 'command-center/checkout/payments/list',
    answers: [payments(payment)],
  });
  const row = screen.getByRole('table', { name: 'Payments' }).getByRole('row').last();
  await expect.element(row).toMatchTextContent(/Partly refunded/);
  const order = row.getByRole('link', { name: '2911-0007' });
  await expect.element(order).toHaveAttribute('href', '/command-center/checkout/order');
  expect(await faultsIn(screen.getByRole('main').element())).toEqual([]);
  const status = screen.getByRole('combobox', { name: 'Status' });
  await status.selectOptions('Refunded');
  await expect.element(status).toHaveDisplayValue('Refunded');
  screen.api.answer(payments());
  await screen.getByRole('combobox', { name: 'Mode' }).selectOptions('Live');
  await expect.element(screen.getByText('No payments here')).toBeVisible();
  await expect.poll(() => screen.api.sent(PaymentListQuery).at(-1)).toMatchObject({ isRefunded: true, isTest: false });
});
