import { expect, testAroundTheClock as test } from './fixtures';
import { openAsStaff } from './staff-page';

const DISHES = '{ menu { categories { products(first: 20) { nodes { hasChoices variants { id } } } } } }';
const PLACE = `mutation ($input: PlaceExternalOrderInput!) {
  placed: placeExternalOrder(input: $input) { __typename ... on Checkout { id number } ... on Error { code message } }
}`;

interface Menu {
  readonly menu: { categories: { products: { nodes: { hasChoices: boolean; variants: { id: string }[] }[] } }[] };
}

interface Placed {
  readonly placed: { readonly id: string; readonly number: string };
}

test('an order from a marketplace stands on the board with its source and what needs a look, and is found by it', async ({
  page,
  demoShop,
  administrator,
}) => {
  const { menu } = await administrator.run<Menu>(DISHES);
  const dish = menu.categories.flatMap(({ products }) => products.nodes).find(({ hasChoices }) => !hasChoices);
  const input = {
    source: 'Marketplace',
    externalReference: `M-${Date.now()}`,
    isPaid: true,
    commission: 450,
    name: 'Nino',
    phone: '+995 *** ** 56',
    deliveryMethod: 'DELIVERY',
    street: 'Rustaveli 12',
    lines: [{ variantId: dish?.variants[0]?.id, unitPrice: 3000 }],
  };
  const { placed } = await administrator.run<Placed>(PLACE, { input });
  expect(placed).toMatchObject({ __typename: 'Checkout' });
  const { placed: again } = await administrator.run<Placed>(PLACE, { input });
  expect(again.id).toBe(placed.id);

  await openAsStaff(page, demoShop, '/checkout');
  const card = page.getByRole('article', { name: placed.number });
  await expect(card).toContainText('Marketplace');
  await expect(card).toContainText('Phone as it was sent: +995 *** ** 56');
  await card.getByRole('link', { name: placed.number }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText(input.externalReference);
  await expect(main).toContainText('Paid: Marketplace');
  await expect(main).toContainText('4.50');
  await expect(main.getByRole('listitem').filter({ hasText: '+995 *** ** 56' })).toBeVisible();

  await page.goto(`${demoShop.url}/en/command-center/checkout?view=list`);
  await page.getByRole('combobox', { name: 'Source' }).selectOption('This shop');
  await expect(page).toHaveURL(/source=-/);
  await expect(page.getByRole('row').filter({ hasText: placed.number })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Source' }).selectOption('Marketplace');
  await expect(page.getByRole('row').filter({ hasText: placed.number })).toBeVisible();
  await page.goto(`${demoShop.url}/en/command-center/reports`);
  await expect(page.getByRole('region', { name: 'Where orders came from' }).getByRole('row')).toContainText([
    'Source',
    /Marketplace|This shop/,
  ]);
});
