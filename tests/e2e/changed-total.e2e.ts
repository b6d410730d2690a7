import type { Page } from '@playwright/test';
import type { ApiClient } from './api-client';
import { expect, test } from './fixtures';
import { openAroundTheClock } from './opening-hours';
import { changeSettings } from './shop-settings';
import { fillCart, keepNewsAway, untilSaved } from './visits';

/** What a shopper sees when the shop is another one at the press than it was on the screen. */

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Nino Beridze');
  await page.getByLabel('Phone').fill('+995 555 12 34 56');
  await page.getByLabel('Street and house').fill('12 Rustaveli Avenue');
  await page.getByText('Cash', { exact: true }).click();
}

async function setPrice(owner: ApiClient, id: string, price: number): Promise<void> {
  const { node } = await owner.run<{ node: { version: number } }>(
    'query ($id: ID!) { node(id: $id) { ... on Variant { version } } }',
    { id },
  );
  await owner.run('mutation ($input: UpdateVariantInput!) { updateVariant(input: $input) { __typename } }', {
    input: { id, version: node.version, price },
  });
}

test('a price and a discount that changed meanwhile are shown and agreed to before anything is placed', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const restoreHours = await openAroundTheClock(administrator);
  await fillCart(context, demoShop);
  const answer = await context.request.post(`${demoShop.url}/graphql`, {
    data: { query: '{ checkout { lines { variantId productName unitPrice { minor } } } }' },
  });
  const [line] = (await answer.json()).data.checkout.lines;
  const { channel } = await administrator.run<{ channel: { discountPercent: number } }>(
    '{ channel { discountPercent } }',
  );
  const { discountPercent } = channel;
  let restoreDiscount = async () => {};
  try {
    await keepNewsAway(page);
    await page.goto(`${demoShop.url}/checkout`);
    await untilSaved(page, fillIn);
    await setPrice(administrator, line.variantId, line.unitPrice.minor + 100);
    const place = page.getByRole('button', { name: 'Place order' });
    await place.click();
    const dialog = page.getByRole('alertdialog', { name: 'Your total has changed' });
    await expect(dialog.getByText(line.productName)).toBeVisible();
    await dialog.getByRole('button', { name: 'Go back' }).click();
    // Nothing was placed, and nothing typed is lost.
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(page.getByLabel('Street and house')).toHaveValue('12 Rustaveli Avenue');
    await expect(page.getByRole('region', { name: 'Your order' }).getByText(line.productName)).toBeVisible();

    const change = { discountPercent: discountPercent + 5 };
    restoreDiscount = await changeSettings(administrator, change, { discountPercent });
    await place.click();
    await dialog.getByRole('button', { name: /^Order for ₾/ }).click();
    await expect(page).toHaveURL(/\/finish/);
  } finally {
    await setPrice(administrator, line.variantId, line.unitPrice.minor);
    await restoreDiscount();
    await restoreHours();
  }
});

test('an order that would take much longer than was seen asks first, and goes with the second press', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const restoreHours = await openAroundTheClock(administrator);
  const { channel } = await administrator.run<{ channel: { deliveryMinutes: number } }>(
    '{ channel { deliveryMinutes } }',
  );
  const { deliveryMinutes } = channel;
  let restore = async () => {};
  try {
    await fillCart(context, demoShop);
    await keepNewsAway(page);
    await page.goto(`${demoShop.url}/checkout`);
    await untilSaved(page, fillIn);
    await expect(page.getByRole('radio', { name: /^As soon as possible/ })).toBeChecked();
    restore = await changeSettings(administrator, { deliveryMinutes: deliveryMinutes + 30 }, { deliveryMinutes });
    // On a slow line the page is read anew after the second press: what was told is what was seen.
    await page.route('**/graphql?operationName=Cart&*', async (route) => {
      await page.waitForTimeout(2_000);
      await route.fallback();
    });
    const place = page.getByRole('button', { name: 'Place order' });
    await place.click();
    await expect(page.getByText(/^The kitchen is busier now: the new time is \d/)).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Nino Beridze');
    await place.click();
    await expect(page).toHaveURL(/\/finish/);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  } finally {
    await restore();
    await restoreHours();
  }
});

test('a tab that crashes in the middle of the checkout loses nothing; a number with 8 is understood in Russia', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const restore = await changeSettings(administrator, { countryCode: 'RU' }, { countryCode: 'GE' });
  try {
    await fillCart(context, demoShop);
    await page.goto(`${demoShop.url}/ru/checkout`);
    await page.getByLabel('Имя').fill('Нино');
    await page.getByLabel('Телефон').fill('8 (912) 345-67-89');
    await page.getByLabel('Улица и дом').fill('пр. Руставели, 12');
    await expect(page.getByLabel('Телефон')).toHaveValue('+7 912 345-67-89');
    const devtools = await context.newCDPSession(page);
    const crash = page.waitForEvent('crash');
    // It never answers: there is nobody left who could.
    devtools.send('Page.crash').catch(() => {});
    await crash;
    const again = await context.newPage();
    await again.goto(`${demoShop.url}/ru/checkout`);
    await expect(again.getByLabel('Имя')).toHaveValue('Нино');
    await expect(again.getByLabel('Телефон')).toHaveValue('+7 912 345-67-89');
    await expect(again.getByLabel('Улица и дом')).toHaveValue('пр. Руставели, 12');
    await again.close();
  } finally {
    await restore();
  }
});
