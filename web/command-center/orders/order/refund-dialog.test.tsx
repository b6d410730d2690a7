import { expect, test } from 'vitest';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { renderStaffPage } from '../../../testing/render';
import { FrameQuery } from '../../frame/frame-query';
import * as orderRoute from './order-route';
import { RefundOrderMutation } from './refund-dialog';

const dollars = (minor: number) => ({ minor, currencyCode: 'USD' as const });
const refund = { id: 'refund', status: 'SUCCEEDED' as const, amount: dollars(500), createdAt: '2026-11-29T12:00:00Z' };

async function openRefund(order: { status?: 'COMPLETED'; allowedMoves?: [] } = {}) {
  const node = {
    __typename: 'Order',
    id: 'order',
    number: 'A-7',
    status: 'ACCEPTED',
    allowedMoves: ['PREPARING', 'CANCELLED'],
    totalPrice: dollars(2500),
    moneyState: 'CAPTURED',
    payments: [
      { id: 'payment', status: 'CAPTURED', captured: dollars(2500), refunded: dollars(500), refunds: [refund] },
    ],
    ...order,
  } as const;
  const screen = await renderStaffPage(orderRoute, {
    path: 'command-center/checkout/:orderId',
    url: '/command-center/checkout/order',
    answers: [
      answer(orderRoute.OrderQuery, { node }),
      answer(FrameQuery, { channel: { timeZone: 'Pacific/Kiritimati' } }),
    ],
  });
  await screen.getByRole('button', { name: 'Refund…' }).click();
  return { screen, dialog: screen.getByRole('dialog', { name: 'Refund order A-7' }) };
}

test('a refund names the order, and nothing is chosen when it opens', async () => {
  const { screen, dialog } = await openRefund();
  await expect.element(dialog.getByLabelText('What to refund')).toHaveValue('');
  await dialog.getByLabelText('Reason').fill('Cold');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect.element(dialog.getByText('Required')).toBeVisible();
  expect(screen.api.sent(RefundOrderMutation)).toEqual([]);
  expect(await faultsIn(dialog.element())).toEqual([]);
});

test('a whole refund asks what becomes of the order, and goes on to cancelling it', async () => {
  const { screen, dialog } = await openRefund();
  await dialog.getByLabelText('What to refund').selectOptions('Cancel the order and refund everything');
  await expect.element(dialog.getByRole('button', { name: 'Keep the order' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Choose a reason' }).click();
  await expect.element(screen.getByRole('dialog', { name: /Cancel order A-7/ })).toBeVisible();
  expect(screen.api.sent(RefundOrderMutation)).toEqual([]);
});

test('an order that is over is refunded without a question about it', async () => {
  const { dialog } = await openRefund({ status: 'COMPLETED', allowedMoves: [] });
  const choices = dialog.getByLabelText('What to refund').element().querySelectorAll('option');
  expect([...choices].map(({ textContent }) => textContent)).toEqual([
    'Choose…',
    'Everything that’s left: $20',
    'Only some of it',
  ]);
});

test('a refund has its date in the shop’s time zone', async () => {
  const { screen } = await openRefund();
  await expect.element(screen.getByText('Refunded Nov 30, 2026')).toBeInTheDocument();
});
