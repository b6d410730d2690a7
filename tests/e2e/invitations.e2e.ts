import { faultsOf } from './faults';
import { expect, test } from './fixtures';
import { signIn } from './visits';

test('an administrator invites a cook, who joins by the link, and each sees what they may', async ({
  browser,
  demoShop,
}) => {
  const [boss, cook] = [await browser.newContext(), await browser.newContext()];
  await signIn(boss, demoShop);
  const staff = await boss.newPage();
  await staff.goto(`${demoShop.url}/command-center/settings/staff`);
  // Other end-to-end tests of the same shop may have left colleagues.
  await expect(
    staff
      .getByRole('table', { name: 'Staff' })
      .getByRole('row', { name: /Administrator/ })
      .first(),
  ).toBeVisible();

  await staff.getByRole('button', { name: 'Invite someone' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create a link' }).click();
  await expect(dialog.getByText('Required').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Givi');
  await dialog.getByRole('radio', { name: /^Kitchen/ }).check();
  await dialog.getByRole('button', { name: 'Create a link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  expect(link).toMatch(/\/command-center\/invitation\/[\w-]{32}$/);
  expect(await faultsOf(staff)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(staff.getByRole('region', { name: 'Invited, not here yet' })).toContainText('Givi');

  const page = await cook.newPage();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Welcome, Givi' })).toBeVisible();
  await page.getByLabel('Login').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('khachapuri with egg');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('This login is already in use.')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('Login').fill('givi');
  await page.getByLabel('Password', { exact: true }).fill('khachapuri with egg');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page).toHaveURL(/\/command-center$/);
  await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0);
  const refused = await page.goto(`${demoShop.url}/command-center/settings/staff`);
  expect(refused?.status()).toBe(403);
  await expect(page.getByText('your role doesn’t have access to this page', { exact: false }).first()).toBeVisible();

  const again = await browser.newContext();
  const late = await again.newPage();
  await late.goto(link);
  await expect(late.getByText('This invitation has already been used.', { exact: false })).toBeVisible();
  await late.goto(`${link.slice(0, -4)}0000`);
  await expect(late.getByText('This link doesn’t work.', { exact: false })).toBeVisible();

  await staff.reload();
  await staff.getByRole('link', { name: 'Givi' }).click();
  await expect(staff.getByRole('heading', { name: 'Givi', level: 1 })).toBeVisible();
  await staff.getByRole('radio', { name: /^Operator/ }).check();
  await staff.getByRole('button', { name: 'Save' }).click();
  await expect(staff.getByText('Staff member updated').first()).toBeVisible();
  expect((await page.goto(`${demoShop.url}/command-center/checkout`))?.status()).toBe(200);
  await staff.getByRole('button', { name: 'Disable' }).click();
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
  await expect(staff.getByText('Staff member disabled').first()).toBeVisible();
  await page.goto(`${demoShop.url}/command-center/checkout`);
  await expect(page).toHaveURL(/\/command-center\/sign-in/);
  expect(await faultsOf(staff)).toEqual([]);
  for (const context of [boss, cook, again]) await context.close();
});

test('the last administrator can’t be taken away, and a withdrawn invitation lets nobody in', async ({
  browser,
  demoShop,
}) => {
  const boss = await browser.newContext();
  await signIn(boss, demoShop);
  const page = await boss.newPage();
  await page.goto(`${demoShop.url}/command-center/settings/staff`);
  await page.getByRole('row').filter({ hasText: 'You' }).getByRole('link').click();
  await expect(page.getByText('The only administrator.', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Manager/ })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Disable' })).toHaveCount(0);

  await page.goto(`${demoShop.url}/command-center/settings/staff`);
  await page.getByRole('button', { name: 'Invite someone' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Somebody else');
  await dialog.getByRole('button', { name: 'Create a link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Withdraw: Somebody else' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw the invitation' }).click();
  await expect(page.getByText('Invitation withdrawn').first()).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('This invitation was withdrawn.', { exact: false })).toBeVisible();
  await boss.close();
});
