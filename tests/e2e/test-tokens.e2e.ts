import { expect, testAroundTheClock as test } from './fixtures';
import { placeAsap } from './orders';
import { openAsStaff } from './staff-page';

const MOVE = `mutation ($input: MoveOrderInput!) {
  moveOrder(input: $input) { __typename ... on Error { code message } }
}`;

test('a program with a test token orders in the open shop, and everybody sees that nobody waits for it', async ({
  page,
  demoShop,
  administrator,
}) => {
  await openAsStaff(page, demoShop, '/settings/tokens');
  await page.getByRole('button', { name: 'Create a token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('App in the making');
  await dialog.getByRole('checkbox', { name: /^Order for clients/ }).check();
  await dialog.getByRole('switch', { name: 'For tests' }).check();
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  const secret = await dialog.getByRole('textbox', { name: 'Token' }).inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('row').filter({ hasText: secret.slice(0, 12) })).toContainText('Test');

  const { id, number } = await placeAsap(demoShop.url, {}, secret);
  await openAsStaff(page, demoShop, '/checkout');
  await expect(page.getByRole('article', { name: number }).getByText('Test', { exact: true })).toBeVisible();
  await page.goto(`${demoShop.url}/en/command-center/checkout?view=list`);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Test orders');
  await expect(page).toHaveURL(/status=TEST/);
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Test');
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('main').getByText('Test order', { exact: true })).toBeVisible();
  await page.goto(`${demoShop.url}/ru/command-center/checkout/${id}/ticket`);
  await expect(page.getByText('Тестовый заказ')).toBeVisible();

  const accept = { input: { id, to: 'ACCEPTED' } };
  expect(await administrator.run(MOVE, accept)).toMatchObject({ moveOrder: { __typename: 'Checkout' } });
  await page.goto(`${demoShop.url}/en/command-center/kitchen`);
  await expect(page.locator(`[data-order="${id}"]`).getByText('Test order')).toBeVisible();
  const cancel = { input: { id, to: 'CANCELLED', reasonCode: 'CLOSING' } };
  expect(await administrator.run(MOVE, cancel)).toMatchObject({ moveOrder: { __typename: 'Checkout' } });
});

test('a receiver for tests is chosen when it is made, and says so from then on', async ({ page, demoShop }) => {
  await openAsStaff(page, demoShop, '/receiver/new');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Plain JSON' }).click();
  await main.getByLabel('Name').fill('Rehearsal');
  await main.getByRole('switch', { name: 'For tests' }).check();
  await main.getByRole('textbox', { name: 'Address' }).fill('https://hook.example/orders');
  await main.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'Rehearsal', level: 1 })).toBeVisible();
  await expect(main.getByText('Test', { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('switch', { name: 'For tests' })).toHaveCount(0);
});
