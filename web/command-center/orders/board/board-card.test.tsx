import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { faultsIn } from '../../../testing/faults-in';
import { renderStaffPage } from '../../../testing/render';
import { boardDensity } from '../../kit/device/device-settings';
import * as orders from '../orders-route';
import { accepted, type BoardOrder, boardOf, placed } from '../testing-orders';

const open = async (order: BoardOrder) => {
  const screen = await renderStaffPage(orders, { path: 'command-center/checkout', answers: [boardOf(order)] });
  const card = screen.getByRole('article', { name: 'A-7' });
  await expect.element(card).toBeVisible();
  return { screen, card };
};

beforeEach(() => boardDensity.set('roomy'));
afterEach(() => {
  vi.useRealTimers();
  boardDensity.set('rows');
});

test('an order that gets late says so by itself: only time passes', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-29T12:00:00.000Z'), toFake: ['Date', 'setInterval', 'clearInterval'] });
  const { card } = await open({ ...accepted, promisedAt: '2026-11-29T12:40:00.000Z' });
  await expect.element(card.getByText(/late$/i)).not.toBeInTheDocument();
  vi.advanceTimersByTime(3 * 60 * 60_000);
  await expect.element(card.getByText(/late$/i).first()).toBeVisible();
  expect(await faultsIn(card.element())).toEqual([]);
});

test('an order from a marketplace bears its source and what needs a look', async () => {
  const { card } = await open({
    ...placed,
    source: 'Marketplace',
    doubts: [{ message: 'Phone as it was sent: +995 *** ** 56' }],
  });
  await expect.element(card.getByText('Marketplace')).toBeVisible();
  await expect.element(card.getByText(/Phone as it was sent/)).toBeVisible();
});

test('an order at a table says at which, and the wishes for the door stand on the card', async () => {
  const { card } = await open({ ...placed, table: '7', handover: 'DOOR', cutlery: 2 });
  await expect.element(card.getByText('Table 7')).toBeVisible();
  await expect.element(card.getByText('Leave at the door')).toBeVisible();
  await expect.element(card.getByText('2 sets of cutlery')).toBeVisible();
});
