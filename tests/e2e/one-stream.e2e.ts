import type { BrowserContext, Page } from '@playwright/test';
import { moveThrough, type PlacedOrder } from '../../api/demo/evening/evening';
import { type CountedStreams, countStreams } from './counted-streams';
import { expect, test } from './fixtures';
import { keepsPages } from './kept-pages';
import { openAroundTheClock } from './opening-hours';
import { placeAsap } from './orders';
import { signIn } from './visits';

test.use(keepsPages);

/** A page that waits for a free connection waits for ever: the browser has six for a host. */
const LOAD = { timeout: 15_000 };
/** A quiet machine needs a part of a second. One that draws eight pages and builds needs more; nothing asks again by the clock meanwhile. */
const SOON = { timeout: 10_000 };

/** What each tab shows of an order: the two boards the new one, the kitchen the accepted one, its own page each step. */
interface Tabs {
  readonly boards: readonly Page[];
  readonly kitchens: readonly Page[];
  readonly orderPages: readonly Page[];
}

async function expectAllToHear(tabs: Tabs, url: string, run: (order: PlacedOrder) => Promise<void>): Promise<void> {
  const order = await placeAsap(url);
  await Promise.all(
    tabs.boards.map((page) =>
      expect(page.getByRole('button', { name: new RegExp(`^Accept .+: order ${order.number}`) })).toBeVisible(SOON),
    ),
  );
  await run(order);
  await Promise.all(tabs.kitchens.map((page) => expect(page.getByText(order.number).first()).toBeVisible(SOON)));
}

async function expectStep(tabs: Tabs, step: string): Promise<void> {
  await Promise.all(
    tabs.orderPages.map((page) =>
      expect(page.getByRole('listitem').filter({ hasText: step })).toHaveAttribute('aria-current', 'step', SOON),
    ),
  );
}

/** A machine that still draws eight pages would be what is waited for. */
async function untilIdle(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  }
}

const expectOneStream = (streams: CountedStreams) => expect.poll(streams.open).toBe(1);

/** Cookies know no port: who has signed in at the server has signed in at the gate. */
async function openThrough({ url }: CountedStreams, context: BrowserContext, path: string, page?: Page): Promise<Page> {
  const tab = page ?? (await context.newPage());
  await tab.goto(`${url}${path}`, LOAD);
  if (path.startsWith('/command-center')) {
    await tab.locator('[data-connection="live"]').first().waitFor({ state: 'attached' });
  }
  return tab;
}

test('eight tabs hear live over one stream that a worker holds, whichever is closed, and none waits to load', async ({
  page: first,
  context,
  demoShop,
  administrator,
}) => {
  const closeAgain = await openAroundTheClock(administrator);
  const streams = await countStreams(demoShop.url);
  try {
    await signIn(context, demoShop);
    const open = (path: string, page?: Page) => openThrough(streams, context, path, page);

    // Who only looks holds no stream; page after page in one tab, with those before it kept by the browser.
    for (const path of ['/', '/catalog', '/delivery', '/']) await open(path, first);
    expect(streams.open()).toBe(0);

    const followed = await placeAsap(demoShop.url);
    await open('/command-center/checkout', first);
    const tabs = {
      boards: [await open('/command-center/checkout')],
      kitchens: [await open('/command-center/kitchen')],
      orderPages: [await open(`/finish?order=${followed.token}`), await open(`/finish?order=${followed.token}`)],
    };
    await open('/command-center/receivers');
    await open('/');
    await open('/catalog');
    expect(context.pages()).toHaveLength(8);
    await expectOneStream(streams);
    await untilIdle(context);

    const accept = (order: PlacedOrder) => moveThrough(administrator, order.id, 'ACCEPTED');
    await expectAllToHear({ ...tabs, boards: [first, ...tabs.boards] }, demoShop.url, accept);
    await accept(followed);
    await expectStep(tabs, 'Accepted');

    // The tab that began it goes.
    await first.close();
    await expectAllToHear(tabs, demoShop.url, accept);

    // Away and back: the same page, out of the browser's cache, with what it has missed.
    const [board] = tabs.boards;
    if (!board) throw new Error('no board');
    await board.evaluate(() => Object.assign(window, { isTheSame: true }));
    await open('/', board);
    const missed = await placeAsap(demoShop.url);
    await board.goBack({ waitUntil: 'commit', ...LOAD });
    // A page kept by the browser is reported to be there before Playwright has its scripts' context: on a busy machine the first question is lost.
    const isTheSame = () => board.evaluate(() => 'isTheSame' in window).catch(() => false);
    await expect.poll(isTheSame, SOON).toBe(true);
    await expect(board.getByRole('button', { name: new RegExp(`^Accept .+: order ${missed.number}`) })).toBeVisible(
      SOON,
    );
    await expectOneStream(streams);

    // And once the last one that listens has gone, the connection has too.
    for (const page of context.pages()) await page.goto('about:blank');
    await expect.poll(streams.open).toBe(0);
  } finally {
    await streams.close();
    await closeAgain();
  }
});

test('where there is no shared worker each tab holds a stream, which goes with it', async ({
  page: first,
  context,
  demoShop,
  administrator,
}) => {
  const closeAgain = await openAroundTheClock(administrator);
  const streams = await countStreams(demoShop.url);
  try {
    await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedWorker'));
    await signIn(context, demoShop);
    const board = await openThrough(streams, context, '/command-center/checkout', first);
    const kitchen = await openThrough(streams, context, '/command-center/kitchen');
    const accept = (order: PlacedOrder) => moveThrough(administrator, order.id, 'ACCEPTED');
    await expectAllToHear({ boards: [board], kitchens: [kitchen], orderPages: [] }, demoShop.url, accept);
    await expect.poll(streams.open).toBe(2);
    await board.close();
    await expect.poll(streams.open).toBe(1);
  } finally {
    await streams.close();
    await closeAgain();
  }
});
