import { expect, test } from './fixtures';
import { untilAlive } from './visits';

test('a dish is found by typing and by filters, opens over the list, and Back undoes one step after the other', async ({
  page,
  demoShop: { url },
}) => {
  const field = page.getByRole('searchbox');
  const dish = (name: string) => page.getByRole('article').getByRole('link', { name }).first();
  await page.goto(`${url}/en/catalog`);
  // Only once the page listens: before that a key is the browser's own.
  await untilAlive(page);
  await page.keyboard.press('/');
  await expect(page).toHaveURL(/\/en\/search$/);
  await field.pressSequentially('margarta');
  await expect(dish('Margherita')).toBeVisible();
  await expect(page).toHaveURL(/\?q=margarta$/);
  await page.keyboard.press('ArrowDown');
  await expect(dish('Margherita')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Margherita' })).toBeVisible();
  await expect(page).toHaveURL(/\/catalog\/pizza\/margherita/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/search\?q=margarta$/);
  // What was typed is one entry of the history, however many letters it had.
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/catalog/);

  await page.getByRole('link', { name: 'Filters' }).click();
  const filters = page.getByRole('navigation', { name: 'Filters' });
  await filters.getByRole('link', { name: 'Vegan', exact: true }).click();
  await expect(dish('Pepperoni')).toHaveCount(0);
  await filters.getByText('Without', { exact: true }).click();
  await filters.getByRole('link', { name: 'soybeans' }).click();
  await expect(page).toHaveURL(/catalog\?filters=&tag=VEGAN&without=SOYBEANS/);
  const whole = await page.goto(page.url());
  expect(whole?.status()).toBe(200);
  await expect(dish('Pepperoni')).toHaveCount(0);
  // Before the page's script has come, going back reloads the page: another step would end that.
  await untilAlive(page);
  await page.goBack();
  await expect(page).toHaveURL(/tag=VEGAN(?:#.*)?$/);
  await untilAlive(page);
  await page.goBack();
  await expect(dish('Pepperoni')).toBeVisible();

  await page.goto(`${url}/en/catalog/pizza/margherita`);
  await expect(page.getByRole('heading', { level: 1, name: 'Margherita' })).toBeVisible();
});
