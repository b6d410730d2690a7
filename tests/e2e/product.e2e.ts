import type { Page } from '@playwright/test';
import type { ApiClient } from './api-client';
import { faultsOf } from './faults';
import { expect, test } from './fixtures';
import { signIn } from './visits';

interface Created {
  readonly createProduct: { readonly id: string; readonly version: number };
}

/** A dish in a category of the demo menu, for one end-to-end test. */
async function addDish(staff: ApiClient, name: string): Promise<string> {
  const { menu } = await staff.run<{ menu: { categories: { id: string }[] } }>('{ menu { categories { id } } }');
  const { createProduct } = await staff.run<Created>(
    `mutation ($input: CreateProductInput!) { createProduct(input: $input) { ... on Product { id version } } }`,
    { input: { name: [{ locale: 'en', value: name }], price: 900, categoryIds: [menu.categories[0]?.id] } },
  );
  return createProduct.id;
}

const remove = (staff: ApiClient, id: string) =>
  staff.run('mutation ($id: ID!) { deleteProduct(id: $id) { __typename } }', { id });

const english = (page: Page, group: string) => page.getByRole('group', { name: group }).getByLabel('English');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function expectNoViolations(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([]);
}

test('a dish gets its words, price, marks and allergens, and an old address goes on leading to it', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const { url } = demoShop;
  const id = await addDish(administrator, 'Green soup');
  await signIn(context, demoShop);
  await page.goto(`${url}/command-center/product/${id}`);
  await expectNoViolations(page);
  await english(page, 'Name').fill('Sorrel soup');
  await english(page, 'Description').fill('Sorrel, egg, sour cream.');
  await page.getByLabel('Price', { exact: true }).fill('9.80');
  await page.getByLabel('Weight or volume').fill('350');
  await page.getByLabel('Address in the shop').fill('sorrel-soup');
  await press(page, 'Vegetarian');
  await press(page, 'Eggs');
  await page.getByLabel('Energy').fill('64');
  await press(page, 'Save');
  await expect(page.getByText('Dish updated').first()).toBeVisible();

  const dish = await administrator.run(
    `query ($id: ID!) { node(id: $id) { ... on Product { name slug weight tags allergens price { minor } nutrition { calories } } } }`,
    { id },
  );
  expect(dish).toEqual({
    node: {
      name: 'Sorrel soup',
      slug: 'sorrel-soup',
      weight: 350,
      tags: ['VEGETARIAN'],
      allergens: ['EGGS'],
      price: { minor: 980 },
      nutrition: { calories: 64 },
    },
  });
  // The page asks for the dish anew after saving: until that has come, its link has the old address.
  const link = page.getByRole('link', { name: 'See in the shop' });
  await expect(link).toHaveAttribute('href', /\/sorrel-soup$/);
  const path = await link.getAttribute('href');
  await page.goto(`${url}${path?.replace('sorrel-soup', 'green-soup')}`);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Sorrel soup' })).toBeVisible();
  await remove(administrator, id);
});

test('what can’t be saved is told at its field, and somebody else’s change is not overwritten', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const id = await addDish(administrator, 'Contested soup');
  await signIn(context, demoShop);
  await page.goto(`${demoShop.url}/command-center/product/${id}`);
  await page.getByLabel('Protein').fill('70');
  await page.getByLabel(/^Fat/).fill('60');
  await page.getByLabel('Price', { exact: true }).fill('');
  await press(page, 'Save');
  await expect(page.getByText(/^Please correct/).first()).toBeVisible();
  await page.getByLabel('Price', { exact: true }).fill('12');

  await administrator.run('mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { __typename } }', {
    input: { id, version: 1, name: [{ locale: 'en', value: 'Their soup' }] },
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Their soup' })).toBeVisible();
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('12');
  await remove(administrator, id);
});

test('variants are added, duplicated, put in order and deleted, but for the last', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const id = await addDish(administrator, 'Sized soup');
  await signIn(context, demoShop);
  await page.goto(`${demoShop.url}/command-center/product/${id}/variants`);
  await expect(page.getByRole('button', { name: /^Delete:/ })).toHaveCount(0);
  await press(page, 'Add a size');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('English').fill('Large');
  await dialog.getByLabel('Price', { exact: true }).fill('14.5');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Size created').first()).toBeVisible();
  await press(page, 'Duplicate: Large');
  const rows = page.getByRole('list', { name: 'Sizes' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);

  await rows.nth(2).getByRole('button', { name: /Edit/ }).click();
  await dialog.getByLabel('English').fill('Huge');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(rows.nth(2)).toContainText('Huge');
  const names = async () => {
    const { node } = await administrator.run<{ node: { variants: { name: string }[] } }>(
      'query ($id: ID!) { node(id: $id) { ... on Product { variants { name } } } }',
      { id },
    );
    return node.variants.map(({ name }) => name);
  };
  await rows
    .nth(2)
    .getByRole('button', { name: /^Move up/ })
    .click();
  await expect.poll(names).toEqual(['', 'Huge', 'Large']);
  await expectNoViolations(page);

  for (const name of ['Huge', 'Large']) {
    await press(page, `Delete: ${name}`);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the size' }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
  }
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Delete:/ })).toHaveCount(0);
  await remove(administrator, id);
});

test('a question with its options is written down, asked in the shop, stopped and deleted', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const id = await addDish(administrator, 'Asked soup');
  await signIn(context, demoShop);
  await page.goto(`${demoShop.url}/command-center/product/${id}/options`);
  await press(page, 'Add options');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('English').fill('Bread');
  await dialog.getByLabel('Options').fill('White\nRye +0.50');
  await dialog.getByRole('button', { name: 'Create' }).click();
  const bread = page.getByRole('region', { name: 'Bread' });
  await expect(bread.getByText('Exactly one must be chosen')).toBeVisible();
  await expect(bread.getByRole('listitem')).toHaveCount(2);
  await expectNoViolations(page);
  await bread
    .getByRole('listitem')
    .filter({ hasText: 'White' })
    .getByRole('button', { name: /Delete/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the option' }).click();
  await expect(page.getByText('Option deleted').first()).toBeVisible();
  // The last one that the question asks for stays.
  await press(page, 'Delete: Rye');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the option' }).click();
  await expect(page.getByRole('alertdialog').getByRole('alert')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  const { node } = await administrator.run<{ node: { optionGroups: unknown } }>(
    'query ($id: ID!) { node(id: $id) { ... on Product { optionGroups { minimum options { name priceDifference { minor } } } } } }',
    { id },
  );
  expect(node.optionGroups).toEqual([{ minimum: 1, options: [{ name: 'Rye', priceDifference: { minor: 50 } }] }]);
  await press(page, 'Delete: Bread');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the option group' }).click();
  await expect(page.getByText('No options yet')).toBeVisible();
  await remove(administrator, id);
});

test('questions and their options are put in order, and shoppers are asked in that order', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const id = await addDish(administrator, 'Ordered soup');
  const name = (value: string) => [{ locale: 'en', value }];
  for (const [question, answers] of [
    ['Bread', ['White', 'Rye']],
    ['Spice', ['Mild', 'Hot']],
  ] as const) {
    const options = answers.map((answer) => ({ name: name(answer) }));
    await administrator.run(
      'mutation ($input: CreateOptionGroupInput!) { createOptionGroup(input: $input) { __typename } }',
      { input: { productId: id, name: name(question), options } },
    );
  }
  await signIn(context, demoShop);
  await page.goto(`${demoShop.url}/command-center/product/${id}/options`);
  const bread = page.getByRole('region', { name: 'Bread' });
  await bread.getByRole('button', { name: 'Move White', exact: true }).press('ArrowDown');
  await expect(bread.getByRole('listitem')).toHaveText([/Rye/, /White/]);
  await press(page, 'Move up: Spice');
  const asked = async () => {
    const { node } = await administrator.run<{
      node: { optionGroups: { name: string; options: { name: string }[] }[] };
    }>('query ($id: ID!) { node(id: $id) { ... on Product { optionGroups { name options { name } } } } }', { id });
    return node.optionGroups.map((group) => `${group.name}: ${group.options.map((option) => option.name).join(', ')}`);
  };
  await expect.poll(asked).toEqual(['Spice: Mild, Hot', 'Bread: Rye, White']);
  await remove(administrator, id);
});

test('a dish is taken out of a category and put into another, duplicated and deleted', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const id = await addDish(administrator, 'Wandering soup');
  await signIn(context, demoShop);
  await page.goto(`${demoShop.url}/command-center/product/${id}/usage`);
  await page.getByRole('button', { name: /^Remove from/ }).click();
  await expect(page.getByText('Not in any category yet')).toBeVisible();
  await page.getByLabel('Add to a category').selectOption({ index: 2 });
  await press(page, 'Add');
  await expect(page.getByRole('button', { name: /^Remove from/ })).toHaveCount(1);
  await expectNoViolations(page);

  await press(page, 'Duplicate');
  await expect(page.getByRole('heading', { level: 1, name: 'Wandering soup (copy)' })).toBeVisible();
  await press(page, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/command-center\/product$/);
  await expect(page.getByText('Dish deleted').first()).toBeVisible();
  await remove(administrator, id);
});
