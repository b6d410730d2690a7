import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { fillCart, untilAlive } from './visits';

/** A phone on a bad connection: the page is there, and its scripts are not until they are let go. */
async function holdScripts(context: BrowserContext): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route('**/assets/*.js', async (route) => {
    await released;
    // Of a page that was left nobody waits for it any more.
    await route.continue().catch(() => {});
  });
  return release;
}

const open = (page: Page, url: string) => page.goto(url, { waitUntil: 'commit' });

test('what is chosen and pressed before the script has come counts, once', async ({
  page,
  context,
  demoShop: { url },
}) => {
  const release = await holdScripts(context);
  await open(page, `${url}/en/catalog/pizza/margherita`);
  await page.getByRole('radio', { name: /35 cm/ }).check();
  const more = page.getByRole('button', { name: /^One more: Margherita/ });
  await more.click();
  await more.click();
  const add = page.getByRole('button', { name: /^Add/ }).first();
  await add.click();
  await expect(add).toHaveAttribute('data-waiting');
  // Nothing seems to happen, so it is pressed again; and by a key.
  await add.click();
  await add.press('Enter');
  release();
  await expect(page).toHaveURL(/variant=/);
  await expect(page.getByRole('radio', { name: /35 cm/ })).toBeChecked();
  await page
    .getByRole('button', { name: /^Cart: 3 items/ })
    .first()
    .click();
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await expect(cart.getByText(/35 cm/)).toBeVisible();
  await expect(cart.getByLabel('3 in the cart: Margherita')).toBeVisible();
});

test('a press whose page is left before the script has come is in the cart', async ({
  page,
  context,
  demoShop: { url },
}) => {
  const release = await holdScripts(context);
  await open(page, `${url}/en/catalog/desserts`);
  await page.getByRole('button', { name: 'Add Tiramisu' }).click();
  await page.getByRole('link', { name: 'Pizza' }).first().click();
  await expect
    .poll(async () => {
      // No cart is an empty answer.
      const text = await (await context.request.get(`${url}/api/checkout`)).text();
      const cart: { items: unknown[] } = JSON.parse(text || '{"items":[]}');
      return cart.items.length;
    })
    .toBe(1);
  release();
  await expect(page.getByRole('button', { name: /^Cart: 1 item/ }).first()).toBeVisible();
});

test('a checkout that was filled in before the script has come is tidied and kept, as if it had been there', async ({
  page,
  context,
  demoShop,
}) => {
  await fillCart(context, demoShop);
  const release = await holdScripts(context);
  await open(page, `${demoShop.url}/en/checkout`);
  await page.getByLabel('Name').fill('Nino Beridze');
  await page.getByLabel('Phone').fill('00995 555 12 34 56');
  await page.getByText('Bank transfer by QR code', { exact: true }).click();
  release();
  await expect(page.getByLabel('Phone')).toHaveValue('+995 555 12 34 56');
  await expect(page.getByRole('radio', { name: /^Bank transfer/ })).toBeChecked();
  // The value typed before hydration reaches the server without more typing.
  await expect
    .poll(async () => {
      const data = { query: '{ checkout { name paymentMethodId } }' };
      const { data: answer } = await (await context.request.post(`${demoShop.url}/graphql`, { data })).json();
      return [answer.checkout.name, typeof answer.checkout.paymentMethodId];
    })
    .toEqual(['Nino Beridze', 'string']);
});

test('Back in a page that was reloaded leads back, though its script has not come yet', async ({
  page,
  context,
  demoShop: { url },
}) => {
  await page.goto(`${url}/en/catalog?filters=`);
  await untilAlive(page);
  await page.getByRole('link', { name: 'Vegan', exact: true }).click();
  await expect(page).toHaveURL(/tag=VEGAN/);
  await expect(page.getByRole('heading', { level: 2, name: 'Burgers' })).toHaveCount(0);
  const release = await holdScripts(context);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 2, name: 'Soups' })).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/filters=$/);
  release();
  await expect(page.getByRole('heading', { level: 2, name: 'Burgers' })).toBeAttached();
});
