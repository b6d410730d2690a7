import type { Page, Request } from '@playwright/test';
import { untilAlive } from './visits';

/** What a page has asked for and has not got yet. */
export interface OpenRequests {
  readonly size: number;
}

/** To be called before the page is opened. Live updates are not counted: they never end. */
export function watchRequests(page: Page): OpenRequests {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (!request.headers().accept?.includes('text/event-stream')) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return open;
}

const LOOK_MS = 25;
/** A page that asks on and on is taken as it is. */
const MOST_LOOKS = 200;

/**
 * Until the page lives, what it asked for has come and is drawn, and nothing moves any more: what comes after the first
 * paint (the cart, the times) belongs to the screen.
 */
export async function untilQuiet(page: Page, open: OpenRequests): Promise<void> {
  await untilAlive(page);
  await untilDrawn(page);
  for (let looks = 0; open.size > 0 && looks < MOST_LOOKS; looks += 1) {
    await page.waitForTimeout(LOOK_MS);
    if (open.size === 0) await untilDrawn(page);
  }
}

/** Until fonts are there and what moves has come to rest. What never ends is not waited for. */
export function untilStill(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

async function untilDrawn(page: Page): Promise<void> {
  await untilStill(page);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}
