import { startCluster } from '../proof/stage/cluster';
import { makeDataDirectory, startCarte } from './carte-server';
import { expect, test } from './fixtures';
import { untilAlive, untilKept } from './visits';

test('while the database is away the menu can be read, a dish waits, and every page comes back by itself', async ({
  browser,
  page: opened,
}) => {
  test.slow();
  const [cluster, data] = [await startCluster(), await makeDataDirectory()];
  const server = await startCarte({ demo: true, dataDirectory: data.path, environment: { DATABASE_URL: cluster.url } });
  const withWorker = await browser.newContext({ serviceWorkers: 'allow' });
  try {
    const menu = `${server.url}/catalog`;
    const seen = await withWorker.newPage();
    await seen.goto(menu);
    await untilKept(seen, '/catalog');
    await opened.goto(menu);
    await untilAlive(opened);
    const late = await opened.context().newPage();

    cluster.kill();
    await expect.poll(async () => (await fetch(`${server.url}/health/ready`)).status).toBe(503);
    await seen.reload();
    await expect(seen.getByRole('article').filter({ hasText: 'Margherita' })).toBeVisible();
    await opened.getByRole('link', { name: 'Delivery and payment' }).first().click();
    await late.goto(menu);
    await expect(opened.getByRole('heading', { name: 'We’ll be right back' })).toBeVisible();
    // Somebody who has never been here reads the menu, and learns that a dish can't be taken now.
    await untilAlive(late);
    const add = late.getByRole('button', { name: 'Add Tiramisu' }).first();
    await add.click();
    const said = late.getByRole('region', { name: 'Notifications' });
    await expect(said.getByText('We couldn’t reach the kitchen. Your cart hasn’t changed.')).toBeVisible();

    await cluster.restart();
    await expect(opened.getByRole('heading', { level: 1, name: 'Delivery and payment' })).toBeVisible();
    await add.click();
    await expect(late.getByLabel('1 in the cart: Tiramisu').first()).toBeVisible();
  } finally {
    await withWorker.close();
    await server.stop();
    await cluster.remove();
    await data.remove();
  }
});
