import { faultsOf } from './faults';
import { expect, test } from './fixtures';
import { signIn } from './visits';

const CREATE = `mutation ($input: CreateProductInput!) { createProduct(input: $input) {
  ... on Product { id slug categories { slug } } ... on Error { message }
} }`;

test('what an option contains and adds is written down, and counted with the dish as it is chosen', async ({
  page,
  context,
  demoShop: { url, ...demoShop },
  administrator,
}) => {
  const { menu } = await administrator.run<{ menu: { categories: { id: string }[] } }>(
    '{ menu { categories { id } } }',
  );
  const { createProduct: dish } = await administrator.run<{
    createProduct: { id: string; slug: string; categories: { slug: string }[] };
  }>(CREATE, {
    input: {
      name: [{ locale: 'en', value: 'Counted pie' }],
      price: 900,
      weight: 200,
      unit: 'G',
      categoryIds: [menu.categories[0]?.id],
      allergens: ['GLUTEN'],
      tags: ['VEGETARIAN'],
      nutrition: { calories: 250, protein: 10, fat: 12, carbohydrate: 30 },
    },
  });
  await administrator.run(
    'mutation ($input: CreateOptionGroupInput!) { createOptionGroup(input: $input) { __typename } }',
    {
      input: {
        productId: dish.id,
        name: [{ locale: 'en', value: 'On top' }],
        maximum: 2,
        options: ['Cheese', 'Mystery sauce'].map((value) => ({
          name: [{ locale: 'en', value }],
          priceDifference: 100,
        })),
      },
    },
  );
  try {
    await signIn(context, { url, ...demoShop });
    await page.goto(`${url}/command-center/product/${dish.id}/options`);
    await page.getByRole('button', { name: 'Edit: Cheese' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: 'Milk' }).click();
    await form.getByLabel('Energy').fill('5001');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByLabel('Energy')).toHaveAttribute('aria-invalid', 'true');
    await form.getByLabel('Energy').fill('140');
    expect(await faultsOf(page)).toEqual([]);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Option updated').first()).toBeVisible();

    await page.goto(`${url}/en/catalog/${dish.categories[0]?.slug}/${dish.slug}`);
    const nutrition = page.getByRole('table', { name: 'Nutrition' });
    const energy = nutrition.getByRole('row').filter({ hasText: 'kcal' }).getByRole('cell').last();
    await expect(energy).toContainText('500');
    await expect(page.getByText('Vegetarian', { exact: true })).toBeVisible();
    await page.getByRole('checkbox', { name: /^Cheese/ }).check();
    await expect(page.getByText('Vegetarian — without options')).toBeVisible();
    await expect(page.getByText('Vegetarian', { exact: true })).toBeHidden();
    await expect(nutrition.getByRole('columnheader', { name: 'with your options' })).toBeVisible();
    await expect(energy).toContainText('640');
    await expect(page.getByText('gluten and milk')).toBeVisible();
    await page.getByRole('checkbox', { name: /^Mystery sauce/ }).check();
    await expect(page.getByText('Nutrition doesn’t include Mystery sauce.')).toBeVisible();
    await page.getByRole('checkbox', { name: /^Cheese/ }).uncheck();
    await expect(energy).toContainText('500');
  } finally {
    await administrator.run('mutation ($id: ID!) { deleteProduct(id: $id) { __typename } }', { id: dish.id });
  }
});
