import { faultsOf } from './faults';
import { expect, test } from './fixtures';
import { untilAlive } from './visits';

test('what a shopper avoids is kept on the device, and warns on cards, dishes and options, and filters the menu', async ({
  page,
  demoShop: { url },
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url}/en/catalog/pizza/margherita`);
  await untilAlive(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.getByText('My allergens').click();
  await page.getByRole('button', { name: 'milk', exact: true }).click();
  await expect(page.getByText('Contains milk, which you avoid')).toBeVisible();
  await expect(page.getByText('You avoid this. Contains: milk').first()).toBeVisible();
  await page.getByRole('button', { name: 'milk', exact: true }).click();
  await page.getByRole('button', { name: 'fish', exact: true }).click();
  await expect(page.getByText(/which you avoid/)).toBeHidden();
  await page.getByRole('button', { name: 'milk', exact: true }).click();
  // Each page asks for a session, and says nothing in it.
  const posts = sent.filter((request) => request.startsWith('POST') && request !== 'POST /api/auth/session');
  expect(posts).toEqual([]);
  expect(await faultsOf(page)).toEqual([]);

  await page.goto(`${url}/en/catalog`);
  await untilAlive(page);
  const card = (name: string) => page.getByRole('article').filter({ has: page.getByRole('link', { name }) });
  await expect(card('Margherita').getByText('Contains: milk')).toBeVisible();
  await expect(card('Borscht')).toBeAttached();
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('link', { name: 'Filters' }).click();
  await expect(page).toHaveURL(/catalog\?filters=&without=MILK&without=FISH(#[\w-]+)?$/);
  await expect(page.getByRole('status').filter({ hasText: /dishes found/ })).toBeVisible();
  await expect(card('Margherita')).toBeHidden();
  await expect(page.getByText('Contains: milk')).toBeHidden();
});
