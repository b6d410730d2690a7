import { expect, test } from 'vitest';
import { answer } from '../../../testing/answering-api';
import { catchDownloads } from '../../../testing/downloads';
import { faultsIn } from '../../../testing/faults-in';
import { renderStaffPage } from '../../../testing/render';
import { PaymentDaysQuery } from './payment-days-query';
import * as days from './payment-days-route';

const dollars = (minor: number) => ({ minor, currencyCode: 'USD' as const });
const day = { day: '2026-11-29', methodName: 'Card online', provider: 'STRIPE' as const };
const open = (...paymentDays: object[]) =>
  renderStaffPage(days, {
    path: 'command-center/checkout/payments',
    answers: [answer(PaymentDaysQuery, { channel: { paymentDays } })],
  });

test('what was taken, given back and is left is counted by day, and goes into a file', async () => {
  const screen = await open({ ...day, captured: dollars(4350), captures: 2, refunded: dollars(1000), refunds: 1 });
  const sums = screen.getByRole('region', { name: 'Payments', exact: true });
  for (const figure of ['$43.50', '$10', '$33.50']) {
    await expect.element(sums.getByRole('definition').filter({ hasText: figure }).first()).toBeVisible();
  }
  expect(await faultsIn(sums.element())).toEqual([]);
  const files = catchDownloads();
  await sums.getByRole('button', { name: /CSV/ }).last().click();
  await expect.poll(() => files).toHaveLength(1);
  const text = await files[0]?.blob.text();
  expect(text).toContain('Day,Payment method,Provider,Mode,Taken,Payments,Refunded,Refunds,After refunds,Currency');
  expect(text).toContain('2026-11-29,Card online,Stripe,Live,43.50,2,10.00,1,33.50,USD');
});

test('play money is no figure of the shop’s: it stands apart, and says so', async () => {
  const screen = await open({ ...day, isTest: true, captured: dollars(4350), captures: 1, refunded: dollars(0) });
  await expect.element(screen.getByRole('region', { name: 'Test payments' })).toBeVisible();
  await expect.element(screen.getByText('No real money moved in this period.')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Payments', exact: true })).not.toBeInTheDocument();
});
