import { expect, testAroundTheClock as test } from './fixtures';
import { hire } from './hire';
import { placeAsap } from './orders';
import { openAsStaff, openListening, toast } from './staff-page';
import { signIn, signInByForm } from './visits';

const SIGN_IN = /\/command-center\/sign-in/;

test('a lost device is signed out from the list, by a new password, and with all others; the board beside it goes on', async ({
  page,
  browser,
  demoShop,
  administrator,
}) => {
  test.slow();
  const member = await hire(administrator, 'OPERATOR');
  const server = { ...demoShop, administrator: member };
  const account = `${demoShop.url}/command-center/account`;
  const lost = await browser.newContext();
  await signIn(lost, server);
  const phone = await lost.newPage();
  await phone.goto(account);
  await expect(phone.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();

  await openAsStaff(page, server, '/account');
  const board = await page.context().newPage();
  await openListening(board, `${demoShop.url}/command-center/checkout`);
  await page.getByRole('button', { name: /^Sign out: / }).click();
  await expect(toast(page, 'That device has been signed out')).toBeVisible();
  await phone.goto(account);
  await expect(phone).toHaveURL(SIGN_IN);

  await signInByForm(phone, member);
  await expect(phone).toHaveURL(/\/account$/);
  const changed = { login: member.login, password: 'a copper pot and 9 spoons' };
  await page.getByRole('button', { name: 'Change the password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the password' });
  await dialog.getByLabel('Current password').fill(member.password);
  await dialog.getByLabel('New password').fill(changed.password);
  await dialog.getByRole('button', { name: 'Change the password' }).click();
  await expect(toast(page, 'Password changed. Other devices have been signed out.')).toBeVisible();
  await phone.goto(account);
  await expect(phone).toHaveURL(SIGN_IN);
  await signInByForm(phone, member);
  await expect(phone.getByText('Invalid credentials')).toBeVisible();
  await signInByForm(phone, changed);
  await expect(phone).toHaveURL(/\/account$/);
  const { number } = await placeAsap(demoShop.url);
  await expect(board.getByRole('button', { name: new RegExp(`^Accept .+: order ${number}`) })).toBeVisible();

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(SIGN_IN);
  await phone.goto(account);
  await expect(phone).toHaveURL(SIGN_IN);
  await lost.close();
});
