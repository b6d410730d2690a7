import { expect, test } from 'vitest';
import { renderStaffPage } from '../../../testing/render';
import { cooking, kitchenOf } from '../testing-orders';
import * as kitchen from './kitchen-route';

test('a card says at which table its guests sit, and how late it is', async () => {
  const late = {
    ...cooking,
    table: 'Terrace 2',
    deliveryMethod: 'PICKUP',
    promisedAt: '2026-01-01T12:00:00.000Z',
  } as const;
  const screen = await renderStaffPage(kitchen, { path: 'command-center/kitchen', answers: [kitchenOf(late)] });
  const card = screen.getByRole('article', { name: 'A-7' });
  await expect.element(card.getByText('Terrace 2')).toBeVisible();
  await expect.element(card.getByText(/late$/)).toBeVisible();
});
