import type { Browser, BrowserContext, Page } from '@playwright/test';
import { ApiClient } from '../../api/demo/evening/api-client';
import { moveThrough, type PlacedOrder } from '../../api/demo/evening/evening';
import { startCluster } from '../proof/stage/cluster';
import { makeDataDirectory, startCarte } from './carte-server';
import { type CountedStreams, countStreams } from './counted-streams';
import { expect, test } from './fixtures';
import { keepsPages } from './kept-pages';
import { openAroundTheClock } from './opening-hours';
import { placeAsap } from './orders';
import { signIn, untilAlive, untilKept } from './visits';

test.use(keepsPages);

/** The longest pause of a browser before it asks again, 37.5 s, and a machine with other work. */
const BACK = { timeout: 60_000 };
/** One browser asks after 1, 2, 4, … 30 s: so often in three minutes. Five tabs, each for itself, would need more. */
const MOST_ASKED = 12;

interface Tabs {
  readonly board: Page;
  readonly kitchen: Page;
  /** Of one order, in each language. */
  readonly order: Readonly<Record<'en' | 'ru', Page>>;
}

async function expectStep({ order }: Tabs, words: Readonly<Record<'en' | 'ru', string>>): Promise<void> {
  for (const locale of ['en', 'ru'] as const) {
    await expect(order[locale].locator('[aria-current="step"]')).toContainText(words[locale], BACK);
  }
}

async function expectConnection({ board, kitchen }: Tabs, state: 'live' | 'lost'): Promise<void> {
  for (const page of [board, kitchen]) {
    await expect(page.locator(`[data-connection="${state}"]`).first()).toBeAttached(BACK);
  }
}

async function expectOrderToShow(tabs: Tabs, place: () => Promise<PlacedOrder>): Promise<void> {
  await expectConnection(tabs, 'live');
  const { number } = await place();
  await expect(tabs.board.getByRole('button', { name: new RegExp(`^Accept .+: order ${number}`) })).toBeVisible(BACK);
}

/** @returns what the streams were answered with since the last time. */
async function expectFewAsked(streams: CountedStreams): Promise<(number | null)[]> {
  await expect.poll(streams.open).toBe(1);
  const answers = streams.answers.splice(0);
  expect(answers.length).toBeLessThanOrEqual(MOST_ASKED);
  return answers;
}

/** Shoppers before the database goes: one with the menu kept, one on it, and one who has yet to come. */
async function openShoppers(browser: Browser, menu: string) {
  const [keeping, plain] = [await browser.newContext({ serviceWorkers: 'allow' }), await browser.newContext()];
  const [seen, opened, late] = [await keeping.newPage(), await plain.newPage(), await plain.newPage()];
  await seen.goto(menu);
  await untilKept(seen, '/catalog');
  await opened.goto(menu);
  await untilAlive(opened);
  const add = late.getByRole('button', { name: 'Add Tiramisu' }).first();
  return {
    async seeTheMenuAlone(): Promise<void> {
      await seen.reload();
      await expect(seen.getByRole('article').filter({ hasText: 'Margherita' })).toBeVisible();
      await opened.getByRole('link', { name: 'Delivery and payment' }).first().click();
      await late.goto(menu);
      await expect(opened.getByRole('heading', { name: 'We’ll be right back' })).toBeVisible();
      // Who has never been here reads the menu, and learns that a dish can't be taken now.
      await untilAlive(late);
      await add.click();
      const said = late.getByRole('region', { name: 'Notifications' });
      await expect(said.getByText('We couldn’t reach the kitchen. Your cart hasn’t changed.')).toBeVisible();
    },
    async goOn(): Promise<void> {
      await expect(opened.getByRole('heading', { level: 1, name: 'Delivery and payment' })).toBeVisible();
      await add.click();
      await expect(late.getByLabel('1 in the cart: Tiramisu').first()).toBeVisible();
      await keeping.close();
      await plain.close();
    },
  };
}

async function openTabs(context: BrowserContext, url: string, { token }: PlacedOrder): Promise<Tabs> {
  const open = async (path: string) => {
    const page = await context.newPage();
    await page.goto(`${url}${path}`);
    return page;
  };
  const tabs = {
    board: await open('/command-center/checkout'),
    kitchen: await open('/command-center/kitchen'),
    order: { en: await open(`/finish?order=${token}`), ru: await open(`/ru/finish?order=${token}`) },
  };
  await open('/ru/catalog');
  return tabs;
}

test('after a restart and a database that was away staff and shoppers go on by themselves, and ask seldom meanwhile', async ({
  context,
  browser,
}) => {
  test.slow();
  const [cluster, data] = [await startCluster(), await makeDataDirectory()];
  const environment = { DATABASE_URL: cluster.url };
  let server = await startCarte({ demo: true, dataDirectory: data.path, environment });
  const streams = await countStreams(server.url);
  try {
    const administrator = await ApiClient.ofAdministrator(server);
    await openAroundTheClock(administrator);
    await signIn(context, server);
    const place = () => placeAsap(server.url);
    const followed = await place();
    const tabs = await openTabs(context, streams.url, followed);
    await expectOrderToShow(tabs, place);
    await moveThrough(administrator, followed.id, 'ACCEPTED');
    await expectStep(tabs, { en: 'Accepted', ru: 'Принят' });
    await expectFewAsked(streams);

    // The server is restarted.
    await server.stop();
    await expectConnection(tabs, 'lost');
    server = await startCarte({
      dataDirectory: data.path,
      environment: { ...environment, PORT: new URL(server.url).port },
    });
    await expectOrderToShow(tabs, place);
    await moveThrough(administrator, followed.id, 'PREPARING');
    await expectStep(tabs, { en: 'Being prepared', ru: 'Готовится' });
    expect(await expectFewAsked(streams)).toContain(null);

    // The database is away, and the network has just changed.
    const shoppers = await openShoppers(browser, `${server.url}/catalog`);
    cluster.kill();
    streams.cut();
    await shoppers.seeTheMenuAlone();
    await expect.poll(() => streams.answers.filter((status) => status === 503).length).toBeGreaterThan(1);
    await cluster.restart();
    await shoppers.goOn();
    await expectOrderToShow(tabs, place);
    await expectFewAsked(streams);

    // Signed out elsewhere: the next event is not theirs, and none of them asks for it again.
    await context.request.post(`${server.url}/graphql`, { data: { query: 'mutation { signOut { isReady } }' } });
    await place();
    for (const page of [tabs.board, tabs.kitchen]) await expect(page).toHaveURL(/\/command-center\/sign-in/, BACK);
    await moveThrough(administrator, followed.id, 'READY');
    await expectStep(tabs, { en: 'Ready', ru: 'Готов' });
    // What ended without a refusal is asked for once more, after a pause.
    await expect.poll(() => streams.answers.length).toBeGreaterThan(0);
    expect(new Set(await expectFewAsked(streams))).toEqual(new Set([200]));
  } finally {
    await streams.close();
    await server.stop();
    await cluster.remove();
    await data.remove();
  }
});
