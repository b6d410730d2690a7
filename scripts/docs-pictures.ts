import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { ApiClient } from '../api/demo/evening/api-client';
import { placeEvening, spreadEvening } from '../api/demo/evening/evening';
import type { CarteServer } from '../tests/e2e/carte-server';
import { openAroundTheClock } from '../tests/e2e/opening-hours';
import { untilQuiet, watchRequests } from '../tests/e2e/quiet';
import { fillCart, signIn } from '../tests/e2e/visits';

const ORDERS = 30;

/** `docs/board.webp` and `docs/shop.webp`, which the README shows: the demo shop's board and menu at the height of an evening. */
export async function drawForDocs(browser: Browser, server: CarteServer): Promise<void> {
  if (!server.administrator) throw new Error('only the demo shop has an evening');
  const staff = new ApiClient(server.url);
  await staff.signIn(server.administrator);
  await openAroundTheClock(staff);
  await spreadEvening(staff, await placeEvening(server.url, ORDERS));
  await draw(browser, server, 'board', '/en/command-center/checkout', signIn);
  await draw(browser, server, 'shop', '/en/catalog', fillCart);
}

async function draw(
  browser: Browser,
  server: CarteServer,
  name: string,
  path: string,
  prepare: (context: BrowserContext, server: CarteServer) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  await prepare(context, server);
  const page = await context.newPage();
  const open = watchRequests(page);
  await page.goto(`${server.url}${path}`, { waitUntil: 'load' });
  await untilQuiet(page, open);
  const picture = await page.screenshot();
  await context.close();
  await sharp(picture)
    .webp({ quality: 80 })
    .toFile(join(import.meta.dirname, '..', 'docs', `${name}.webp`));
}
