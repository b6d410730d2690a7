import { expect, type Page, type Request } from '@playwright/test';
import { untilAlive } from './visits';

/** What a page has asked for and has not got yet. */
export interface OpenRequests {
  readonly size: number;
}

/**
 * To be called before the page is opened. Live updates are not counted: they never end. Neither is the script of the shared worker
 * that brings them, of whose end the browser says nothing.
 */
export function watchRequests(page: Page): OpenRequests {
  const open = new Set<Request>();
  page.on('request', (request) => {
    const isLive =
      request.headers().accept?.includes('text/event-stream') || request.url().endsWith('/live-updates.js');
    if (!isLive) open.add(request);
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
  // A check that asks for a colour in a section that is not laid out yet has its transition begin there and then.
  await expect(page.locator('[data-skipped]')).toHaveCount(0);
  await untilStill(page);
  for (let looks = 0; open.size > 0 && looks < MOST_LOOKS; looks += 1) {
    await page.waitForTimeout(LOOK_MS);
    if (open.size === 0) await untilStill(page);
  }
}

/** Until fonts are there and what moves has come to rest: one movement may begin where another ends. What never ends is not waited for. */
export async function untilStill(page: Page): Promise<void> {
  // No function has a name in there: for those tsx calls a helper that the page does not have.
  const hasMoved = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
      // One that has ended may stay in the list for the sake of what it has left behind.
      const moving = document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(moving.map(({ finished }) => finished));
      return moving.length > 0;
    });
  while (await hasMoved());
}
