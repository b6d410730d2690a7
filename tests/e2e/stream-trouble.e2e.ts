import type { Page } from '@playwright/test';
import { startCluster } from '../proof/stage/cluster';
import { ApiClient } from './api-client';
import { makeDataDirectory, startCarte } from './carte-server';
import { type CountedStreams, countStreams } from './counted-streams';
import { expect, test } from './fixtures';
import { keepsPages } from './kept-pages';
import { openAroundTheClock } from './opening-hours';
import { moveThrough, type PlacedOrder, placeAsap } from './orders';
import { signIn } from './visits';

test.use(keepsPages);

/** The longest pause of a browser before it asks again, 37.5 s, and a machine with other work. */
const BACK = { timeout: 60_000 };
/** One browser asks after 1, 2, 4, … 30 s: so often in three minutes. Eight tabs, each for itself, would need more for the first try. */
const MOST_ASKED = 12;

interface Tabs {
  readonly boards: readonly Page[];
  readonly staff: readonly Page[];
  /** Of one order, in each language. */
  readonly order: Readonly<Record<'en' | 'ru', Page>>;
}

const all = (pages: readonly Page[], expectation: (page: Page) => Promise<unknown>) =>
  Promise.all(pages.map(expectation));

async function expectStep({ order }: Tabs, words: Readonly<Record<'en' | 'ru', string>>): Promise<void> {
  for (const locale of ['en', 'ru'] as const) {
    await expect(order[locale].locator('[aria-current="step"]')).toContainText(words[locale], BACK);
  }
}

async function expectOrderToShow({ boards, staff }: Tabs, place: () => Promise<PlacedOrder>): Promise<void> {
  await all(staff, (page) => expect(page.locator('[data-connection="live"]').first()).toBeAttached(BACK));
  const { number } = await place();
  await all(boards, (page) => expect(page.getByRole('button', { name: `Accept: order ${number}` })).toBeVisible(BACK));
}

/** @returns what the streams were answered with since the last time. */
async function expectFewAsked(streams: CountedStreams): Promise<(number | null)[]> {
  await expect.poll(streams.open).toBe(1);
  const answers = streams.answers.splice(0);
  expect(answers.length).toBeLessThanOrEqual(MOST_ASKED);
  return answers;
}

test('eight tabs hear again after a restart and a database that was away, leave when their session ends, and ask seldom', async ({
  context,
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
    const open = async (path: string) => {
      const page = await context.newPage();
      await page.goto(`${streams.url}${path}`);
      return page;
    };
    const place = () => placeAsap(server.url);
    const followed = await place();
    const boards = [await open('/command-center/checkout'), await open('/command-center/checkout')];
    const tabs: Tabs = {
      boards,
      staff: [...boards, await open('/command-center/kitchen'), await open('/command-center/receiver')],
      order: {
        en: await open(`/finish?order=${followed.token}`),
        ru: await open(`/ru/finish?order=${followed.token}`),
      },
    };
    await open('/');
    await open('/ru/catalog');
    await expectOrderToShow(tabs, place);
    await moveThrough(administrator, followed.id, 'ACCEPTED');
    await expectStep(tabs, { en: 'Accepted', ru: 'Принят' });
    await expectFewAsked(streams);

    // The server is restarted.
    await server.stop();
    await all(tabs.staff, (page) => expect(page.locator('[data-connection="lost"]')).toBeAttached(BACK));
    server = await startCarte({
      dataDirectory: data.path,
      environment: { ...environment, PORT: new URL(server.url).port },
    });
    await expectOrderToShow(tabs, place);
    await moveThrough(administrator, followed.id, 'PREPARING');
    await expectStep(tabs, { en: 'Being prepared', ru: 'Готовится' });
    expect(await expectFewAsked(streams)).toContain(null);

    // The database is away, and the network has just changed.
    cluster.kill();
    streams.cut();
    await expect.poll(() => streams.answers.filter((status) => status === 503).length).toBeGreaterThan(1);
    await cluster.restart();
    await expectOrderToShow(tabs, place);
    await expectFewAsked(streams);

    // Signed out elsewhere: the next event is not theirs, and none of them asks for it again.
    await context.request.post(`${server.url}/graphql`, { data: { query: 'mutation { signOut { isReady } }' } });
    await place();
    await all(tabs.staff, (page) => expect(page).toHaveURL(/\/command-center\/sign-in/, BACK));
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
