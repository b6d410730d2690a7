import { faultsOf } from './faults';
import { expect, testAroundTheClock as test } from './fixtures';
import { moveThrough, placeAsap, signInAs } from './orders';
import { openAsStaff } from './staff-page';

const SALES = '{ channel { sales { orders cancelled revenue { decimal } topDishes { name quantity } } } }';
const CANCEL = `mutation ($id: ID!) {
  moveOrder(input: { id: $id, to: CANCELLED, reasonCode: SOLD_OUT }) { __typename }
}`;

interface Answer {
  readonly channel: {
    readonly sales: { orders: number; cancelled: number; topDishes: { name: string; quantity: number }[] };
  };
}

test('the figures follow the orders, for the period that is chosen, as bars and as a table', async ({
  page,
  demoShop,
  administrator,
}) => {
  const { id } = await placeAsap(demoShop.url);
  const figure = (name: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .getByRole('definition')
      .first();
  const read = async () => (await administrator.run<Answer>(SALES)).channel.sales;

  const before = await read();
  await openAsStaff(page, demoShop, '');
  await expect(figure('Orders')).toContainText(String(before.orders));
  await placeAsap(demoShop.url);
  await expect(figure('Orders')).toContainText(String(before.orders + 1));
  const { topDishes } = await read();
  const dishes = page.getByRole('region', { name: 'Top dishes' });
  await expect(dishes.getByRole('row')).toHaveCount(topDishes.length + 1);
  await expect(dishes.getByRole('row').nth(1)).toContainText(topDishes[0]?.name ?? 'a dish');

  await administrator.run(CANCEL, { id });
  await expect(figure('Orders')).toContainText(String(before.orders));
  await expect(figure('Cancelled')).toContainText(String(before.cancelled + 1));
  await expect(page.getByRole('region', { name: 'Why orders were cancelled' })).toContainText('Sold out');

  const hours = page.getByRole('region', { name: 'Orders by hour' });
  await expect(hours.getByRole('img', { name: /at most, from/ })).toBeVisible();
  await hours.getByRole('button', { name: 'Show as a table' }).click();
  await expect(hours.getByRole('rowheader', { name: '12:00 PM' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await page.getByText('7 days', { exact: true }).click();
  await expect(page).toHaveURL(/\?period=7$/);
  await expect(page.getByText('in the 7 days before').first()).toBeVisible();
  await page.goto(`${demoShop.url}/en/command-center?period=30`);
  await expect(page.getByRole('radio', { name: '30 days' })).toBeChecked();
});

test('a cook is shown the way to the kitchen, and no money', async ({ browser, demoShop, administrator }) => {
  const { id } = await placeAsap(demoShop.url);
  await moveThrough(administrator, id, 'ACCEPTED');
  const context = await browser.newContext();
  await signInAs(context, demoShop, administrator, { role: 'KITCHEN', name: 'Cook' });
  const page = await context.newPage();
  await page.goto(`${demoShop.url}/en/command-center`);
  await expect(page.getByRole('heading', { name: 'Right now' })).toBeVisible();
  await expect(page.getByRole('main').getByText('₾')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Sales' })).toBeHidden();
  await page.getByRole('link', { name: 'Open the kitchen board' }).click();
  await expect(page).toHaveURL(/\/command-center\/kitchen$/);
  await context.close();
});
