import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openAroundTheClock } from './opening-hours';
import { changeSettings } from './shop-settings';
import { fillCart } from './visits';

/** What a shopper sees when the shop is another one at the press than it was on the screen. */

/** Keeps news of the menu from the page, as a phone does that was locked meanwhile. */
async function keepNewsAway(page: Page): Promise<void> {
  await page.route('**/graphql*', (route) =>
    (route.request().headers().accept ?? '').startsWith('text/event-stream') ? route.abort() : route.fallback(),
  );
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Nino Beridze');
  await page.getByLabel('Phone').fill('+995 555 12 34 56');
  await page.getByLabel('Street and house').fill('12 Rustaveli Avenue');
  await page.getByText('Cash', { exact: true }).click();
}

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
    await fillIn(page);
    await expect(page.getByRole('radio', { name: /^As soon as possible/ })).toBeChecked();
    restore = await changeSettings(administrator, { deliveryMinutes: deliveryMinutes + 30 }, { deliveryMinutes });
    const place = page.getByRole('button', { name: 'Place order' });
    await place.click();
    await expect(page.getByText('The kitchen has got busier')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Nino Beridze');
    await place.click();
    await expect(page).toHaveURL(/\/finish/);
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
