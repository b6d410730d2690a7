import { expect, test } from 'vitest';
import { renderStaffPage } from '../../testing/render';
import * as kitchen from './kitchen/kitchen-route';
import * as orders from './orders-route';
import { boardOf, cooking, kitchenOf, placed } from './testing-orders';

test('a test order says on the board that nobody waits for it', async () => {
  const answers = [boardOf({ ...placed, isTest: true })];
  const screen = await renderStaffPage(orders, { path: 'command-center/checkout', answers });
  const card = screen.getByRole('article', { name: 'A-7' });
  await expect.element(card.getByText('Test', { exact: true })).toBeVisible();
});

test('a test order says so in the kitchen, and counts for nothing that is to be made', async () => {
  const answers = [kitchenOf({ ...cooking, isTest: true })];
  const screen = await renderStaffPage(kitchen, { path: 'command-center/kitchen', answers });
  await expect.element(screen.getByText('Test order')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'To be made (0)' })).toBeVisible();
});
