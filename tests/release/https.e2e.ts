import { expect, type Page } from '@playwright/test';
import { giveAuthenticator } from '../e2e/authenticator';
import { faultsOf } from '../e2e/faults';
import { hire } from '../e2e/hire';
import { openAroundTheClock } from '../e2e/opening-hours';
import { placeAsap } from '../e2e/orders';
import { takePhoto } from '../e2e/photos';
import { openListening } from '../e2e/staff-page';
import { untilAlive } from '../e2e/visits';
import { runCommand, SECOND_SHOP, SHOP, test, UNKNOWN_NAME, UNSET } from './https-world';

// One server and one proxy for all of them.
test.describe.configure({ mode: 'default' });

interface Credentials {
  readonly login: string;
  readonly password: string;
}

async function signInOn(page: Page, address: string, { login, password }: Credentials): Promise<void> {
  await page.goto(address);
  await expect(page).toHaveURL(/\/sign-in/);
  await page.getByLabel('Login').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('visitors speak HTTP/2, stay on https, and read the shop’s public address', async ({ page, world }) => {
  const answer = await page.goto(`${SHOP}/en`);
  expect(await answer?.headerValue('strict-transport-security')).toBe('max-age=31536000');
  expect(
    await page.evaluate(() =>
      performance.getEntriesByType('navigation').map((entry) => 'nextHopProtocol' in entry && entry.nextHopProtocol),
    ),
  ).toEqual(['h2']);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${SHOP}/en`);
  await page.goto(`${SECOND_SHOP}/robots.txt`);
  expect(await page.locator('body').innerText()).toContain(`Sitemap: ${SECOND_SHOP}/sitemap.xml`);
  expect(world.shop.url).toBe(SHOP);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('staff of either shop sign in by password, each under its own host name', async ({ page, context, world }) => {
      const { administrator } = world.shop;
      if (!administrator) throw new Error('the demo shop printed no login');
      for (const shop of [SHOP, SECOND_SHOP]) {
        await signInOn(page, `${shop}/command-center/clients`, { ...administrator, password: 'not the password' });
        await expect(page.getByText('Invalid credentials')).toBeVisible();
      }
      await signInOn(page, `${SHOP}/command-center/clients`, administrator);
      await expect(page).toHaveURL(`${SHOP}/command-center/clients`);
      const names = (await context.cookies(SHOP)).map(({ name, secure }) => [name, secure]);
      expect(names).toContainEqual(['__Host-carte_session', true]);
      await signInOn(page, `${SECOND_SHOP}/command-center/clients`, world.secondAdministrator);
      await expect(page).toHaveURL(`${SECOND_SHOP}/command-center/clients`);
    });

    test('a code follows the password', async ({ page, world }) => {
      const member = await hire(world.administrator, 'MANAGER', 'Nino');
      const { app } = await giveAuthenticator(world.inner, member);
      await signInOn(page, `${SHOP}/command-center/clients`, member);
      await page.getByLabel('Code from the app').fill(app.next());
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page).toHaveURL(`${SHOP}/command-center/clients`);
    });

    test('a forgotten password is replaced, and another one chosen', async ({ page, world }) => {
      const member = await hire(world.administrator, 'MANAGER', 'Tamar');
      const said = await runCommand('recover', world.shop.dataDirectory, member.login);
      const [, given = ''] = /New password: (\S+)/.exec(said) ?? [];
      await signInOn(page, `${SHOP}/command-center/checkout`, { ...member, password: given });
      await page.getByLabel('The password you were given', { exact: true }).fill(given);
      await page.getByLabel('Your own password', { exact: true }).fill('another ladle 8 whisks');
      await page.getByRole('button', { name: 'Save and continue' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    });
  });
}

test('an invitation’s link is the public one, and lets its reader in', async ({ page, browser, world }) => {
  await signInOn(page, `${SHOP}/command-center/settings/staff`, await hire(world.administrator, 'ADMIN', 'Olga'));
  await page.getByRole('button', { name: 'Invite someone' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Givi');
  await dialog.getByRole('button', { name: 'Create a link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  expect(link).toMatch(new RegExp(`^${SHOP}/command-center/invitation/`));
  for (const javaScriptEnabled of [false, true]) {
    const context = await browser.newContext({ javaScriptEnabled });
    const guest = await context.newPage();
    await guest.goto(link);
    if (javaScriptEnabled) {
      await expect(guest.getByText('This invitation has already been used.', { exact: false })).toBeVisible();
    } else {
      await guest.getByLabel('Login').fill(`givi-${crypto.randomUUID()}`);
      await guest.getByLabel('Password', { exact: true }).fill('khachapuri with egg');
      await guest.getByRole('button', { name: 'Join' }).click();
      await expect(guest).toHaveURL(`${SHOP}/command-center`);
    }
    await context.close();
  }
});

test('staff sign in by the provider’s popup', async ({ page, world }) => {
  await world.administrator.run(
    'mutation ($input: InviteStaffMemberInput!) { inviteStaffMember(input: $input) { __typename } }',
    { input: { name: 'Anna', role: 'OPERATOR', email: 'anna@example.com' } },
  );
  await page.goto(`${SHOP}/command-center/checkout`);
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Continue with Example ID' }).click(),
  ]);
  await popup.getByLabel('Account').fill('anna');
  await popup.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${SHOP}/command-center/checkout`);
  await expect(page.getByRole('button', { name: /^Account of Anna/ })).toBeVisible();
});

test('the board shows an order as it comes, and a photo is taken up', async ({ page, world }) => {
  const restoreHours = await openAroundTheClock(world.administrator);
  await signInOn(page, `${SHOP}/command-center/account`, await hire(world.administrator, 'MANAGER', 'Luka'));
  await expect(page).toHaveURL(/\/account$/);
  await openListening(page, `${SHOP}/command-center/checkout`);
  const { number } = await placeAsap(world.inner);
  await expect(page.getByRole('article', { name: number })).toBeVisible();
  await restoreHours();

  await page.goto(`${SHOP}/command-center/product/new`);
  await expect(page.getByRole('heading', { level: 1, name: 'Add a dish' })).toBeVisible();
  await page.getByLabel('Choose a photo').setInputFiles(await takePhoto('dish.jpg', 800, 600));
  await expect(page.getByText('Photo loaded').first()).toBeVisible();
  const photo = page.getByRole('group', { name: 'Photo', exact: true }).locator('img[src^="/media/"]');
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('streets are loaded, the menu is filtered, and the link for the client is the public one', async ({
  page,
  world,
}) => {
  const restoreHours = await openAroundTheClock(world.administrator);
  const admin = await hire(world.administrator, 'ADMIN', 'Eka');
  await signInOn(page, `${SHOP}/command-center/settings/orders/zone`, admin);
  const table = 'street,number,lat,lon\nBarnov Street,7,41.7,44.79';
  const file = { name: 'streets.csv', mimeType: 'text/csv', buffer: Buffer.from(table) };
  await expect(page).toHaveURL(/\/zone$/);
  await untilAlive(page);
  await page.getByLabel('Street file').setInputFiles(file);
  await expect(page.getByText('1 street and 1 house loaded')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the streets' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the streets' }).click();
  await expect(page.getByText('No streets yet', { exact: false })).toBeVisible();

  const { id } = await placeAsap(world.inner);
  await page.goto(`${SHOP}/command-center/checkout/${id}`);
  const message = await page.getByRole('link', { name: 'Send as a text' }).getAttribute('href');
  expect(decodeURIComponent(message ?? '')).toMatch(/^sms:\+\d+\?&body=\S+ https:\/\/\S+\/finish\?order=/);
  expect(message).toContain(encodeURIComponent(SHOP));
  await restoreHours();

  await page.goto(`${SHOP}/en/catalog`);
  await untilAlive(page);
  await page.getByRole('link', { name: 'Filters' }).first().click();
  await page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: 'Vegan', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /\d+ dishes found/ })).toBeVisible();
});

test.describe('a shopper without script', () => {
  test.use({ javaScriptEnabled: false });

  test('orders on plain pages', async ({ page }) => {
    await page.goto(`${SHOP}/en/catalog`);
    const add = page.getByRole('button', { name: 'Add Tiramisu' }).first();
    await add.click();
    await expect(page).toHaveURL(`${SHOP}/en/checkout/plain`);
    for (const dishes of ['2', '3', '4']) {
      await page.getByRole('button', { name: 'One more: Tiramisu' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'Tiramisu' })).toContainText(dishes);
    }
    await page.getByRole('button', { name: 'Pickup' }).click();
    await page.getByLabel('Name').fill('Nino Beridze');
    await page.getByLabel('Phone').fill('+995 555 12 34 56');
    const times = page.getByLabel('When would you like it?');
    await times.selectOption((await times.locator('option').last().getAttribute('value')) ?? '');
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page).toHaveURL(new RegExp(`^${SHOP}/en/finish\\?order=`));
  });
});

test.describe('a shopper with script', () => {
  test.use({ serviceWorkers: 'allow' });

  test('fills a cart, can install the shop as an app, and reads the menu without a connection', async ({
    page,
    context,
  }) => {
    await page.goto(`${SHOP}/en/catalog`);
    await untilAlive(page);
    await page.getByRole('button', { name: 'Add Tiramisu' }).first().click();
    await expect(page.getByRole('main').getByLabel('1 in the cart: Tiramisu').first()).toBeVisible();
    const devtools = await context.newCDPSession(page);
    const hindrances = async () =>
      (await devtools.send('Page.getInstallabilityErrors')).installabilityErrors
        .map(({ errorId }) => errorId)
        // End-to-end tests run in a private window, which installs nothing.
        .filter((errorId) => errorId !== 'in-incognito');
    await expect.poll(hindrances).toEqual([]);
    await page
      .evaluate(() => navigator.serviceWorker.ready.then(({ scope }) => scope))
      .then((scope) => {
        expect(scope).toBe(`${SHOP}/`);
      });
    await expect
      .poll(() => page.evaluate(() => caches.match('/en/catalog', { ignoreSearch: true }).then(Boolean)))
      .toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('article').filter({ hasText: 'Margherita' })).toBeVisible();
    await context.setOffline(false);
  });
});

test('where the settings do not fit, the page says so before anything is typed, and its form what to set', async ({
  page,
  browser,
  world,
}) => {
  const forms = [
    { open: UNKNOWN_NAME, says: `the shop’s address is ${SHOP}`, sets: `set PUBLIC_URL=${UNKNOWN_NAME}` },
    {
      open: UNSET,
      says: 'does not know that it is reached over https',
      sets: `set PUBLIC_URL=${UNSET} and TRUST_PROXY=on`,
    },
    { open: world.inner, says: `the shop’s address is ${SHOP}`, sets: `Open ${SHOP} instead` },
  ];
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const withoutScript = await plain.newPage();
  for (const { open, says, sets } of forms) {
    await page.goto(`${open}/command-center/sign-in`);
    const notice = page.getByRole('alert').filter({ hasText: says });
    await expect(notice).toContainText(sets);
    expect(await faultsOf(page)).toEqual([]);
    for (const tab of [page, withoutScript]) {
      await signInOn(tab, `${open}/command-center/sign-in`, { login: 'nino', password: 'not the password' });
      const main = tab.getByRole('main');
      await expect(main.getByRole('heading', { name: 'This form wasn’t accepted' })).toBeVisible();
      await expect(main).toContainText(sets);
    }
  }
  await plain.close();
  expect(world.shop.output()).toContain(`set PUBLIC_URL=${UNKNOWN_NAME}`);
  expect(world.unset.output()).toContain(`set PUBLIC_URL=${UNSET} and TRUST_PROXY=on`);
});
