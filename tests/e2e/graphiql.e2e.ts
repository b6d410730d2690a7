import { expect, test } from './fixtures';

test('a developer explores the API and asks for the shop, without any other host', async ({ page, demoShop }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(demoShop.url) && /^https?:/.test(request.url())) foreign.push(request.url());
  });
  await page.goto(`${demoShop.url}/graphql`);
  await page.getByRole('button', { name: 'Execute query' }).click();
  await expect(page.locator('.result-window')).toContainText('Copper Ladle');
  const tabs = page.getByRole('tablist', { name: 'Select active operation' }).getByRole('tab');
  for (const name of ['Menu', 'AddToCart', 'Cart', 'Dish']) {
    // One press, as a person presses: the tab stays where it is in between.
    await tabs.getByText(name, { exact: true }).hover();
    await page.mouse.down();
    await page.mouse.up();
    await expect(page.locator('.graphiql-tab-active')).toContainText(name);
  }
  const schemas = page.getByRole('group', { name: 'Schema' });
  await expect(schemas.getByRole('button', { pressed: true })).toHaveText('Storefront');
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  const ofStaff = page.getByText('ReceiverPreset', { exact: true });
  await expect(page.getByText('PlaceOrderResult', { exact: true })).toBeVisible();
  await expect(ofStaff).toHaveCount(0);
  await schemas.getByRole('button', { name: 'Everything' }).click();
  await expect(ofStaff).toBeVisible();
  expect(foreign).toEqual([]);
});
