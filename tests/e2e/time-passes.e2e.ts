import { asksFor } from './asks-for';
import { faultsOf } from './faults';
import { expect, test } from './fixtures';
import { openAroundTheClock } from './opening-hours';
import { moveThrough, placeAsap } from './orders';
import { openAsStaff } from './staff-page';

const CANCEL = `mutation ($id: ID!) {
  moveOrder(input: { id: $id, to: CANCELLED, reasonCode: CLOSING }) { __typename }
}`;

function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

test('an order that gets late says so by itself: on the board, in the kitchen, on its page', async ({
  page,
  demoShop,
  administrator,
}) => {
  const restoreHours = await openAroundTheClock(administrator);
  const { id, number } = await placeAsap(demoShop.url);
  await moveThrough(administrator, id, 'ACCEPTED');
  await page.clock.install();
  const card = page.getByRole('article', { name: number });

  await openAsStaff(page, demoShop, '/checkout');
  await expect(card).toBeVisible();
  await expect(card.getByText('Late')).toHaveCount(0);
  // No action: only time passes.
  await page.clock.fastForward('03:00:00');
  await expect(card.getByText('Late')).toBeVisible();
  expect(await faultsOf(page, { inside: `[data-order="${id}"]` })).toEqual([]);

  await page.getByRole('link', { name: 'Kitchen board' }).click();
  await expect(card.getByText(/late$/)).toBeVisible();
  await page.goto(`${demoShop.url}/command-center/checkout/${id}`);
  await page.clock.fastForward('03:00:00');
  await expect(page.getByRole('main').getByText('Late')).toBeVisible();
  await administrator.run(CANCEL, { id });
  await restoreHours();
});

test('what takes long says that it is in process', async ({ page, demoShop, administrator }) => {
  const restoreHours = await openAroundTheClock(administrator);
  const { id, number } = await placeAsap(demoShop.url);
  await openAsStaff(page, demoShop, `/checkout/${id}`);
  const write = gate();
  // It is answered when the end-to-end test has seen what it waits for.
  await page.route('**/graphql*', async (route) => {
    if (route.request().postData()?.includes('preparationMinutes')) await write.opened;
    await route.continue();
  });
  await page.getByRole('button', { name: `Accept: order ${number}` }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^15 min/ })
    .click();
  await expect(page.getByText('In process')).toBeVisible();
  write.open();
  await expect(page.getByText('In process')).toBeHidden();
  await administrator.run(CANCEL, { id });
  await restoreHours();
});

test('what a colleague changes is read anew, and a slow network is told of until it is here', async ({
  page,
  demoShop,
  administrator,
}) => {
  const name = `Stall ${crypto.randomUUID().slice(0, 8)}`;
  await openAsStaff(page, demoShop, '/warehouse');
  const read = gate();
  await page.route('**/graphql*', async (route) => {
    if (asksFor(route.request(), 'Warehouses')) await read.opened;
    await route.continue();
  });
  const { createWarehouse: warehouse } = await administrator.run<{ createWarehouse: { id: string } }>(
    'mutation ($input: CreateWarehouseInput!) { createWarehouse(input: $input) { ... on Warehouse { id } } }',
    { input: { name: [{ locale: 'en', value: name }] } },
  );
  const notice = page.getByText('Data is being updated');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('link', { name }), 'what was there stays in sight').toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Kitchens' }).getByRole('listitem').first()).toBeVisible();
  read.open();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(notice).toBeHidden();
  await administrator.run('mutation ($id: ID!) { deleteWarehouse(id: $id) { __typename } }', { id: warehouse.id });
});
