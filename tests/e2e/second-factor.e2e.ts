import type { Page } from '@playwright/test';
import { Authenticator } from '../../api/staff/second-factor/testing-authenticator';
import { giveAuthenticator, readSecret, setRule, setUpByScreen } from './authenticator';
import { faultsOf } from './faults';
import { expect, test } from './fixtures';
import { hire, type Member } from './hire';
import { openAsStaff, toast } from './staff-page';

const TITLE = 'Two-step sign-in';

async function typePassword(page: Page, { login, password }: Pick<Member, 'login' | 'password'>): Promise<void> {
  await page.getByLabel('Login').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('somebody turns two-step sign-in on by the keyboard, signs in with a code, and with a recovery code', async ({
  page,
  demoShop,
  administrator,
}) => {
  test.slow();
  const member = await hire(administrator, 'MANAGER', 'Nino');
  const account = `${demoShop.url}/en/command-center/account`;
  await openAsStaff(page, { ...demoShop, administrator: member }, '/account');
  const panel = page.getByRole('region', { name: TITLE });
  await panel.getByRole('link', { name: 'Set up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('Your password').fill('not the password');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid credentials')).toBeVisible();
  await page.getByLabel('Your password').fill(member.password);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  const app = new Authenticator(await readSecret(page));
  const first = page.getByLabel('Code that the app shows now');
  await first.fill('000 000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is not right')).toBeVisible();
  await expect(first).toBeFocused();
  expect(await readSecret(page)).toBe(app.secret);
  await first.fill(app.next());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
  const codes = await page
    .getByRole('region', { name: /^Recovery codes: / })
    .getByRole('listitem')
    .allInnerTexts();
  expect(codes).toHaveLength(10);
  await page.getByRole('link', { name: 'I’ve saved them' }).click();
  await expect(panel.getByText('10 recovery codes are left.')).toBeVisible();

  await page.context().clearCookies();
  await page.goto(account);
  await typePassword(page, member);
  const code = page.getByLabel('Code from the app');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(await faultsOf(page)).toEqual([]);
  // The password alone opens nothing.
  await page.goto(account);
  await expect(page).toHaveURL(/\/sign-in\?to=/);
  await typePassword(page, member);
  await code.fill('123456');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is not right')).toBeVisible();
  await code.fill(app.next());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/command-center\/account$/);

  await page.context().clearCookies();
  await page.goto(`${demoShop.url}/ru/command-center/account`);
  await page.getByLabel('Логин').fill(member.login);
  await page.getByLabel('Пароль', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await page.getByRole('link', { name: 'Ввести резервный код' }).click();
  await page.getByLabel('Резервный код').fill(codes[0]?.toUpperCase() ?? '');
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page.getByText('Осталось 9 резервных кодов.')).toBeVisible();

  // New codes, and off again: both ask who it is.
  await page.goto(account);
  const prove = async (dialog: string, press: string, shown: string) => {
    const box = page.getByRole('dialog', { name: dialog });
    await box.getByLabel('Your password').fill(member.password);
    await box.getByLabel('Code from your current app').fill(shown);
    await box.getByRole('button', { name: press }).click();
  };
  await panel.getByRole('button', { name: 'New recovery codes' }).click();
  await prove('New recovery codes', 'Create new codes', codes[1] ?? '');
  const shown = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const [fresh = ''] = await shown.getByRole('listitem').allInnerTexts();
  await shown.getByRole('button', { name: 'Done' }).click();
  await panel.getByRole('button', { name: 'Turn off' }).click();
  await prove('Turn off two-step sign-in?', 'Turn off', codes[2] ?? '');
  await expect(page.getByText('This code is not right').first()).toBeVisible();
  await prove('Turn off two-step sign-in?', 'Turn off', fresh);
  await expect(panel.getByRole('link', { name: 'Set up' })).toBeVisible();
});

test('a lost phone: an administrator resets two-step sign-in, and the list says who has it', async ({
  page,
  demoShop,
  administrator,
}) => {
  const member = await hire(administrator, 'OPERATOR', 'Luka');
  await giveAuthenticator(demoShop.url, member);
  await openAsStaff(page, demoShop, '/settings/staff');
  const row = page.getByRole('row', { name: new RegExp(member.name) });
  await expect(row.getByText(TITLE)).toBeVisible();
  await row.getByRole('link', { name: member.name }).click();
  await expect(page.getByText('Two-step sign-in is on')).toBeVisible();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  const question = page.getByRole('alertdialog');
  expect(await faultsOf(page)).toEqual([]);
  await question.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(toast(page, 'Two-step sign-in and passkeys reset')).toBeVisible();
  await expect(page.getByText('Two-step sign-in is off')).toBeVisible();

  await page.context().clearCookies();
  await page.goto(`${demoShop.url}/command-center/stop-list`);
  await typePassword(page, member);
  await expect(page).toHaveURL(/\/stop-list$/);
});

test('where the owner’s rule asks for it, it is set up before anything else, without script too', async ({
  page,
  browser,
  demoShop,
  administrator,
}) => {
  test.slow();
  const member = await hire(administrator, 'KITCHEN', 'Tamar');
  await openAsStaff(page, demoShop, '/settings/staff');
  try {
    const rule = page.getByRole('region', { name: TITLE });
    await rule.getByRole('radio', { name: /^Everybody/ }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Rule for two-step sign-in saved')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);

    const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US' });
    const tablet = await plain.newPage();
    await tablet.goto(`${demoShop.url}/command-center/kitchen`);
    await typePassword(tablet, member);
    await expect(tablet.getByText('This shop asks you to confirm each sign-in')).toBeVisible();
    // There is no way around it.
    await tablet.goto(`${demoShop.url}/command-center/kitchen`);
    await expect(tablet).toHaveURL(/\/command-center\/second-factor\?to=/);
    await tablet.getByRole('button', { name: 'Continue' }).click();
    const app = await setUpByScreen(tablet);
    await expect(tablet).toHaveURL(/\/command-center\/kitchen$/);

    await plain.clearCookies();
    await tablet.goto(`${demoShop.url}/command-center/kitchen`);
    await typePassword(tablet, member);
    await tablet.getByLabel('Code from the app').fill(app.next());
    await tablet.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(tablet).toHaveURL(/\/command-center\/kitchen$/);
    await plain.close();
  } finally {
    await setRule(administrator, 'OFF');
  }
});
