import { test as base, expect, type Page } from '@playwright/test';
import { ApiClient } from '../../api/demo/evening/api-client';
import { startTestProvider, type TestProvider } from '../../api/staff/oidc/testing-provider';
import { setRule, setUpByScreen } from './authenticator';
import { type CarteServer, makeDataDirectory, startCarte } from './carte-server';

interface World {
  readonly shop: CarteServer;
  readonly provider: TestProvider;
  readonly administrator: ApiClient;
}

/** A demo shop whose staff can sign in with a real provider; one end-to-end test's own. */
const test = base.extend<object, { world: World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed out of it
    async ({}, use) => {
      const provider = await startTestProvider({
        anna: { email: 'anna@example.com', email_verified: true },
        kira: { email: 'kira@example.com', email_verified: true },
        vera: { email: 'vera@example.com', email_verified: true },
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
      const administrator = await ApiClient.ofAdministrator(shop);
      for (const [name, role] of [
        ['Anna', 'OPERATOR'],
        ['Vera', 'ADMIN'],
      ] as const) {
        const input = { name, role, email: `${name.toLowerCase()}@example.com` };
        await administrator.run(
          'mutation ($input: InviteStaffMemberInput!) { inviteStaffMember(input: $input) { __typename } }',
          { input },
        );
      }
      await use({ shop, provider, administrator });
      await shop.stop();
      await provider.close();
      await data.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

// They share the world: a worker of its own for each would start it for each.
test.describe.configure({ mode: 'default' });

async function openPopup(page: Page): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Continue with Example ID' }).click(),
  ]);
  return popup;
}

/** On the provider's own page. */
async function continueAs(provider: Page, account: string): Promise<void> {
  await provider.getByLabel('Account').fill(account);
  await provider.getByRole('button', { name: 'Continue' }).click();
}

test('staff sign in at a provider in a popup, and land on the page that they wanted', async ({ page, world }) => {
  await page.goto(`${world.shop.url}/command-center/checkout`);
  const popup = await openPopup(page);
  await continueAs(popup, 'stranger');
  await expect(page.getByText('Invalid credentials')).toBeVisible();
  expect(popup.isClosed()).toBe(true);
  await page.context().clearCookies({ name: '_session' });
  await page.context().clearCookies({ name: '_session.sig' });

  const second = await openPopup(page);
  expect(await second.evaluate(() => [innerWidth, innerHeight])).toEqual([960, 600]);
  await continueAs(second, 'anna');
  await expect(page).toHaveURL(/\/command-center\/checkout$/);
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account of Anna/ })).toBeVisible();
});

test('a cook who takes an invitation up at the provider begins at the board, as by a password', async ({
  page,
  world,
}) => {
  const input = { name: 'Kira', role: 'KITCHEN', email: 'kira@example.com' };
  const { inviteStaffMember } = await world.administrator.run<{ inviteStaffMember: { url: string } }>(
    'mutation ($input: InviteStaffMemberInput!) { inviteStaffMember(input: $input) { ... on NewInvitation { url } } }',
    { input },
  );
  await page.goto(inviteStaffMember.url);
  await continueAs(await openPopup(page), 'kira');
  await expect(page).toHaveURL(/\/command-center\/kitchen$/);
});

test('where the owner’s rule asks for it, a code follows the provider’s popup', async ({ page, world }) => {
  await setRule(world.administrator, 'ADMINISTRATORS');
  const signIn = async () => {
    await page.goto(`${world.shop.url}/command-center/clients`);
    const popup = await openPopup(page);
    await continueAs(popup, 'vera');
    return popup;
  };
  await signIn();
  await expect(page).toHaveURL(/\/command-center\/second-factor\?to=/);
  // A member without a password cannot prove anything by one.
  await page.getByRole('button', { name: 'Continue' }).click();
  const { app } = await setUpByScreen(page);
  await expect(page).toHaveURL(/\/command-center\/clients$/);

  await page.context().clearCookies();
  const popup = await signIn();
  const code = page.getByLabel('Code from the app');
  await expect(code).toBeFocused();
  expect(popup.isClosed()).toBe(true);
  await code.fill(app.next());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/command-center\/clients$/);
  await expect(page.getByRole('button', { name: /^Account of Vera/ })).toBeVisible();
});
