import { readFile } from 'node:fs/promises';
import type { ApiClient } from './api-client';
import { expect, test } from './fixtures';
import { signIn } from './visits';

interface Product {
  readonly name: string;
  readonly price: { readonly decimal: string };
  readonly isSoldOut: boolean;
  readonly categories: readonly { readonly name: string }[];
}

const CREATE = `mutation ($name: String!) { createProduct(input: {
  name: [{ locale: en, value: $name }, { locale: ru, value: $name }], price: 700
}) { __typename } }`;

async function read(staff: ApiClient, search: string): Promise<readonly Product[]> {
  const { channel } = await staff.run<{ channel: { products: { nodes: Product[] } } }>(
    `query ($search: String!) { channel { products(first: 10, search: $search, sort: NAME) {
      nodes { name price { decimal } isSoldOut categories { name } } } } }`,
    { search },
  );
  return channel.products.nodes;
}

test('dishes are found, priced in their rows, changed together and deleted together', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  for (const name of ['Zander one', 'Zander two']) await administrator.run(CREATE, { name });
  await signIn(context, demoShop);
  await page.goto(`${demoShop.url}/command-center/product`);
  await page.getByRole('searchbox', { name: /^Name, size/ }).fill('zander');
  const table = page.getByRole('table', { name: 'Dishes' });
  await expect(table.getByRole('link', { name: /^Zander/ })).toHaveText(['Zander one', 'Zander two']);
  await expect(page).toHaveURL(/q=zander/);
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'No category' });
  await expect(page).toHaveURL(/category=none/);

  await page.getByRole('button', { name: 'Change the price of: Zander one' }).click();
  const price = page.getByRole('textbox', { name: 'Price of: Zander one' });
  await price.fill('a lot');
  await price.press('Enter');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await price.fill('8,50');
  await price.press('Enter');
  await expect(page.getByText('Dish updated').first()).toBeAttached();
  await expect.poll(async () => (await read(administrator, 'zander one'))[0]?.price.decimal).toBe('8.50');
  await expect(page.getByRole('button', { name: 'Change the price of: Zander one' })).toBeFocused();

  await page.getByRole('switch', { name: 'Available: Zander one' }).click();
  await expect.poll(async () => (await read(administrator, 'zander one'))[0]?.isSoldOut).toBe(true);
  await expect(page.getByRole('switch', { name: 'Available: Zander one' })).not.toBeChecked();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await (await downloading).path();
  expect(await readFile(file, 'utf8')).toMatch(/Zander one,8\.50,Unavailable[\s\S]*Zander two,7\.00,Available/);

  for (const name of ['Zander one', 'Zander two']) await page.getByRole('checkbox', { name }).check();
  const actions = page.getByRole('region', { name: 'With the chosen dishes' });
  await expect(actions.getByText('2 dishes chosen')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Zander two' }).press('Enter');
  await expect(actions.getByRole('button', { name: 'Clear selection' })).toBeFocused();
  await actions.getByRole('button', { name: 'Make available' }).click();
  await expect(page.getByText('2 dishes updated').first()).toBeAttached();
  expect((await read(administrator, 'zander')).map(({ isSoldOut }) => isSoldOut)).toEqual([false, false]);

  for (const name of ['Zander one', 'Zander two']) await page.getByRole('checkbox', { name }).check();
  await actions.getByRole('button', { name: 'Add to a category' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to a category' });
  await dialog.getByRole('button', { name: 'Add to a category' }).click();
  await expect(dialog.getByText('Required')).toBeVisible();
  await dialog.getByLabel('Category').selectOption({ label: 'Soups' });
  await dialog.getByRole('button', { name: 'Add to a category' }).click();
  await expect(dialog).toBeHidden();
  // They no longer meet the filter.
  await expect(page.getByText('Nothing found')).toBeVisible();
  expect((await read(administrator, 'zander')).map(({ categories }) => categories)).toEqual([
    [{ name: 'Soups' }],
    [{ name: 'Soups' }],
  ]);

  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Soups' });
  for (const name of ['Zander one', 'Zander two']) await page.getByRole('checkbox', { name }).check();
  await actions.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 2 dishes' }).click();
  await expect(page.getByText('2 dishes deleted').first()).toBeAttached();
  expect(await read(administrator, 'zander')).toEqual([]);

  // As Russian Excel opens it, with times on the shop's clock.
  await page.goto(`${demoShop.url}/ru/command-center/product`);
  const russian = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать CSV' }).click();
  const exported = await readFile(await (await russian).path(), 'utf8');
  expect(exported).toMatch(/^[^;\r\n]+;\d+,\d\d;.*;\d{4}-\d\d-\d\d \d\d:\d\d\r$/m);
});

test('a dish is made with a name and a price, and another one like it from the list', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  await signIn(context, demoShop);
  await page.goto(`${demoShop.url}/command-center/product`);
  await page.getByRole('link', { name: 'New dish' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add a dish' })).toBeVisible();
  await page.getByLabel(/^Name/).fill('Zucchini cake');
  await page.getByLabel('Price').fill('12.5');
  await page.getByRole('button', { name: 'Add the dish' }).click();
  await expect(page.getByText('The dish is on the menu')).toBeVisible();
  expect(await read(administrator, 'zucchini')).toMatchObject([{ name: 'Zucchini cake', price: { decimal: '12.50' } }]);
  const list = `${demoShop.url}/command-center/product?q=zucchini`;
  await page.goto(list);
  await page.getByRole('button', { name: 'Duplicate: Zucchini cake' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zucchini cake (copy)' })).toBeVisible();
  const price = { decimal: '12.50' };
  expect(await read(administrator, 'zucchini')).toMatchObject([
    { name: 'Zucchini cake', price },
    { name: 'Zucchini cake (copy)', price },
  ]);
  await page.goto(list);
  for (const name of ['Zucchini cake (copy)', 'Zucchini cake']) {
    await page.getByRole('button', { name: `Delete: ${name}`, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('link', { name, exact: true })).toBeHidden();
  }
  await expect(page.getByText('Nothing found')).toBeVisible();
});
