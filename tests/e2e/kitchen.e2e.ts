import type { BrowserContext, Page } from '@playwright/test';
import type { ApiClient } from './api-client';
import { placeEvening } from './busy-evening';
import type { CarteServer } from './carte-server';
import { faultsOf } from './faults';
import { expect, testAroundTheClock as test } from './fixtures';
import { moveThrough, placeAsap, signInAs } from './orders';
import { signIn } from './visits';

/** The kitchen board, of a cook who has just been hired. */
async function openBoard(kitchen: BrowserContext, shop: CarteServer, administrator: ApiClient): Promise<Page> {
  await signInAs(kitchen, shop, administrator, { role: 'KITCHEN', name: 'Cook' });
  const page = await kitchen.newPage();
  await page.goto(`${shop.url}/command-center/kitchen`);
  return page;
}

const STATUS = 'query ($id: ID!) { node(id: $id) { ... on Checkout { status } } }';

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

  // On a small screen the totals give their room to the orders until somebody asks.
  const totals = page.getByRole('region', { name: /^To be made/ });
  await expect(totals.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: /^To be made/ }).click();
  const lines = card.locator('button[aria-pressed]');
  const dish = ((await lines.first().textContent()) ?? '').replace(/^\d+×/, '');
  const before = await totals.getByRole('listitem').filter({ hasText: dish }).textContent();
  await lines.first().click();
  await expect(lines.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(totals.getByRole('listitem').filter({ hasText: before ?? '' })).toHaveCount(0);
  // The first dish that is made has started the order.
  await expect.poll(status).toBe('PREPARING');

  // Ready, and away at once: what could still be undone is sent, since no timer outlives the page.
  await page.getByRole('button', { name: `Ready: order ${number}` }).click();
  await page.goto('about:blank');
  await expect.poll(status).toBe('READY');
  await kitchen.close();
});

const LINES = 'query ($id: ID!) { node(id: $id) { ... on Checkout { lines { id productName quantity } } } }';
const CANCEL = `mutation ($input: MoveOrderInput!) { moveOrder(input: $input) { __typename ... on Error { message } } }`;
const AMEND = `mutation ($input: AmendOrderInput!) { amendOrder(input: $input) { __typename ... on Error { message } } }`;

test('a dish that is taken off, and an order that is cancelled, stay on the screen until a cook has seen it', async ({
  browser,
  demoShop,
  administrator,
}) => {
  const kitchen = await browser.newContext({ viewport: { width: 1024, height: 768 } });
  const page = await openBoard(kitchen, demoShop, administrator);
  const { id, number } = await placeAsap(demoShop.url);
  await moveThrough(administrator, id, 'ACCEPTED', 'PREPARING');
  const card = page.getByRole('article', { name: number });
  await expect(card.locator('button[aria-pressed]')).toHaveCount(3);
  const { node } = await administrator.run<{
    node: { lines: { id: string; productName: string; quantity: number }[] };
  }>(LINES, { id });
  const [taken, ...rest] = node.lines;
  const lines = rest.map(({ id: lineId, quantity }) => ({ kept: { lineId, quantity } }));
  expect(await administrator.run(AMEND, { input: { id, isAgreedByPhone: true, lines } })).toEqual({
    amendOrder: { __typename: 'Checkout' },
  });
  await expect(card.getByText('Taken off')).toBeVisible();
  await expect(card.locator('del')).toContainText(`${taken?.quantity}×${taken?.productName}`);
  await expect(card.locator('button[aria-pressed]')).toHaveCount(2);
  // A screen that is loaded anew still knows what its cooks have begun.
  await page.reload();
  await expect(card.locator('del')).toHaveCount(1);
  await page.getByRole('button', { name: `Got it: order ${number}` }).click();
  await expect(card.locator('del')).toHaveCount(0);

  await administrator.run(CANCEL, { input: { id, to: 'CANCELLED', reason: 'The client called' } });
  await expect(card.getByText('Cancelled')).toBeVisible();
  await expect(card.locator('del')).toHaveCount(2);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: `Got it: order ${number}` }).click();
  await expect(card).toHaveCount(0);
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
  page,
  context,
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
  // A station is added and renamed, and one dish is made there unlike the others of its category.
  await signIn(context, demoShop);
  await page.goto(`${demoShop.url}/command-center/settings/stations`);
  await page.getByRole('button', { name: 'Add a station' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('English').fill('Bar');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('button', { name: 'Rename: Bar' }).click();
  await dialog.getByLabel('English').fill('Cold');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Rename: Cold' })).toBeVisible();
  const [dish] = menu.categories.flatMap(({ products }) =>
    products.nodes.filter((one) => !one.hasChoices && !one.isSoldOut),
  );
  await page.goto(`${demoShop.url}/command-center/product/${dish?.id}/usage`);
  await page.getByLabel('Station').selectOption('Cold');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();

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

test('the kitchen board takes the whole screen, and says when it is cut off', async ({
  browser,
  demoShop,
  administrator,
}) => {
  const kitchen = await browser.newContext();
  const page = await openBoard(kitchen, demoShop, administrator);
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

const COOKING = '{ channel { orders(first: 100, statuses: [ACCEPTED, PREPARING]) { nodes { id status } } } }';

interface Cooking {
  readonly channel: {
    readonly orders: { readonly nodes: readonly { readonly id: string; readonly status: string }[] };
  };
}

/** What other tests have left there is made. */
async function emptyKitchen(staff: ApiClient): Promise<void> {
  const { channel } = await staff.run<Cooking>(COOKING);
  for (const { id, status } of channel.orders.nodes) {
    await moveThrough(staff, id, ...(status === 'ACCEPTED' ? ['PREPARING', 'READY'] : ['READY']));
  }
}

/** How a board's cards stand on the screen, the oldest first. */
const cardsOf = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) =>
    cards
      .map((card) => {
        const { left, top, bottom, height } = card.getBoundingClientRect();
        return { number: card.querySelector('h2')?.textContent?.slice(-4) ?? '', left, top, bottom, height };
      })
      .toSorted((one, other) => one.number.localeCompare(other.number)),
  );

test('in the small size fifteen orders stand on a laptop and on a tablet, the oldest on top and no hole between them', async ({
  browser,
  demoShop,
  administrator,
}) => {
  const kitchen = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const page = await openBoard(kitchen, demoShop, administrator);
  await emptyKitchen(administrator);
  for (const { id } of await placeEvening(demoShop.url, 15)) await moveThrough(administrator, id, 'ACCEPTED');
  const dish = page.getByRole('article').locator('button[aria-pressed]').first();
  await expect(page.getByRole('article')).toHaveCount(15);
  await expect(dish).toHaveCSS('font-size', '24px');
  await page.getByRole('button', { name: 'This device' }).click();
  await page.getByRole('button', { name: 'Small', exact: true }).click();
  await page.keyboard.press('Escape');

  for (const { width, height } of [
    { width: 1280, height: 800 },
    { width: 820, height: 1180 },
  ]) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      const cards = await cardsOf(page);
      expect(Math.max(...cards.map(({ bottom }) => bottom))).toBeLessThanOrEqual(height);
      const columns = new Map<number, number>();
      const [first] = cards;
      for (const card of cards) {
        const column = columns.get(card.left);
        // In the first row, right of the one before; below it, where there was most room.
        if (column === undefined) {
          expect(card.top).toBe(first?.top);
          columns.set(card.left, card.height);
        } else {
          expect(column).toBeLessThanOrEqual(Math.min(...columns.values()) + 1);
          columns.set(card.left, column + card.height);
        }
      }
    }).toPass();
  }
  await kitchen.close();
  await emptyKitchen(administrator);
});
