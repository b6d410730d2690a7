import type { ApiClient } from '../../api/demo/evening/api-client';
import { expect, test } from './fixtures';
import { signIn } from './visits';

interface Created {
  readonly createProduct: { readonly id: string };
}

/** A dish in a category of the demo menu, for one end-to-end test. */
async function addDish(staff: ApiClient, name: string): Promise<string> {
  const { menu } = await staff.run<{ menu: { categories: { id: string }[] } }>('{ menu { categories { id } } }');
  const { createProduct } = await staff.run<Created>(
    `mutation ($input: CreateProductInput!) { createProduct(input: $input) { ... on Product { id } } }`,
    { input: { name: [{ locale: 'en', value: name }], price: 900, categoryIds: [menu.categories[0]?.id] } },
  );
  return createProduct.id;
}

test('a dish gets its words, an address and a question, shoppers are asked it, and it is duplicated and deleted', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const id = await addDish(administrator, 'Green soup');
  await signIn(context, demoShop);
  await page.goto(`${demoShop.url}/command-center/product/${id}`);
  await page.getByRole('group', { name: 'Name' }).getByLabel('English').fill('Sorrel soup');
  await page.getByLabel('Address in the shop').fill('sorrel-soup');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Dish updated').first()).toBeVisible();
  // The page asks for the dish again after saving: until that has come, its link has the old address.
  const link = page.getByRole('link', { name: 'See in the shop' });
  await expect(link).toHaveAttribute('href', /\/sorrel-soup$/);
  const path = await link.getAttribute('href');

  await page.goto(`${demoShop.url}/command-center/product/${id}/options`);
  await page.getByRole('button', { name: 'Add options' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('English').fill('Bread');
  await dialog.getByLabel('Options').fill('White\nRye +0.50');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('region', { name: 'Bread' }).getByRole('listitem')).toHaveCount(2);

  const shopper = await context.newPage();
  await shopper.goto(`${demoShop.url}${path?.replace('sorrel-soup', 'green-soup')}`);
  await expect(shopper).toHaveURL(new RegExp(`${path}$`));
  await expect(shopper.getByRole('heading', { level: 1, name: 'Sorrel soup' })).toBeVisible();
  await expect(shopper.getByRole('group', { name: 'Bread' }).getByText('Rye')).toBeVisible();

  await page.getByRole('button', { name: 'Duplicate', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sorrel soup (copy)' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/command-center\/product$/);
  await administrator.run('mutation ($id: ID!) { deleteProduct(id: $id) { __typename } }', { id });
});
