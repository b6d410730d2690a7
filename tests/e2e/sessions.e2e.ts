import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { hire } from './hire';
import { openAroundTheClock } from './opening-hours';
import { placeAsap } from './orders';
import { openAsStaff, openListening, toast } from './staff-page';
import { signIn } from './visits';

const SIGN_IN = /\/command-center\/sign-in/;

/** By the form, as a person does. */
async function signInByForm(page: Page, login: string, password: string): Promise<void> {
  await page.getByLabel('Login').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('one’s own sessions end one by one, with a new password, and all at once', async ({
  page,
  browser,
  demoShop,
  administrator,
}) => {
  test.slow();
  const member = await hire(administrator, 'MANAGER');
  const server = { ...demoShop, administrator: member };
  const account = `${demoShop.url}/command-center/account`;
  const lost = await browser.newContext();
  await signIn(lost, server);
  const phone = await lost.newPage();
  await phone.goto(account);
  await expect(phone.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();

  // The phone was lost: it is ended from the list.
  await openAsStaff(page, server, '/account');
  await expect(page.getByText('this device')).toHaveCount(1);
  const end = page.getByRole('button', { name: /^Sign out: / });
  await end.click();
  await expect(toast(page, 'That device has been signed out')).toBeVisible();
  await expect(end).toHaveCount(0);
  await phone.goto(account);
  await expect(phone).toHaveURL(SIGN_IN);

  // It was found again, and somebody had looked over the shoulder.
  await signInByForm(phone, member.login, member.password);
  await expect(phone).toHaveURL(/\/account$/);
  await page.getByRole('button', { name: 'Change the password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the password' });
  const passwords = dialog.getByRole('textbox');
  const change = async (present: string) => {
    await dialog.getByLabel('Current password').fill(present);
    await dialog.getByLabel('New password').fill('a copper pot and 9 spoons');
    await dialog.getByRole('button', { name: 'Change the password' }).click();
  };
  await change('not the password');
  await expect(dialog.getByText('Invalid credentials').first()).toBeVisible();
  await change(member.password);
  await expect(toast(page, 'Password changed. Other devices have been signed out.')).toBeVisible();
  await expect(passwords).toHaveCount(0);
  await phone.goto(account);
  await expect(phone).toHaveURL(SIGN_IN);
  await signInByForm(phone, member.login, member.password);
  await expect(phone.getByText('Invalid credentials')).toBeVisible();
  await signInByForm(phone, member.login, 'a copper pot and 9 spoons');
  await expect(phone).toHaveURL(/\/account$/);

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(SIGN_IN);
  await phone.goto(account);
  await expect(phone).toHaveURL(SIGN_IN);
  await lost.close();
});

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
    data: { query: '{ channel { orders(first: 1) { nodes { id } } } session { user { login } } }' },
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

test('a board goes on hearing of orders when its cook changes the password in another tab', async ({
  page,
  demoShop,
  administrator,
}) => {
  const closeAgain = await openAroundTheClock(administrator);
  try {
    const member = await hire(administrator, 'OPERATOR', 'Nana');
    await signIn(page.context(), { ...demoShop, administrator: member });
    await openListening(page, `${demoShop.url}/command-center/checkout`);
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();

    const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }';
    const input = { currentPassword: member.password, newPassword: 'a copper pot and 9 spoons' };
    const answer = await page.context().request.post(`${demoShop.url}/graphql`, {
      data: { query: change, variables: { input } },
    });
    expect(await answer.json()).toEqual({ data: { changePassword: { __typename: 'Session' } } });

    const { number } = await placeAsap(demoShop.url);
    await expect(page.getByRole('button', { name: `Accept: order ${number}` })).toBeVisible();
  } finally {
    await closeAgain();
  }
});
