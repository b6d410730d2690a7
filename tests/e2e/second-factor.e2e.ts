import { setRule, setUpByScreen } from './authenticator';
import { expect, test } from './fixtures';
import { hire } from './hire';
import { openAsStaff } from './staff-page';
import { signInByForm } from './visits';

test('somebody turns two-step sign-in on, signs in with a code, and with a recovery code in another language', async ({
  page,
  demoShop,
  administrator,
}) => {
  test.slow();
  const member = await hire(administrator, 'MANAGER', 'Nino');
  const account = `${demoShop.url}/en/command-center/account`;
  await openAsStaff(page, { ...demoShop, administrator: member }, '/account');
  const panel = page.getByRole('region', { name: 'Two-step sign-in' });
  await panel.getByRole('link', { name: 'Set up' }).click();
  await page.getByLabel('Your password').fill(member.password);
  await page.keyboard.press('Enter');
  const { app, codes } = await setUpByScreen(page);
  await expect(panel.getByText('10 recovery codes are left.')).toBeVisible();

  await page.context().clearCookies();
  await page.goto(account);
  await signInByForm(page, member);
  const code = page.getByLabel('Code from the app');
  await expect(code).toBeFocused();
  // The password alone opens nothing.
  await page.goto(account);
  await expect(page).toHaveURL(/\/sign-in\?to=/);
  await signInByForm(page, member);
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
});

test('where the owner’s rule asks for it, it is set up before anything else, without script too', async ({
  browser,
  demoShop,
  administrator,
}) => {
  test.slow();
  const member = await hire(administrator, 'KITCHEN', 'Tamar');
  await setRule(administrator, 'EVERYBODY');
  try {
    const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US' });
    const tablet = await plain.newPage();
    await tablet.goto(`${demoShop.url}/command-center/kitchen`);
    await signInByForm(tablet, member);
    await expect(tablet.getByText('This shop asks you to confirm each sign-in')).toBeVisible();
    // There is no way around it.
    await tablet.goto(`${demoShop.url}/command-center/kitchen`);
    await expect(tablet).toHaveURL(/\/command-center\/second-factor\?to=/);
    await tablet.getByRole('button', { name: 'Continue' }).click();
    const { app } = await setUpByScreen(tablet);
    await expect(tablet).toHaveURL(/\/command-center\/kitchen$/);

    await plain.clearCookies();
    await tablet.goto(`${demoShop.url}/command-center/kitchen`);
    await signInByForm(tablet, member);
    await tablet.getByLabel('Code from the app').fill(app.next());
    await tablet.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(tablet).toHaveURL(/\/command-center\/kitchen$/);
    await plain.close();
  } finally {
    await setRule(administrator, 'OFF');
  }
});
