import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderStaffPage } from '../../testing/render';
import * as orders from '../orders/orders-route';
import { boardOf, placed } from '../orders/testing-orders';
import { OrderEventsSubscription } from './use-order-events';

test('orders that come in a rush share one toast, and the last card can be scrolled above it', async () => {
  // One card is as tall as its column here.
  await page.viewport(1280, 580);
  const rush = ['A-7', 'A-8', 'A-9'].map((number) => ({ ...placed, id: number, number }));
  const screen = await renderStaffPage(orders, { path: 'command-center/checkout', answers: [boardOf(...rush)] });
  const last = screen.getByRole('article', { name: 'A-9' });
  await expect.element(last).toBeInTheDocument();
  const arrive = (number: string) =>
    screen.api.push(OrderEventsSubscription, { orders: { kind: 'PLACED', checkout: { id: number, number } } });
  const region = screen.getByRole('region', { name: /^Notifications/ });
  await arrive('A-7');
  await expect.element(region.getByText(/^New order A-7/)).toBeVisible();
  await arrive('A-8');
  await arrive('A-9');
  await expect.element(region.getByText('3 new orders')).toBeVisible();
  const toast = document.querySelectorAll('[data-scope="toast"][data-part="root"]');
  expect(toast).toHaveLength(1);
  last.element().closest('[data-column]')?.lastElementChild?.scrollTo({ top: 1e6, behavior: 'instant' });
  const { bottom } = last.element().getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(toast[0]?.getBoundingClientRect().top ?? 0);
  await region.getByRole('button', { name: 'Open' }).click();
  await expect.poll(() => document.querySelectorAll('[data-scope="toast"][data-part="root"]').length).toBe(0);
});
