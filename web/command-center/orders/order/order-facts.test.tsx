import { afterEach, expect, test, vi } from 'vitest';
import type { OrderQuery as Read } from '../../../gql/graphql';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import type { Parts } from '../../../testing/made';
import { renderStaffPage } from '../../../testing/render';
import * as route from './order-route';

const openOrder = (order: Parts<Read>['node']) =>
  renderStaffPage(route, {
    path: 'command-center/checkout/:orderId',
    url: '/command-center/checkout/order',
    answers: [
      answer(route.OrderQuery, {
        node: { __typename: 'Order', id: 'order', number: '2911-0007', status: 'PLACED', ...order },
      }),
    ],
  });

afterEach(() => {
  vi.useRealTimers();
});

test('what the courier has to know stands on an order’s page, with a number to call and a map', async () => {
  const screen = await openOrder({
    deliveryMethod: 'DELIVERY',
    street: '12 Rustaveli Avenue',
    phone: '+995555123456',
    handover: 'DOOR',
    cutlery: 2,
    tip: { minor: 250 },
  });
  await expect.element(screen.getByText('Leave at the door')).toBeVisible();
  await expect.element(screen.getByText('2 sets of cutlery')).toBeVisible();
  await expect.element(screen.getByRole('definition').filter({ hasText: '$2.50' })).toBeVisible();
  const phone = screen.getByRole('link', { name: /555/ }).first();
  await expect.element(phone).toHaveAttribute('href', 'tel:+995555123456');
  const map = screen.getByRole('link', { name: /12 Rustaveli Avenue/ }).element();
  expect(map.getAttribute('href')).toContain('maps');
  expect(await faultsIn(screen.container)).toEqual([]);
});

test('an order from a marketplace says where it is from, what it is known by there and what that costs', async () => {
  const screen = await openOrder({
    source: 'Marketplace',
    externalReference: 'M-17',
    paymentName: 'Paid: Marketplace',
    commission: { minor: 450 },
    doubts: [{ message: 'Phone as it was sent: +995 *** ** 56' }],
  });
  for (const fact of ['Marketplace', 'M-17', 'Paid: Marketplace', '$4.50']) {
    await expect.element(screen.getByRole('definition').filter({ hasText: fact }).first()).toBeVisible();
  }
  await expect.element(screen.getByRole('listitem').filter({ hasText: '+995 *** ** 56' })).toBeVisible();
});

test('the link of an order is copied for its client, or goes in a text message', async () => {
  const screen = await openOrder({ token: 't', phone: '+995555123456' });
  const text = screen.getByRole('link', { name: 'Send as a text' });
  await expect.element(text).toBeVisible();
  const address = new URL('/finish?order=t', window.location.href).href;
  expect(text.element().getAttribute('href')).toBe(
    `sms:+995555123456?&body=${encodeURIComponent(`2911-0007 ${address}`)}`,
  );
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await screen.getByRole('button', { name: 'Copy the link' }).click();
  await expect.element(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(copied).toHaveBeenCalledWith(address);
  copied.mockRestore();
});

test('an order that gets late says so on its page: only time passes', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-29T12:00:00.000Z'), toFake: ['Date', 'setInterval', 'clearInterval'] });
  const screen = await openOrder({ status: 'ACCEPTED', promisedAt: '2026-11-29T12:40:00.000Z' });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(screen.getByText('Late')).not.toBeInTheDocument();
  vi.advanceTimersByTime(3 * 60 * 60_000);
  await expect.element(screen.getByText('Late')).toBeVisible();
});

test('an order’s page says what change goes along, and by how much the courier’s cash is short', async () => {
  const dollars = (minor: number) => ({ minor, currencyCode: 'USD' as const });
  const screen = await openOrder({
    deliveryMethod: 'DELIVERY',
    amountDue: dollars(6300),
    changeFrom: dollars(10_000),
    cashCollected: dollars(6000),
  });
  await expect.element(screen.getByRole('definition').filter({ hasText: '$37' })).toBeVisible();
  await expect.element(screen.getByText('$60 of $63: $3 short')).toBeVisible();
});
