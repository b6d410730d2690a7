import type { ApiClient } from './api-client';
import { expect, test } from './fixtures';
import { signIn } from './visits';

interface Category {
  readonly id: string;
  readonly slug: string;
  readonly version: number;
  readonly menu: { readonly id: string };
  readonly products: { readonly nodes: readonly { readonly id: string; readonly name: string }[] };
}

const READ = `query ($slug: String!) { category(slug: $slug) {
  id slug version menu { id } products(first: 20) { nodes { id name } }
} }`;

const UPDATE = `mutation ($input: UpdateCategoryInput!) { updateCategory(input: $input) { __typename } }`;
const REORDER = `mutation ($input: ReorderCategoryProductsInput!) { reorderCategoryProducts(input: $input) { __typename } }`;

const read = async (staff: ApiClient, slug: string) =>
  (await staff.run<{ category: Category }>(READ, { slug })).category;

const english = (value: string) => [
  { locale: 'en', value },
  { locale: 'ru', value: 'Паста' },
];

test('a category is renamed by two at once, keeps an address of its own, and loses nothing that was typed', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  await signIn(context, demoShop);
  const { id, menu } = await read(administrator, 'pasta');
  await page.goto(`${demoShop.url}/command-center/menu/${menu.id}/category/${encodeURIComponent(id)}`);
  const [name, address] = [page.getByLabel('English'), page.getByLabel('Address')];
  await address.fill('pizza');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This address is already in use.').first()).toBeVisible();
  await expect(address).toHaveValue('pizza');
  await address.fill('pasta');

  await name.fill('Fresh pasta');
  const { version } = await read(administrator, 'pasta');
  await administrator.run(UPDATE, { input: { id, version, name: english('Our pasta') } });
  await expect(page.getByText('Someone else saved this while you were editing').first()).toBeVisible();
  await expect(name).toHaveValue('Fresh pasta');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Category updated').first()).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Fresh pasta', level: 1 })).toBeVisible();
  await page.goto(`${demoShop.url}/catalog/pasta`);
  await expect(page.getByText('Fresh pasta').first()).toBeVisible();

  const saved = await read(administrator, 'pasta');
  await administrator.run(UPDATE, { input: { id, version: saved.version, name: english('Pasta') } });
});

test('dishes are put in order, taken out of a category and added again, and shoppers see it', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  await signIn(context, demoShop);
  const before = await read(administrator, 'pizza');
  const names = before.products.nodes.map(({ name }) => name);
  const [first = '', second = '', ...rest] = names;
  await page.goto(`${demoShop.url}/command-center/menu/${before.menu.id}/category/${encodeURIComponent(before.id)}`);
  const dishes = page.getByRole('list', { name: 'Dishes of “Pizza”' }).getByRole('link');
  await expect(dishes).toHaveText(names);

  await page.getByRole('button', { name: `Move ${first}`, exact: true }).press('ArrowDown');
  await expect(dishes).toHaveText([second, first, ...rest]);
  const order = async () => (await read(administrator, 'pizza')).products.nodes.map(({ name }) => name);
  await expect.poll(order).toEqual([second, first, ...rest]);

  await page.getByRole('button', { name: `Remove from this category: ${first}` }).click();
  await expect(dishes).toHaveText([second, ...rest]);
  await page.getByRole('button', { name: 'Add existing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to “Pizza”' });
  await dialog.getByLabel('Find a dish').fill(first);
  await dialog.getByRole('checkbox', { name: first }).check();
  await dialog.getByRole('button', { name: 'Add 1 dish' }).click();
  await expect(dishes).toHaveText([second, ...rest, first]);
  await page.goto(`${demoShop.url}/catalog/pizza`);
  await expect(page.getByRole('article').filter({ hasText: first })).toBeVisible();

  const input = { categoryId: before.id, ids: before.products.nodes.map(({ id }) => id) };
  await administrator.run(REORDER, { input });
});
