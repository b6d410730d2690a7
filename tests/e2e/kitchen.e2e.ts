import type { BrowserContext, Page } from '@playwright/test';
import type { ApiClient } from '../../api/demo/evening/api-client';
import { moveThrough } from '../../api/demo/evening/evening';
import type { CarteServer } from './carte-server';
import { expect, testAroundTheClock as test } from './fixtures';
import { placeAsap, signInAs } from './orders';

/** The kitchen board, of a cook who has just been hired. */
async function openBoard(kitchen: BrowserContext, shop: CarteServer, administrator: ApiClient): Promise<Page> {
  await signInAs(kitchen, shop, administrator, { role: 'KITCHEN', name: 'Cook' });
  const page = await kitchen.newPage();
  await page.goto(`${shop.url}/command-center/kitchen`);
  return page;
}

const STATUS = 'query ($id: ID!) { node(id: $id) { ... on Order { status } } }';

test('a cook starts, takes it back, ticks dishes off and is done; leaving the page loses nothing', async ({
  browser,
  demoShop,
  administrator,
}) => {
  const kitchen = await browser.newContext({ viewport: { width: 1024, height: 768 } });
  const page = await openBoard(kitchen, demoShop, administrator);
  await expect(page.getByRole('heading', { name: 'Kitchen board' })).toBeVisible();
  const { id, number } = await placeAsap(demoShop.url, { kitchenNote: 'No onions, please' });
  const card = page.getByRole('article', { name: number });
  await expect(card).toBeHidden();
  // No reload: accepted orders appear by themselves.
  await moveThrough(administrator, id, 'ACCEPTED');
  await expect(card).toBeVisible();
  await expect(card).toContainText('No onions, please');

  const status = () => administrator.run<{ node: { status: string } }>(STATUS, { id }).then(({ node }) => node.status);
  const start = page.getByRole('button', { name: `Start: order ${number}` });
  await start.click();
  // By a key: a second click this soon is a double press.
  await page.getByRole('button', { name: `Undo: order ${number}` }).press('Enter');
  await expect(start).toBeVisible();
  expect(await status()).toBe('ACCEPTED');

  // Cut off: what is on the screen may be old, and says so.
  await kitchen.setOffline(true);
  await expect(page.getByText('Connection lost.')).toBeVisible();
  await kitchen.setOffline(false);
  await expect(page.getByText('Connection lost.')).toHaveCount(0);

  const lines = card.locator('button[aria-pressed]');
  await lines.first().click();
  await expect(lines.first()).toHaveAttribute('aria-pressed', 'true');
  // The first dish that is made has started the order.
  await expect.poll(status).toBe('PREPARING');

  // Ready, and away at once: what could still be undone is sent, since no timer outlives the page.
  await page.getByRole('button', { name: `Ready: order ${number}` }).click();
  await page.goto('about:blank');
  await expect.poll(status).toBe('READY');
  await kitchen.close();
});

const KITCHEN_MENU = '{ menu { categories { id products(first: 12) { nodes { id hasChoices isSoldOut } } } } }';
const ADD_STATION = `mutation ($input: CreateStationInput!) {
  answer: createStation(input: $input) { ... on Station { id } ... on Error { message } }
}`;
const ROUTE = `mutation ($input: RouteToStationInput!) {
  answer: routeToStation(input: $input) { ... on Channel { id } ... on Error { message } }
}`;
const STATIONS = '{ channel { stations { id } } }';
const REMOVE_STATION = 'mutation ($id: ID!) { deleteStation(id: $id) { __typename } }';

interface KitchenMenu {
  readonly menu: {
    readonly categories: readonly {
      readonly id: string;
      readonly products: { readonly nodes: readonly { id: string; hasChoices: boolean; isSoldOut: boolean }[] };
    }[];
  };
}

/** A cook comes to their board by signing in, and sets the screen to a station. */
async function standAt(page: Page, url: string, station: string): Promise<void> {
  await page.goto(`${url}/command-center/sign-in`);
  await expect(page).toHaveURL(/\/command-center\/kitchen$/);
  await page.getByRole('button', { name: 'This device' }).click();
  await page.getByRole('button', { name: station, exact: true }).click();
  await page.keyboard.press('Escape');
}

test('two stations make an order together: each sees its own dishes, the last one makes it ready, and it can be recalled', async ({
  browser,
  demoShop,
  administrator,
}) => {
  const { menu } = await administrator.run<KitchenMenu>(KITCHEN_MENU);
  const { answer: hot } = await administrator.run<{ answer: { id: string } }>(ADD_STATION, {
    input: { name: [{ locale: 'en', value: 'Hot' }] },
  });
  for (const { id: categoryId } of menu.categories) {
    await administrator.run(ROUTE, { input: { dishes: { categoryId }, stationId: hot.id } });
  }
  const { answer: cold } = await administrator.run<{ answer: { id: string } }>(ADD_STATION, {
    input: { name: [{ locale: 'en', value: 'Cold' }] },
  });
  // One dish is made there unlike the others of its category.
  const [dish] = menu.categories.flatMap(({ products }) =>
    products.nodes.filter((one) => !one.hasChoices && !one.isSoldOut),
  );
  await administrator.run(ROUTE, { input: { dishes: { productId: dish?.id }, stationId: cold.id } });

  const [first, second] = [await browser.newContext(), await browser.newContext()];
  await signInAs(first, demoShop, administrator, { role: 'KITCHEN', name: 'Hot cook' });
  await signInAs(second, demoShop, administrator, { role: 'KITCHEN', name: 'Cold cook' });
  const [hotScreen, coldScreen] = [await first.newPage(), await second.newPage()];
  await standAt(hotScreen, demoShop.url, 'Hot');
  await standAt(coldScreen, demoShop.url, 'Cold');
  const { id, number } = await placeAsap(demoShop.url);
  await moveThrough(administrator, id, 'ACCEPTED');
  const status = () => administrator.run<{ node: { status: string } }>(STATUS, { id }).then(({ node }) => node.status);
  const linesOn = (screen: Page) => screen.getByRole('article', { name: number }).locator('button[aria-pressed]');
  await expect(linesOn(hotScreen)).toHaveCount(2);
  await expect(linesOn(coldScreen)).toHaveCount(1);
  await expect(hotScreen.getByRole('article', { name: number })).toContainText('1 more dish at another station');

  // The cold station is done: the order leaves its screen and stays on the other one.
  await linesOn(coldScreen).click();
  await expect(linesOn(coldScreen)).toHaveCount(0);
  await expect.poll(status).toBe('PREPARING');
  await hotScreen.getByRole('button', { name: `Ready: order ${number}` }).click();
  await expect.poll(status, { timeout: 20_000 }).toBe('READY');
  await expect(linesOn(hotScreen)).toHaveCount(0);

  await coldScreen.getByRole('button', { name: 'Recall', exact: true }).click();
  await coldScreen.getByRole('button', { name: `Recall: order ${number}` }).click();
  await expect(linesOn(coldScreen)).toHaveCount(1);
  await expect.poll(status).toBe('PREPARING');
  // What this screen is for is remembered.
  await coldScreen.reload();
  await expect(linesOn(coldScreen)).toHaveCount(1);

  await moveThrough(administrator, id, 'READY');
  await first.close();
  await second.close();
  const { channel } = await administrator.run<{ channel: { stations: { id: string }[] } }>(STATIONS);
  for (const station of channel.stations) await administrator.run(REMOVE_STATION, { id: station.id });
});
