import type { Page } from '@playwright/test';

export const ADMINISTRATOR = { login: 'owner@example.com', password: 'a long enough passphrase' };

/** From the wizard's first page to an open shop with the demo menu, in Germany. */
export async function setUpShop(page: Page, setUpCode: string): Promise<void> {
  await page.getByLabel('Set-up code').fill(setUpCode);
  await page.getByRole('button', { name: 'Let’s begin' }).click();
  await page.getByLabel('Shop name in English').fill('The Brass Pot');
  await page.getByLabel('Shop name in Russian').fill('Латунный горшок');
  await page.getByLabel('Country').selectOption('DE');
  await page.getByLabel('Currency').selectOption('EUR');
  await page.getByLabel('Shop phone').fill('030 901820');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Your name').fill('Olga');
  await page.getByLabel('Login').fill(ADMINISTRATOR.login);
  await page.getByLabel('Password', { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await page.getByText('Fill my shop with a demo menu').click();
  await page.getByRole('button', { name: 'Open the shop' }).click();
  // The wizard's last page bears the shop's name too: what comes next must not meet its navigation.
  await page.waitForURL(({ pathname }) => pathname === '/', { timeout: 60_000 });
}
