import type { Page } from '@playwright/test';
import { faultsOf } from './faults';
import { expect, test } from './fixtures';

const field = (page: Page) => page.getByRole('searchbox');
const dish = (page: Page, name: string) => page.getByRole('article').getByRole('link', { name });

/** Types only once the page listens: before that a key is the browser's own. */
async function openSearch(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused({ timeout: 500 });
  }).toPass();
}

test('a dish is found while it is typed, mistakes forgiven, and opened without a mouse', async ({ page, demoShop }) => {
  await openSearch(page, `${demoShop.url}/en/catalog`);
  await expect(page).toHaveURL(/\/en\/search$/);
  await field(page).fill('margarta');
  await expect(dish(page, 'Margherita').first()).toBeVisible();
  await expect(page).toHaveURL(/\?q=margarta$/);
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(dish(page, 'Margherita').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/catalog\/pizza\/margherita/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/search\?q=margarta$/);
  await expect(dish(page, 'Margherita').first()).toBeVisible();
  // What was typed is one entry of the history, however many letters it had.
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/catalog/);
});

test('in Russian, with the keyboard left in English, and by a form of the word', async ({ page, demoShop }) => {
  await openSearch(page, `${demoShop.url}/ru/search`);
  await field(page).fill('gbwwf');
  await expect(dish(page, 'Маргарита').first()).toBeVisible();
  await expect(page.getByText('Показаны результаты по запросу пицца.')).toBeVisible();
  await field(page).fill('супы');
  await expect(dish(page, 'Маргарита').first()).toBeHidden();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('filters narrow down, and what is not there has near misses and a way on', async ({ page, demoShop }) => {
  await page.goto(`${demoShop.url}/en/search?q=pizza`);
  await expect(dish(page, 'Pepperoni').first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: 'Vegetarian' }).click();
  await expect(dish(page, 'Pepperoni').first()).toBeHidden();
  await expect(dish(page, 'Margherita').first()).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(dish(page, 'Pepperoni').first()).toBeVisible();
  await field(page).fill('pepperoni with pineapple');
  await expect(page.getByText('Nothing found for “pepperoni with pineapple”')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Close matches' })).toBeVisible();
  await expect(dish(page, 'Pepperoni').first()).toBeVisible();
  await field(page).fill('jukebox');
  await expect(page.getByRole('heading', { name: 'Browse the menu' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Found most often' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(6);
  expect(await faultsOf(page)).toEqual([]);
});

test('without scripts the search is a form, and no engine lists what it finds', async ({ browser, demoShop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${demoShop.url}/en/search`);
  await field(page).fill('borsch');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/search\?q=borsch$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await context.close();
});
