import { expect, test, vi } from 'vitest';
import { answer } from '../../../testing/answering-api';
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

/** What the next file holds that is handed to the browser. */
function nextFile(): Promise<string> {
  const create = vi.spyOn(URL, 'createObjectURL');
  return vi.waitFor(async () => {
    const [file] = create.mock.calls.at(-1) ?? [];
    if (!(file instanceof Blob)) throw new Error('no file yet');
    create.mockRestore();
    return file.text();
  });
}

test('what was taken, given back and is left is counted by day, and goes into a file', async () => {
  const screen = await open({ ...day, captured: dollars(4350), captures: 2, refunded: dollars(1000), refunds: 1 });
  const sums = screen.getByRole('region', { name: 'Payments', exact: true });
  for (const figure of ['$43.50', '$10', '$33.50']) {
    await expect.element(sums.getByRole('definition').filter({ hasText: figure }).first()).toBeVisible();
  }
  expect(await faultsIn(sums.element())).toEqual([]);
  const file = nextFile();
  await sums.getByRole('button', { name: /CSV/ }).last().click();
  expect(await file).toContain(
    'Day,Payment method,Provider,Mode,Taken,Payments,Refunded,Refunds,After refunds,Currency',
  );
  expect(await file).toContain('2026-11-29,Card online,Stripe,Live,43.50,2,10.00,1,33.50,USD');
});

test('play money is no figure of the shop’s: it stands apart, and says so', async () => {
  const screen = await open({ ...day, isTest: true, captured: dollars(4350), captures: 1, refunded: dollars(0) });
  await expect.element(screen.getByRole('region', { name: 'Test payments' })).toBeVisible();
  await expect.element(screen.getByText('No real money moved in this period.')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Payments', exact: true })).not.toBeInTheDocument();
});
