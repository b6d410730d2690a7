import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { hire } from './hire';
import { openAsStaff } from './staff-page';

/** A phone that has checked its owner's finger, as Chromium plays it. */
async function plugIn(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('somebody adds a passkey, signs in with it and no password, and is refused once it is removed', async ({
  page,
  demoShop,
  administrator,
}) => {
  const member = await hire(administrator, 'MANAGER', 'Nino');
  // Browsers bind a passkey to a name, never to an IP address.
  const shop = { ...demoShop, url: demoShop.url.replace('127.0.0.1', 'localhost') };
  await plugIn(page);
  await openAsStaff(page, { ...shop, administrator: member }, '/account');
  const panel = page.getByRole('region', { name: 'Passkeys' });
  await panel.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('Nino’s phone');
  await dialog.getByLabel('Your password').fill(member.password);
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Nino’s phone')).toBeVisible();

  await page.context().clearCookies();
  await page.goto(`${shop.url}/en/command-center/account`);
  const enter = page.getByRole('button', { name: 'Sign in with a passkey' });
  await enter.click();
  await expect(page).toHaveURL(/\/command-center\/account$/);
  const remove = panel.getByRole('button', { name: 'Remove: Nino’s phone' });
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(remove).toBeHidden();

  await page.context().clearCookies();
  await page.goto(`${shop.url}/en/command-center/account`);
  await enter.click();
  await expect(page.getByText('This passkey can’t be used here')).toBeVisible();
});
