import { test as base, expect } from '@playwright/test';
import { startTestProvider, type TestProvider } from '../api/staff/oidc/testing-provider';
import { ApiClient } from './api-client';
import { type CarteServer, makeDataDirectory, startCarte } from './carte-server';

interface World {
  readonly shop: CarteServer;
  readonly provider: TestProvider;
}

/** A demo shop whose staff can sign in with a real provider; one story's own. */
const test = base.extend<object, { world: World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed out of it
    async ({}, use) => {
      const provider = await startTestProvider({
        anna: { email: 'anna@example.com', email_verified: true },
        stranger: { email: 'stranger@example.com', email_verified: true },
      });
      const data = await makeDataDirectory();
      const shop = await startCarte({
        demo: true,
        dataDirectory: data.path,
        environment: {
          OIDC_ISSUER: provider.issuer,
          OIDC_CLIENT_ID: provider.clientId,
          OIDC_CLIENT_SECRET: provider.clientSecret,
          OIDC_NAME: 'Example ID',
        },
      });
      provider.allow(shop.url);
      const administrator = new ApiClient(shop.url);
      if (!shop.administrator) throw new Error('the demo shop printed no login');
      await administrator.signIn(shop.administrator);
      await administrator.run(
        `mutation { inviteStaffMember(input: { name: "Anna", role: OPERATOR, email: "anna@example.com" }) { __typename } }`,
      );
      await use({ shop, provider });
      await shop.stop();
      await provider.close();
      await data.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test('staff sign in at a provider in a popup, and land on the page that they wanted', async ({ page, world }) => {
  await page.goto(`${world.shop.url}/command-center/checkout`);
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Continue with Example ID' }).click(),
  ]);
  await popup.getByLabel('Account').fill('stranger');
  await popup.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Invalid credentials')).toBeVisible();
  expect(popup.isClosed()).toBe(true);
  await page.context().clearCookies({ name: '_session' });
  await page.context().clearCookies({ name: '_session.sig' });

  const [second] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Continue with Example ID' }).click(),
  ]);
  expect(await second.evaluate(() => [innerWidth, innerHeight])).toEqual([960, 600]);
  await second.getByLabel('Account').fill('anna');
  await second.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/command-center\/checkout$/);
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account of Anna/ })).toBeVisible();
});

test('where popups are blocked, the provider is reached in the same window', async ({ page, world }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(`${world.shop.url}/command-center/checkout`);
  await page.getByRole('link', { name: 'Continue with Example ID' }).click();
  await page.getByLabel('Account').fill('');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('You are not signed in yet')).toBeVisible();
  await page.getByRole('link', { name: 'Continue with Example ID' }).click();
  await page.getByLabel('Account').fill('anna');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/command-center\/checkout$/);
  await expect(page.getByRole('button', { name: /^Account of Anna/ })).toBeVisible();
});
