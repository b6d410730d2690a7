import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderStaffPage } from '../../../testing/render';
import { boardDensity } from '../../kit/device/device-settings';
import * as orders from '../orders-route';
import { accepted, boardOf, placed } from '../testing-orders';

const PATH = 'command-center/checkout';
const ready = { ...accepted, id: 'ready', number: 'B-8', status: 'READY' as const };

test('a phone shows one column at a time, whose name is in sight, also where the strip goes on beyond the screen', async () => {
  await page.viewport(360, 740);
  const screen = await renderStaffPage(orders, { path: PATH, answers: [boardOf(placed, ready)] });
  const card = (number: string) => screen.getByRole('article', { name: number });
  await expect.element(card('A-7')).toBeVisible();
  await expect.element(card('B-8')).not.toBeInTheDocument();
  const tab = screen.getByRole('navigation', { name: 'Orders by status' }).getByRole('link', { name: /^Ready/ });
  await tab.click();
  await expect.element(card('B-8')).toBeVisible();
  await expect.element(card('A-7')).not.toBeInTheDocument();
  await screen.unmount();

  const url = `/${PATH}?status=READY`;
  const later = await renderStaffPage(orders, { path: PATH, url, answers: [boardOf(placed, ready)] });
  const current = later.getByRole('navigation', { name: 'Orders by status' }).getByRole('link', { name: /^Ready/ });
  await expect.element(current).toBeInViewport({ ratio: 1 });
  expect(document.documentElement.scrollWidth).toBe(360);
});

test('letters move along the board and work on the order that has the focus', async () => {
  const screen = await renderStaffPage(orders, { path: PATH, answers: [boardOf(placed, ready)] });
  await expect.element(screen.getByRole('article', { name: 'A-7' })).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(screen.getByRole('link', { name: 'A-7' })).toHaveFocus();
  await userEvent.keyboard('x');
  await expect.element(screen.getByRole('checkbox', { name: 'Choose order A-7' })).toBeChecked();
  await userEvent.keyboard('a');
  const column = screen.getByRole('region', { name: /^Accepted/ });
  await expect.element(column.getByRole('button', { name: 'Undo: order A-7' })).toBeVisible();
});

test('the screen stays on while the board is open, unless this device is set otherwise', async () => {
  const locks = new Set<object>();
  const request = async () => {
    const lock = { released: false, release: async () => void locks.delete(lock) };
    locks.add(lock);
    return lock;
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  const screen = await renderStaffPage(orders, { path: PATH, answers: [boardOf(placed)] });
  await expect.poll(() => locks.size).toBe(1);
  await screen.getByRole('button', { name: 'This device' }).click();
  const keepsOn = screen.getByRole('switch', { name: /^Keep the screen on/ });
  await keepsOn.click({ force: true });
  await expect.poll(() => locks.size).toBe(0);
  await keepsOn.click({ force: true });
  await expect.poll(() => locks.size).toBe(1);
  await screen.unmount();
  await expect.poll(() => locks.size).toBe(0);
  Reflect.deleteProperty(navigator, 'wakeLock');
});

test('the longest wish of an order stays within its card on a phone with letters of double size', async () => {
  await page.viewport(390, 844);
  document.documentElement.style.fontSize = '200%';
  boardDensity.set('roomy');
  const wish = {
    ...placed,
    deliveryMethod: 'DELIVERY' as const,
    street: '12 Rustaveli Avenue',
    arrival: 'CALL' as const,
  };
  const screen = await renderStaffPage(orders, { path: PATH, answers: [boardOf(wish)], locale: 'ru' });
  const card = screen.getByRole('article', { name: 'A-7' });
  await expect.element(card.getByText('Позвонить, не звонить в дверь')).toBeVisible();
  await expect.poll(() => document.documentElement.scrollWidth).toBe(390);
  // A row is no wider either.
  boardDensity.set('rows');
  await expect.element(card.getByText('Позвонить, не звонить в дверь')).not.toBeInTheDocument();
  await expect.poll(() => document.documentElement.scrollWidth).toBe(390);
});
