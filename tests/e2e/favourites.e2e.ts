import { makeDataDirectory, startCarte } from './carte-server';
import { faultsOf } from './faults';
import { expect, test } from './fixtures';
import { shifted } from './shifted';
import { placeOrder, untilAlive } from './visits';

// What moves counts here.
test.use({ reducedMotion: 'no-preference' });

test('dishes that are liked stand above the menu, in every tab of this device, and nothing of it is sent', async ({
  page,
  context,
  demoShop: { url },
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url}/en/catalog`);
  await untilAlive(page);
  const other = await context.newPage();
  await other.goto(`${url}/en/catalog/desserts/medovik`);
  await untilAlive(other);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  const heart = page.getByRole('button', { name: 'Favourite: Medovik' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(other.getByRole('button', { name: 'Favourite: Medovik' })).toHaveAttribute('aria-pressed', 'true');
  await other.getByRole('button', { name: 'Favourite: Medovik' }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await page.getByRole('button', { name: 'Favourite: Margherita' }).click();
  expect(sent.filter((address) => address.includes('graphql'))).toEqual([]);

  const row = page.getByRole('region', { name: 'Favourites' });
  await expect(row).toBeHidden();
  await page.reload();
  await untilAlive(page);
  await expect(row.getByRole('article')).toHaveText([/Margherita/, /Medovik/]);
  expect(await shifted(page)).toBeLessThan(0.02);
  expect((await row.getByRole('article').first().boundingBox())?.y).toBeLessThan(844 / 3);
  expect(await faultsOf(page)).toEqual([]);

  await row.getByRole('button', { name: 'Favourite: Margherita' }).click();
  await expect(row.getByRole('article')).toHaveCount(2);
  await page.reload();
  await untilAlive(page);
  await expect(row.getByRole('article')).toHaveText([/Medovik/]);
});

test('where all favourites have left the menu, and with a storage that says anything, the menu begins as for others', async ({
  page,
  demoShop,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const many = JSON.stringify(Array.from({ length: 10_000 }, (_, index) => `gone-${index}`));
  const top = async () => (await page.getByRole('article').first().boundingBox())?.y ?? 0;
  await page.goto(`${demoShop.url}/en/catalog`);
  await untilAlive(page);
  const usual = await top();
  for (const kept of ['["gone"]', '{"a":1}', 'no JSON', '[1,null,{}]', many]) {
    await page.evaluate((text) => localStorage.setItem('carte.favourites', text), kept);
    await page.reload();
    await untilAlive(page);
    await expect.poll(top).toBeLessThanOrEqual(usual);
  }
  expect(errors).toEqual([]);
});

test('what is ordered often stands above the menu', async ({ browser, page }) => {
  const data = await makeDataDirectory();
  try {
    const first = await startCarte({ demo: true, dataDirectory: data.path });
    for (let order = 0; order < 5; order += 1) {
      const shopper = await browser.newContext();
      await placeOrder(shopper, first);
      await shopper.close();
    }
    await first.stop();
    const server = await startCarte({ demo: true, dataDirectory: data.path });
    await page.setViewportSize({ width: 390, height: 844 });
    const row = page.getByRole('region', { name: 'Popular' });
    // Counted right after the start.
    await expect(async () => {
      await page.goto(`${server.url}/ru/catalog`);
      await expect(page.getByRole('region', { name: 'Популярное' }).getByRole('article')).toHaveCount(4, {
        timeout: 500,
      });
    }).toPass();
    await page.goto(`${server.url}/en/catalog`);
    await expect(row.getByRole('article').first()).not.toContainText('Popular');
    const marked = page.getByRole('article').filter({ hasText: 'Popular' });
    await expect(marked).toHaveCount(4);
    expect((await row.getByRole('article').first().boundingBox())?.y).toBeLessThan(844 / 3);
    expect(await faultsOf(page)).toEqual([]);
    await server.stop();
  } finally {
    await data.remove();
  }
});
