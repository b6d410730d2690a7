import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createStorefrontToken } from './api-tokens';
import { faultsOf } from './faults';
import { expect, test } from './fixtures';
import { listSites, openForeignSite } from './foreign-site';
import { openAroundTheClock } from './opening-hours';

const run = promisify(execFile);

const ORDER = 'query ($search: String) { channel { orders(search: $search) { nodes { id } } } }';
const MOVE = `mutation ($input: MoveOrderInput!) {
  moveOrder(input: $input) { __typename ... on Error { message } }
}`;

interface Found {
  readonly channel: { readonly orders: { readonly nodes: readonly { readonly id: string }[] } };
}

test('an order goes through the React storefront, on a site of its own, and is followed there', async ({
  page,
  demoShop,
  administrator,
}) => {
  const restoreHours = await openAroundTheClock(administrator);
  const token = await createStorefrontToken(administrator, 'React storefront');
  const folder = await mkdtemp(join(tmpdir(), 'react-storefront-'));
  const vite = ['node_modules/vite/bin/vite.js', 'build', 'examples/react-storefront', '--outDir', folder];
  await run(process.execPath, [...vite, '--emptyOutDir'], {
    env: { ...process.env, VITE_SHOP: demoShop.url, VITE_TOKEN: token.secret },
  });
  const site = await openForeignSite({}, folder);
  await listSites(administrator, [site.origin]);
  try {
    await page.goto(`${site.origin}/index.html?locale=en`);
    await page.getByRole('button', { name: 'Add: Margherita', exact: true }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Add: Margherita', exact: true }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
    const cart = page.getByRole('complementary', { name: 'Your order' });
    for (const quantity of ['2', '3', '4']) {
      await cart.getByRole('button', { name: 'One more: Margherita' }).click();
      await expect(cart.locator('.steps')).toHaveText(`−${quantity}+`);
    }
    // The session is the browser's: it is all there after a reload.
    await page.reload();
    await cart.getByRole('combobox', { name: 'Delivery or pickup' }).selectOption('Pickup');
    await expect(cart.getByRole('combobox', { name: 'Where to collect it' })).toBeVisible();
    await expect(cart.getByRole('combobox', { name: 'When' }).getByRole('option').nth(1)).toBeAttached();
    expect(await faultsOf(page)).toEqual([]);

    await cart.getByRole('button', { name: 'Place order' }).click();
    await expect(cart.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await cart.getByRole('textbox', { name: 'Name' }).fill('Nino');
    await cart.getByRole('textbox', { name: 'Phone' }).fill('+995555123456');
    await cart.getByRole('button', { name: 'Place order' }).click();
    const heading = page.getByRole('heading', { name: /^Order \d{4}-\d{4}$/ });
    await expect(heading).toBeVisible();
    await expect(page.getByText('4 × Margherita')).toBeVisible();
    await expect(page.getByRole('status')).toHaveText(/^We have your order/);
    const search = (await heading.textContent())?.replace('Order ', '');
    const { channel } = await administrator.run<Found>(ORDER, { search });
    await administrator.run(MOVE, { input: { id: channel.orders.nodes[0]?.id, to: 'ACCEPTED' } });
    await expect(page.getByRole('status')).toHaveText(/^The kitchen has it/);
    await page.goto(page.url().replace('locale=en', 'locale=ru'));
    await expect(page.getByText(/^Кухня приняла заказ/)).toBeVisible();
  } finally {
    site.close();
    await rm(folder, { recursive: true });
    await listSites(administrator, []);
    await token.revoke();
    await restoreHours();
  }
});
