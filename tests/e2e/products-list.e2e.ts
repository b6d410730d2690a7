import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures';
import { signIn } from './visits';

const CREATE = `mutation ($name: String!) { createProduct(input: {
  name: [{ locale: en, value: $name }, { locale: ru, value: $name }], price: 700
}) { __typename } }`;

test('dishes are found, taken out into a file, put into a category together and deleted together', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  for (const name of ['Zander one', 'Zander two']) await administrator.run(CREATE, { name });
  await signIn(context, demoShop);
  await page.goto(`${demoShop.url}/command-center/product?category=none`);
  await page.getByRole('searchbox', { name: /^Name, size/ }).fill('zander');
  const table = page.getByRole('table', { name: 'Dishes' });
  await expect(table.getByRole('link', { name: /^Zander/ })).toHaveText(['Zander one', 'Zander two']);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await (await downloading).path();
  expect(await readFile(file, 'utf8')).toMatch(/Zander one,7\.00,Available[\s\S]*Zander two,7\.00,Available/);

  const chooseAll = async () => {
    for (const name of ['Zander one', 'Zander two']) await page.getByRole('checkbox', { name }).check();
  };
  const actions = page.getByRole('region', { name: 'With the chosen dishes' });
  await chooseAll();
  await actions.getByRole('button', { name: 'Add to a category' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to a category' });
  await dialog.getByLabel('Category').selectOption({ label: 'Soups' });
  await dialog.getByRole('button', { name: 'Add to a category' }).click();
  // They no longer meet the filter.
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Soups' });
  await chooseAll();
  await actions.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 2 dishes' }).click();
  await expect(page.getByText('Nothing found')).toBeVisible();
});
