import type { Page } from '@playwright/test';
import { faultsOf } from './faults';
import { expect, test } from './fixtures';
import { untilAlive } from './visits';

const dish = (page: Page, name: string) => page.getByRole('article').filter({ has: page.getByRole('link', { name }) });
const filters = (page: Page) => page.getByRole('navigation', { name: 'Filters' });
const section = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

test('the menu shows what fits, in its categories, and Back takes one filter after the other off', async ({
  page,
  demoShop: { url },
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url}/en/catalog`);
  await untilAlive(page);
  await expect(filters(page)).toBeHidden();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('link', { name: 'Filters' }).click();
  await expect(filters(page)).toBeInViewport();
  expect(asked.filter((address) => address.includes('.data'))).toEqual([]);
  await expect(section(page, 'Pizza')).toBeAttached();
  expect(await faultsOf(page)).toEqual([]);

  await filters(page).getByRole('link', { name: 'Vegan', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /\d+ dishes found/ })).toBeVisible();
  await expect(section(page, 'Burgers')).toHaveCount(0);
  await expect(dish(page, 'Pepperoni')).toHaveCount(0);
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await expect(categories.getByRole('link', { name: 'Burgers' })).toHaveCount(0);
  await expect(section(page, 'Popular')).toHaveCount(0);
  await filters(page).getByText('Without', { exact: true }).click();
  await filters(page).getByRole('link', { name: 'soybeans' }).click();
  await expect(page).toHaveURL(/catalog\?filters=&tag=VEGAN&without=SOYBEANS/);
  expect(await faultsOf(page)).toEqual([]);
  const whole = await page.goto(page.url());
  expect(whole?.status()).toBe(200);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  // Before the page's script has come, going back loads the page anew: another step would end that.
  await untilAlive(page);
  await page.goBack();
  await expect(page).toHaveURL(/tag=VEGAN(?:#.*)?$/);
  await untilAlive(page);
  await page.goBack();
  await expect(section(page, 'Burgers')).toBeAttached();

  await page.goto(`${url}/en/catalog?filters=&tag=VEGAN&tag=KOSHER&tag=HALAL&tag=SPICY`);
  await expect(page.getByText('No dishes match all the filters.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Clear filters' }).last().click();
  await expect(section(page, 'Pizza')).toBeAttached();
});

test('without scripts the filters are links', async ({ browser, demoShop: { url } }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${url}/ru/catalog`);
  await page.getByRole('link', { name: 'Фильтры' }).click();
  await page.getByRole('navigation', { name: 'Фильтры' }).getByRole('link', { name: 'Веганское' }).click();
  await expect(page.getByText(/Нашлось/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Бургеры' })).toHaveCount(0);
  await context.close();
});
