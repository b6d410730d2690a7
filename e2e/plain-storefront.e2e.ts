import { type ChildProcess, spawn } from 'node:child_process';
import AxeBuilder from '@axe-core/playwright';
import type { ApiClient } from './api-client';
import { expect, test } from './fixtures';

/** The example's own server, with a token of the shop; says where it listens. */
async function startProxy(shop: string, token: string): Promise<{ url: string; stop(): void }> {
  const child: ChildProcess = spawn(process.execPath, ['examples/plain-storefront/proxy.mjs'], {
    env: { ...process.env, SHOP: shop, TOKEN: token, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((listening, failed) => {
    child.stdout?.once('data', (line: Buffer) => listening(line.toString().trim()));
    child.once('exit', () => failed(new Error('the proxy ended')));
  });
  return { url, stop: () => void child.kill() };
}

interface Made {
  readonly createApiToken: { readonly secret: string; readonly apiToken: { readonly id: string } };
}

async function createToken(staff: ApiClient) {
  const { createApiToken: made } = await staff.run<Made>(
    `mutation ($input: CreateApiTokenInput!) {
      createApiToken(input: $input) { ... on NewApiToken { secret apiToken { id } } }
    }`,
    { input: { name: 'Plain storefront', scopes: ['STOREFRONT'] } },
  );
  const revoke = () =>
    staff.run(`mutation ($id: ID!) { revokeApiToken(id: $id) { __typename } }`, { id: made.apiToken.id });
  return { secret: made.secret, revoke };
}

test('an order goes through a storefront of plain HTML', async ({ page, demoShop, administrator }) => {
  const token = await createToken(administrator);
  const proxy = await startProxy(demoShop.url, token.secret);
  try {
    await page.goto(`${proxy.url}/?locale=en`);
    const dish = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Margherita', exact: true }) })
      .first();
    await dish.getByRole('button', { name: /^Add/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    const cart = page.getByRole('complementary', { name: 'Your order' });
    await expect(cart.getByRole('listitem').filter({ hasText: 'Margherita' })).toBeVisible();
    for (const quantity of ['2', '3', '4']) {
      await cart.getByRole('button', { name: 'One more: Margherita' }).click();
      await expect(cart.locator('.steps')).toHaveText(`−${quantity}+`);
    }
    // The session is the browser's: it is all there after a reload.
    await page.reload();
    await cart.getByRole('radio', { name: 'Pickup' }).check();
    await expect(cart.getByRole('combobox', { name: 'When' }).getByRole('option').nth(1)).toBeAttached();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    await cart.getByRole('button', { name: 'Place order' }).click();
    await expect(cart.getByRole('textbox', { name: /^Name/ })).toBeFocused();
    await cart.getByRole('textbox', { name: /^Name/ }).fill('Nino');
    await cart.getByRole('textbox', { name: /^Phone/ }).fill('+995555123456');
    await cart.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByRole('heading', { name: /^Order \d{4}-\d{4}$/ })).toBeVisible();
    await expect(page.getByText('4 × Margherita')).toBeVisible();
    await page.goto(page.url().replace('locale=en', 'locale=ru'));
    await expect(page.getByText(/^Мы получили ваш заказ/)).toBeVisible();
  } finally {
    proxy.stop();
    await token.revoke();
  }
});
