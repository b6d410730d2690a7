import type { ApiClient } from './api-client';
import { faultsOf } from './faults';
import { expect, test } from './fixtures';
import { signIn, storedQuantities, untilAlive } from './visits';

interface Dish {
  readonly id: string;
  readonly version: number;
}

async function read(staff: ApiClient, slug: string): Promise<Dish> {
  const { product } = await staff.run<{ product: Dish }>(
    'query ($slug: String!) { product(slug: $slug) { id version } }',
    {
      slug,
    },
  );
  return product;
}

/** Recommends some dishes with one, by their slugs. */
async function recommend(staff: ApiClient, slug: string, others: readonly string[]): Promise<void> {
  const { id, version } = await read(staff, slug);
  const goesWellWithIds: string[] = [];
  for (const other of others) goesWellWithIds.push((await read(staff, other)).id);
  const source = 'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { __typename } }';
  const { updateProduct } = await staff.run<{ updateProduct: { __typename: string } }>(source, {
    input: { id, version, goesWellWithIds },
  });
  expect(updateProduct.__typename).toBe('Product');
}

test('the cart offers what goes well with its dishes: once, and until it is put away', async ({
  page,
  demoShop: { url },
  administrator,
}) => {
  await recommend(administrator, 'medovik', ['panna-cotta', 'sea-buckthorn-tea']);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url}/en/catalog`);
  await untilAlive(page);
  await page.getByRole('button', { name: 'Add Medovik' }).click();
  await page
    .getByRole('button', { name: /^Cart: 1/ })
    .last()
    .click();
  const cart = page.getByRole('dialog', { name: 'Cart' });
  const offer = cart.getByRole('region', { name: 'Goes well with this' });
  await expect(offer.getByRole('listitem')).toHaveText([/Panna cotta/, /Sea buckthorn tea/]);
  expect(await faultsOf(page)).toEqual([]);

  await offer.getByRole('button', { name: 'Panna cotta: add' }).click();
  await expect(offer.getByRole('listitem')).toHaveText([/Sea buckthorn tea/]);
  await expect(cart.getByRole('list', { name: 'Cart' }).getByRole('listitem')).toHaveCount(2);
  await expect.poll(() => storedQuantities(page.request, url)).toEqual([1, 1]);
  await expect(offer.getByRole('listitem')).toHaveCount(1);

  await offer.getByRole('button', { name: 'Sea buckthorn tea: choose options' }).click();
  await expect(page.getByRole('dialog', { name: 'Sea buckthorn tea' })).toBeVisible();
  await page.goBack();
  await offer.getByRole('button', { name: 'Hide suggestions' }).click();
  await expect(offer).toBeHidden();
  await page.reload();
  await untilAlive(page);
  await page
    .getByRole('button', { name: /^Cart: 2/ })
    .last()
    .click();
  await expect(cart.getByRole('list', { name: 'Cart' }).getByRole('listitem')).toHaveCount(2);
  await expect(offer).toBeHidden();
  await recommend(administrator, 'medovik', ['sea-buckthorn-tea', 'cappuccino']);
});

test('staff choose what goes well with a dish, and its page shows it', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const { url } = demoShop;
  await signIn(context, demoShop);
  await page.goto(`${url}/command-center/product/${(await read(administrator, 'macarons')).id}`);
  const panel = page.getByRole('region', { name: 'Goes well with' });
  await panel.getByRole('button', { name: 'Add dishes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Goes well with' });
  await dialog.getByRole('searchbox', { name: 'Find a dish' }).fill('flat white');
  await dialog.getByRole('checkbox', { name: 'Flat white' }).check();
  await dialog.getByRole('searchbox', { name: 'Find a dish' }).fill('panna');
  await dialog.getByRole('checkbox', { name: 'Panna cotta' }).check();
  await dialog.getByRole('button', { name: 'Add 2 dishes' }).click();
  await panel
    .getByRole('button', { name: /Panna cotta/ })
    .and(panel.getByRole('button', { name: /up/i }))
    .click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Dish updated').first()).toBeAttached();

  await page.goto(`${url}/en/catalog/desserts/macarons`);
  const shown = page.getByRole('region', { name: 'Goes well with this' });
  await expect(shown.getByRole('article')).toHaveText([/Panna cotta/, /Flat white/]);
  await recommend(administrator, 'macarons', []);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Macarons' })).toBeVisible();
  await expect(shown).toBeHidden();
});
