import type { BrowserContext, Locator, Page } from '@playwright/test';
import { ApiClient } from '../../api/demo/evening/api-client';
import { type CarteServer, makeDataDirectory, startCarte } from './carte-server';
import { expect, test } from './fixtures';
import { openAroundTheClock } from './opening-hours';
import { changeSettings } from './shop-settings';
import { fillCart, untilSaved } from './visits';

/** With a demo shop of the worker's own that takes play money and tips, at any hour. */
export const payingTest = test.extend<object, { payingShop: CarteServer }>({
  payingShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed out of it
    async ({}, use) => {
      const data = await makeDataDirectory();
      const server = await startCarte({ demo: true, withPayments: true, dataDirectory: data.path });
      const owner = await ApiClient.ofAdministrator(server);
      await openAroundTheClock(owner);
      await changeSettings(owner, { tipKind: 'PERCENT' }, {});
      await use(server);
      await server.stop();
      await data.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

async function fillIn(page: Page, method: string): Promise<void> {
  await page.getByLabel('Name').fill('Nino Beridze');
  await page.getByLabel('Phone').fill('+995 555 12 34 56');
  await page.getByLabel('Street and house').fill('12 Rustaveli Avenue');
  await page.getByText(method, { exact: true }).click();
}

/** From the cart to the provider's page. */
export async function goToPay(
  page: Page,
  context: BrowserContext,
  server: CarteServer,
  method = 'Card online',
  tipPercent = 0,
): Promise<void> {
  await fillCart(context, server);
  if (tipPercent > 0) await context.request.patch(`${server.url}/api/checkout`, { data: { tipPercent } });
  await page.goto(`${server.url}/checkout`);
  await expect(page.getByText(/Test, no real money is taken/).first()).toBeVisible();
  await untilSaved(page, (form) => fillIn(form, method));
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByRole('heading', { name: /play money/ })).toBeVisible();
}

/** What the ledger holds of all payments, in minor units. */
export async function ledger(server: CarteServer) {
  const { channel } = await (await ApiClient.ofAdministrator(server)).run<{
    channel: { payments: { nodes: { captured: { minor: number }; refunded: { minor: number } }[] } };
  }>('{ channel { payments(first: 100) { nodes { captured { minor } refunded { minor } } } } }');
  const sum = (key: 'captured' | 'refunded') =>
    channel.payments.nodes.reduce((total, payment) => total + payment[key].minor, 0);
  return { taken: sum('captured'), refunded: sum('refunded') };
}

/** A figure of the page in minor units. */
export async function figure(section: Locator, name: string): Promise<number> {
  const term = section.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) });
  const text = await term.locator('xpath=following-sibling::dd[1]').innerText();
  return Math.round(100 * Number(text.replace(/[^\d.]/g, '')));
}

/** Numbers of the orders that the board has. */
export async function board(server: CarteServer): Promise<string[]> {
  const staff = await ApiClient.ofAdministrator(server);
  const { channel } = await staff.run<{ channel: { orders: { nodes: { number: string }[] } } }>(
    '{ channel { orders(first: 50) { nodes { number } } } }',
  );
  return channel.orders.nodes.map(({ number }) => number);
}
