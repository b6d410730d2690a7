import { expect, test } from './fixtures';
import { openAroundTheClock } from './opening-hours';
import { moveThrough, placeAsap, signInAs } from './orders';

const STATUS = 'query ($id: ID!) { node(id: $id) { ... on Checkout { status } } }';

test('a cook starts, takes it back, ticks dishes off and is done; leaving the page loses nothing', async ({
  browser,
  demoShop,
  administrator,
}) => {
  const restoreHours = await openAroundTheClock(administrator);
  const kitchen = await browser.newContext({ viewport: { width: 1024, height: 768 } });
  await signInAs(kitchen, demoShop, administrator, { role: 'KITCHEN', name: 'Cook' });
  const page = await kitchen.newPage();
  await page.goto(`${demoShop.url}/command-center/kitchen`);
  await expect(page.getByRole('heading', { name: 'Kitchen board' })).toBeVisible();
  const { id, number } = await placeAsap(demoShop.url, { kitchenNote: 'No onions, please' });
  const card = page.getByRole('article', { name: number });
  await expect(card).toBeHidden();
  // No reload: accepted orders appear by themselves.
  await moveThrough(administrator, id, 'ACCEPTED');
  await expect(card).toBeVisible();
  await expect(card).toContainText('No onions, please');

  const totals = page.getByRole('region', { name: 'To be made' });
  const lines = card.locator('button[aria-pressed]');
  const dish = ((await lines.first().textContent()) ?? '').replace(/^\d+×/, '');
  const before = await totals.getByRole('listitem').filter({ hasText: dish }).textContent();
  await lines.first().click();
  await expect(lines.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(totals.getByRole('listitem').filter({ hasText: before ?? '' })).toHaveCount(0);

  const status = () => administrator.run<{ node: { status: string } }>(STATUS, { id }).then(({ node }) => node.status);
  await page.getByRole('button', { name: `Start: order ${number}` }).click();
  await page.getByRole('button', { name: `Undo: order ${number}` }).click();
  const start = page.getByRole('button', { name: `Start: order ${number}` });
  await expect(start).toBeVisible();
  expect((await start.boundingBox())?.height).toBeGreaterThanOrEqual(64);
  await start.click();
  await expect.poll(status, { timeout: 20_000 }).toBe('PREPARING');

  // Ready, and away at once: what could still be undone is sent, since no timer outlives the page.
  await page.getByRole('button', { name: `Ready: order ${number}` }).click();
  await page.goto('about:blank');
  await expect.poll(status).toBe('READY');
  await kitchen.close();
  await restoreHours();
});

test('the kitchen board takes the whole screen, and says when it is cut off', async ({
  browser,
  demoShop,
  administrator,
}) => {
  const kitchen = await browser.newContext();
  await signInAs(kitchen, demoShop, administrator, { role: 'KITCHEN', name: 'Cook' });
  const page = await kitchen.newPage();
  await page.goto(`${demoShop.url}/command-center/kitchen`);
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(page.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  await kitchen.setOffline(true);
  await expect(page.getByText('Connection lost.').last()).toBeVisible();
  await kitchen.setOffline(false);
  await expect(page.getByText('Connection lost.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Leave full screen' }).click();
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await kitchen.close();
});
