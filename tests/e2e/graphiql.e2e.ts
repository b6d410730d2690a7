import { expect, test } from './fixtures';

test('a developer explores the API and asks for the shop, without any other host', async ({ page, demoShop }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(demoShop.url) && /^https?:/.test(request.url())) foreign.push(request.url());
  });
  await page.goto(`${demoShop.url}/graphql`);
  await page.getByRole('button', { name: 'Execute query' }).click();
  await expect(page.locator('.result-window')).toContainText('Copper Ladle');
  expect(foreign).toEqual([]);
});
