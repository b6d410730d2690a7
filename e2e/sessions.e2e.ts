import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { hire } from './hire';
import { openAsStaff, toast } from './staff-page';
import { signIn } from './visits';

const SIGN_IN = /\/command-center\/sign-in/;

/** By the form, as a person does. */
async function signInByForm(page: Page, login: string, password: string): Promise<void> {
  await page.getByLabel('Login').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('who is disabled while signed in can do nothing more, until they are enabled', async ({
  page,
  browser,
  demoShop,
  administrator,
}) => {
  const member = await hire(administrator, 'OPERATOR', 'Luka');
  const theirs = await browser.newContext();
  await signIn(theirs, { ...demoShop, administrator: member });
  const board = await theirs.newPage();
  await board.goto(`${demoShop.url}/command-center/stop-list`);
  await expect(board.getByRole('heading', { level: 1 })).toBeVisible();

  await openAsStaff(page, demoShop, '/settings/staff');
  await page.getByRole('link', { name: member.name }).click();
  await page.getByRole('button', { name: 'Disable' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
  await expect(toast(page, 'Staff member disabled')).toBeVisible();
  await expect(page.getByText('Can’t sign in')).toBeVisible();

  const answer = await theirs.request.post(`${demoShop.url}/graphql`, {
    data: { query: '{ channel { orders(first: 1) { nodes { id } } } session { user { id } } }' },
  });
  expect((await answer.json()).data?.session?.user ?? null).toBeNull();
  await board.goto(`${demoShop.url}/command-center/stop-list`);
  await expect(board).toHaveURL(SIGN_IN);
  await signInByForm(board, member.login, member.password);
  await expect(board.getByText('Invalid credentials')).toBeVisible();

  await page.getByRole('button', { name: 'Enable' }).click();
  await expect(toast(page, 'Staff member enabled')).toBeVisible();
  await signInByForm(board, member.login, member.password);
  await expect(board).toHaveURL(/\/stop-list$/);
  await theirs.close();
});
