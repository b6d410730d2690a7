import type { Page } from '@playwright/test';
import { giveAuthenticator } from './authenticator';
import { faultsOf } from './faults';
import { expect, test } from './fixtures';
import { hire } from './hire';
import { openAsStaff, toast } from './staff-page';

/** A phone that has checked its owner's finger, as Chromium plays it. */
async function plugIn(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** From now on it knows the finger, or does not. */
    verify: (isUserVerified: boolean) => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

test('somebody adds a passkey, signs in with it and no password, renames it, and is refused once it is removed', async ({
  page,
  demoShop,
  administrator,
}) => {
  test.slow();
  const member = await hire(administrator, 'MANAGER', 'Nino');
  // Browsers bind a passkey to a name, never to an IP address.
  const shop = { ...demoShop, url: demoShop.url.replace('127.0.0.1', 'localhost') };
  await plugIn(page);
  await openAsStaff(page, { ...shop, administrator: member }, '/account');
  const panel = page.getByRole('region', { name: 'Passkeys' });
  await panel.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await expect(dialog).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByLabel('Name').fill('Nino’s phone');
  await dialog.getByLabel('Your password').fill('not the password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Invalid credentials')).toBeVisible();
  await dialog.getByLabel('Your password').fill(member.password);
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Nino’s phone')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await page.context().clearCookies();
  await page.goto(`${shop.url}/en/command-center/account`);
  const enter = page.getByRole('button', { name: 'Sign in with a passkey' });
  await expect(enter).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await enter.click();
  await expect(page).toHaveURL(/\/command-center\/account$/);

  await panel.getByRole('button', { name: 'Rename: Nino’s phone' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Key ring');
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Remove: Key ring' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(panel.getByRole('button', { name: 'Remove: Key ring' })).toBeHidden();

  await page.context().clearCookies();
  await page.goto(`${shop.url}/en/command-center/account`);
  await enter.click();
  await expect(page.getByText('This passkey can’t be used here')).toBeVisible();
});

test('a press that came to nothing takes no second code; an administrator takes away the passkeys of a lost phone', async ({
  page,
  demoShop,
  administrator,
}) => {
  test.slow();
  const member = await hire(administrator, 'OPERATOR', 'Luka');
  const { app, codes } = await giveAuthenticator(demoShop.url, member);
  const shop = { ...demoShop, url: demoShop.url.replace('127.0.0.1', 'localhost') };
  const phone = await plugIn(page);
  await page.goto(`${shop.url}/en/command-center/account`);
  await page.getByLabel('Login').fill(member.login);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Code from the app').fill(app.next());
  await page.keyboard.press('Enter');

  const panel = page.getByRole('region', { name: 'Passkeys' });
  await panel.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('Luka’s phone');
  await dialog.getByLabel('Your password').fill(member.password);
  await dialog.getByLabel('Code from your current app').fill(codes[0] ?? '');
  await phone.verify(false);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('No passkey was created.')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await phone.verify(true);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(panel.getByText('Luka’s phone')).toBeVisible();

  await page.context().clearCookies();
  await openAsStaff(page, shop, '/settings/staff');
  await page.getByRole('link', { name: member.name }).click();
  await expect(page.getByText('They can also sign in with a passkey')).toBeVisible();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(toast(page, 'Two-step sign-in and passkeys reset')).toBeVisible();
  await expect(page.getByText('They can also sign in with a passkey')).toBeHidden();
});
