import { expect, test } from './fixtures';
import { toast } from './staff-page';
import { signIn, signInByForm } from './visits';

const COOK = { login: `givi-${crypto.randomUUID()}`, password: 'khachapuri with egg' };

test('an administrator invites a cook, who joins by the link, sees what they may, and is let in no more once disabled', async ({
  browser,
  demoShop,
}) => {
  test.slow();
  const [boss, cook] = [await browser.newContext(), await browser.newContext()];
  await signIn(boss, demoShop);
  const staff = await boss.newPage();
  await staff.goto(`${demoShop.url}/command-center/settings/staff`);
  await staff.getByRole('button', { name: 'Invite someone' }).click();
  const dialog = staff.getByRole('dialog');
  const name = `Givi ${COOK.login.slice(-8)}`;
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('radio', { name: /^Kitchen/ }).check();
  await dialog.getByRole('button', { name: 'Create a link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Invitation link' }).inputValue();

  const page = await cook.newPage();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible();
  await page.getByLabel('Login').fill(COOK.login);
  await page.getByLabel('Password', { exact: true }).fill(COOK.password);
  await page.getByRole('button', { name: 'Join' }).click();
  // A cook begins at the board.
  await expect(page).toHaveURL(/\/command-center\/kitchen$/);
  await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0);
  const refused = await page.goto(`${demoShop.url}/command-center/settings/staff`);
  expect(refused?.status()).toBe(403);
  await expect(page.getByText('your role doesn’t have access to this page', { exact: false }).first()).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('This invitation has already been used.', { exact: false })).toBeVisible();

  await staff.reload();
  await staff.getByRole('link', { name }).click();
  await staff.getByRole('radio', { name: /^Operator/ }).check();
  await staff.getByRole('button', { name: 'Save' }).click();
  await expect(toast(staff, 'Staff member updated')).toBeVisible();
  const board = `${demoShop.url}/command-center/checkout`;
  expect((await page.goto(board))?.status()).toBe(200);

  await staff.getByRole('button', { name: 'Disable' }).click();
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
  await expect(toast(staff, 'Staff member disabled')).toBeVisible();
  await page.goto(board);
  await expect(page).toHaveURL(/\/command-center\/sign-in/);
  await signInByForm(page, COOK);
  await expect(page.getByText('Invalid credentials')).toBeVisible();
  await staff.getByRole('button', { name: 'Enable' }).click();
  await expect(toast(staff, 'Staff member enabled')).toBeVisible();
  await signInByForm(page, COOK);
  await expect(page).toHaveURL(/\/command-center\/checkout$/);
  for (const context of [boss, cook]) await context.close();
});
