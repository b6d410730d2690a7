import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { renderStaffPage } from '../../../testing/render';
import * as clients from './clients-route';
import { ClientsQuery } from './clients-route';

const path = 'command-center/client';
const LONG = 'Константин Константинопольский-Преображенский';
const found = (...names: string[]) =>
  answer(ClientsQuery, {
    channel: {
      clients: {
        totalCount: names.length,
        nodes: names.map((name) => ({ id: name, name, phone: '+995555123456', ordersCount: 1200 })),
      },
    },
  });

afterEach(() => page.viewport(1280, 800));

test('clients are searched while it is typed, and a list without anybody says so', async () => {
  const screen = await renderStaffPage(clients, { path, answers: [found('Nino', 'Tamar')] });
  await expect.element(screen.getByText('2 clients')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Tamar' }))
    .toHaveAttribute('href', '/command-center/client/Tamar');
  expect(await faultsIn(screen.container)).toEqual([]);
  screen.api.answer(found());
  await screen.getByRole('searchbox', { name: 'Name or phone' }).fill('4711');
  await expect.element(screen.getByText('Nobody found')).toBeVisible();
  await expect.poll(() => screen.api.sent(ClientsQuery).at(-1)).toMatchObject({ search: '4711' });
  await expect.element(screen.getByRole('button', { name: 'Download CSV' })).not.toBeInTheDocument();
});

test('on a phone the longest Russian name stays within the page', async () => {
  await page.viewport(390, 800);
  const screen = await renderStaffPage(clients, { path, locale: 'ru', answers: [found(LONG)] });
  await expect.element(screen.getByRole('link', { name: LONG })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
