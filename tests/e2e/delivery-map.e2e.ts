import { addAreas, removeZones } from './delivery-areas';
import { expect, test } from './fixtures';
import { fillCart } from './visits';

test('a shopper moves a pin on the map, reads the area and its terms, and has it brought there', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const zones = await addAreas(administrator);
  try {
    await fillCart(context, demoShop);
    await page.route('**/assets/delivery-map*.js', (route) => route.abort());
    await page.goto(`${demoShop.url}/checkout`);
    const area = page.getByRole('combobox', { name: 'Delivery area' });
    const opener = page.getByRole('button', { name: 'Choose on the map' });
    const sheet = page.getByRole('dialog', { name: 'Where should we deliver?' });
    await opener.click();
    const news = page.getByRole('region', { name: 'Notifications' });
    await expect(news.getByText('The map didn’t load. Choose the area from the list.')).toBeVisible();
    await expect(area).toBeEnabled();

    await page.unroute('**/assets/delivery-map*.js');
    await page.reload();
    await opener.click();
    await expect(sheet.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/checkout$/);
    await opener.click();
    // From between the two areas, once: more than one press may lead out of both.
    await sheet.getByRole('region', { name: /^Map of the delivery areas/ }).press('ArrowUp');
    const terms = sheet.getByText('The hills — ');
    await expect(terms).toBeVisible();
    const words = await terms.innerText();
    await sheet.getByRole('button', { name: 'Deliver here' }).click();
    await expect(sheet).toBeHidden();
    await expect(area.locator('option:checked')).toHaveText(words);
    // The cart has the place: a page that is loaded again shows it too.
    await page.reload();
    await expect(area.locator('option:checked')).toHaveText(words);
  } finally {
    await removeZones(administrator, zones);
  }
});
