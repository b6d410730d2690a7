import { randomPhone } from '../../api/demo/evening/evening';
import { testAroundTheClock as base, expect } from './fixtures';
import { placeAsap } from './orders';
import { signIn, untilAlive } from './visits';

/** A name of the shop's own network: to a browser, plain http is only secure on the machine itself. */
const HOST = 'carte.test';

const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] }),
    { scope: 'worker' },
  ],
});

test('over plain http in the shop’s network a dish goes into the cart, and an order is taken by phone', async ({
  page,
  context,
  demoShop,
  complaints,
}) => {
  const url = `http://${HOST}:${new URL(demoShop.url).port}`;
  await page.goto(`${url}/catalog/desserts`);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await untilAlive(page);
  await page.getByRole('button', { name: 'Add Tiramisu' }).click();
  await expect(page.getByRole('article').getByLabel('1 in the cart: Tiramisu')).toBeVisible();

  const phone = randomPhone();
  await placeAsap(demoShop.url, { phone });
  await signIn(context, demoShop);
  // The name is known to the browser alone.
  await context.addCookies((await context.cookies(demoShop.url)).map((cookie) => ({ ...cookie, domain: HOST })));
  await page.goto(`${url}/command-center/phone-order`);
  await page.getByRole('combobox', { name: 'Phone number' }).fill(phone);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Place the order/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Order .+ is placed/ })).toBeVisible();
  // The browser reports each header that it takes over https alone, and the page does without.
  const others = complaints.filter(
    (text) => !text.startsWith('The Cross-Origin-Opener-Policy header has been ignored'),
  );
  complaints.splice(0, complaints.length, ...others);
});
