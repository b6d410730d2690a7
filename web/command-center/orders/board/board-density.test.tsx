import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { faultsIn } from '../../../testing/faults-in';
import { renderStaffPage } from '../../../testing/render';
import { boardDensity } from '../../kit/device/device-settings';
import * as orders from '../orders-route';
import { accepted, boardOf, placed } from '../testing-orders';

const PATH = 'command-center/checkout';
const soup = { id: 'soup', quantity: 2, productName: 'Borscht', variantName: '', note: null, options: [] };
const lines = [soup, { ...soup, id: 'pie', quantity: 1, productName: 'Pie', note: 'Allergic to nuts' }];
const order = (index: number) => ({
  ...(index < 24 ? placed : accepted),
  id: `order-${index}`,
  number: `A-${index}`,
  lines,
  doubts: [],
  isTest: false,
  source: null,
  answerBy: null,
  moneyState: null,
});
const evening = (count: number) => boardOf(...Array.from({ length: count }, (_none, index) => order(index)));

afterEach(() => boardDensity.set('rows'));

test('a row says its dishes and an allergy, and opens to all that the order is', async () => {
  const screen = await renderStaffPage(orders, { path: PATH, answers: [boardOf(order(1))] });
  const row = screen.getByRole('article', { name: 'A-1' });
  await expect.element(row.getByText('2 × Borscht, Pie')).toBeVisible();
  await expect.element(row.getByText('Allergy', { exact: true })).toBeVisible();
  await expect.element(row.getByText(/Allergic to nuts/)).not.toBeInTheDocument();
  await expect.element(row.getByRole('button', { name: /^Refuse/ })).not.toBeInTheDocument();
  expect(await faultsIn(screen.container)).toEqual([]);
  await row.getByRole('button', { name: 'Details: order A-1' }).click();
  await expect.element(row.getByText(/Allergic to nuts/)).toBeVisible();
  await expect.element(row.getByRole('button', { name: /^Refuse/ })).toBeVisible();
  expect(await faultsIn(screen.container)).toEqual([]);
});

test('the device keeps how much of an order is shown: all, a row or a line', async () => {
  const screen = await renderStaffPage(orders, { path: PATH, answers: [boardOf(order(1))] });
  const row = screen.getByRole('article', { name: 'A-1' });
  await expect.element(row.getByRole('button', { name: /^Accept/ })).toBeVisible();
  await screen.getByRole('button', { name: 'This device' }).click();
  await screen.getByRole('button', { name: 'Lines' }).click();
  await expect.element(row.getByText('2 × Borscht, Pie')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Cards' }).click();
  await expect.element(row.getByText(/Allergic to nuts/)).toBeVisible();
  expect(localStorage.getItem('carte.board-density')).toBe('roomy');
});

test('a screen of 1280 × 900 shows at least 24 orders of an evening', async () => {
  await page.viewport(1280, 900);
  const screen = await renderStaffPage(orders, { path: PATH, answers: [evening(60)] });
  await expect.element(screen.getByRole('article', { name: 'A-30' })).toBeVisible();
  const heights = [...screen.container.querySelectorAll<HTMLElement>('[data-order]')].map((row) => row.offsetHeight);
  expect(heights).toHaveLength(60);
  // Four full columns of what the frame and the heads of page and columns leave.
  expect(Math.floor((900 - 64 - 24 - 56 - 34) / (Math.max(...heights) + 4)) * 4).toBeGreaterThanOrEqual(24);
});

test('sixty orders of one column are less than 4,000 px on a phone, and a finger goes to the next column', async () => {
  await page.viewport(390, 844);
  const sixty = Array.from({ length: 60 }, (_none, index) => ({
    ...order(index),
    ...placed,
    id: `${index}`,
    number: `A-${index}`,
  }));
  const screen = await renderStaffPage(orders, {
    path: PATH,
    answers: [boardOf(...sixty, { ...order(70), number: 'B-70' })],
  });
  const first = screen.getByRole('article', { name: 'A-0' });
  await expect.element(first).toBeVisible();
  expect(document.documentElement.scrollHeight).toBeLessThan(4000);
  const row = await first.findElement();
  const touch = (type: string, clientX: number) =>
    row.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX, clientY: 400 }));
  touch('pointerdown', 300);
  touch('pointerup', 120);
  await expect.element(screen.getByRole('article', { name: 'B-70' })).toBeVisible();
  touch('pointerdown', 120);
  touch('pointerup', 300);
});
