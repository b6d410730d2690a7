import { expect, type Page } from '@playwright/test';
import { untilQuiet, watchRequests } from '../quiet';
import type { Screen } from './catalogue';

export const PHONE = { width: 390, height: 844 };

/** What reaches beyond the page's right edge: nothing, or the first thing that does and by how much. */
export const beyondTheEdge = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= window.innerWidth) return null;
    const isCut = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || isCut(parent);
    };
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth + 1 && !isCut(element),
    );
    const names = wide.map((element) => `${element.tagName} ${element.className}`.slice(0, 90));
    return `${root.scrollWidth - window.innerWidth} px: ${names.slice(0, 4).join(' | ')}`;
  });

/** In Russian, whose words are longer; what is brought into its state by its words, in English. */
export async function openScreen(page: Page, url: string, { path, act }: Screen): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const requests = watchRequests(page);
  const answer = await page.goto(`${url}/${act ? 'en' : 'ru'}${path}`);
  // An error has nothing wrong with it either.
  expect(answer?.status()).toBeLessThan(500);
  await act?.(page);
  await untilQuiet(page, requests);
}
