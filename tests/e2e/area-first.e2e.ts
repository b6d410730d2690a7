import { moveThrough } from '../../api/demo/evening/evening';
import { addAreas, removeZones } from './delivery-areas';
import { faultsOf } from './faults';
import { expect, testAroundTheClock as test } from './fixtures';
import { fillCart } from './visits';

// A visitor in another time zone reads the shop's beside each time, which takes a line more.
test.use({ timezoneId: 'Asia/Tbilisi' });

test('the area that is chosen before the first dish holds in each tab, at checkout, and for the same order again', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const { url } = demoShop;
  const zones = await addAreas(administrator);
  try {
    await page.setViewportSize({ width: 360, height: 800 });
    const main = page.getByRole('main');
    const opener = main.getByRole('button', { name: 'Choose area' });
    const sheet = page.getByRole('dialog', { name: 'Where should we deliver?' });
    const otherTab = await context.newPage();
    await otherTab.goto(url);
    await page.route('**/assets/area-sheet*.js', (route) => route.abort());
    await page.goto(`${url}/catalog`);
    await opener.click();
    const news = page.getByRole('region', { name: 'Notifications' });
    await expect(news.getByText('The list of areas didn’t load.', { exact: false })).toBeVisible();
    await page.unroute('**/assets/area-sheet*.js');
    await page.goto(url);
    await opener.click();
    await expect(sheet.getByRole('list', { name: 'Delivery areas' }).getByRole('button')).toHaveCount(2);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await opener.click();
    await sheet.getByRole('button', { name: /^The hills.*₾9.*about 70 min$/ }).click();
    await expect(main.getByText(/^Arrives by .*, in about 70\sminutes$/)).toBeVisible();
    await expect(otherTab.getByRole('main').getByRole('button', { name: 'Delivery area: The hills' })).toBeVisible();

    // Nothing is in the cart yet: the server has the area all the same.
    await page.goto(`${url}/catalog`);
    await expect(main.getByRole('button', { name: 'Delivery area: The hills' })).toBeVisible();
    // Its name stands in the one line of facts: the dishes do not give way to it.
    expect((await main.getByRole('article').first().boundingBox())?.y).toBeLessThan(800 / 3);
    expect(await faultsOf(page)).toEqual([]);
    await fillCart(context, demoShop);
    await page.goto(`${url}/checkout`);
    const area = page.getByLabel('Delivery area').locator('option:checked');
    await expect(area).toHaveText(/^The hills — ₾9/);
    await page.getByLabel('Name').fill('Nino');
    await page.getByLabel('Phone').fill('+995 555 12 34 56');
    await page.getByLabel('Street and house').fill('12 Rustaveli Avenue');
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.waitForURL(/\/finish/);
    const lastOrder = async (): Promise<{ id: string; zoneName: string; street: string }> => {
      const data = { query: '{ lastOrder { id zoneName street } }' };
      return (await (await context.request.post(`${url}/graphql`, { data })).json()).data.lastOrder;
    };
    const { id } = await lastOrder();
    await moveThrough(administrator, id, 'ACCEPTED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY', 'COMPLETED');

    await page.goto(url);
    await page.getByRole('button', { name: /^Order again/ }).click();
    await page.waitForURL(/\/checkout$/);
    await expect(area).toHaveText(/^The hills/);
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.waitForURL(/\/finish/);
    const again = await lastOrder();
    expect(again.id).not.toBe(id);
    expect(again).toMatchObject({ zoneName: 'The hills', street: '12 Rustaveli Avenue' });
  } finally {
    await removeZones(administrator, zones);
  }
});
