import { expect, type Page } from '@playwright/test';
import type { CarteServer } from './carte-server';
import { test } from './fixtures';
import { untilStill } from './quiet';
import { SCREENS, type Screen } from './screens/catalogue';
import { signIn, untilAlive } from './visits';

const DEMO = SCREENS.filter(({ server }) => server === 'demo');
const isOfStaff = ({ path }: Screen) => path.startsWith('/command-center');

/** What reaches beyond the page's right edge: nothing, or the first thing that does and by how much. */
const beyondTheEdge = (page: Page) =>
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
async function lookAt(page: Page, { url }: CarteServer, screen: Screen): Promise<void> {
  const { path, act } = screen;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url}/${act ? 'en' : 'ru'}${path}`);
  await untilAlive(page);
  await act?.(page);
  await untilStill(page);
  expect.soft(await beyondTheEdge(page), '390 px').toBeNull();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await untilStill(page);
  expect.soft(await beyondTheEdge(page), '1280 px, letters of double size').toBeNull();
  if (isOfStaff(screen)) return;
  await page.setViewportSize({ width: 390, height: 844 });
  await untilStill(page);
  expect.soft(await beyondTheEdge(page), '390 px, letters of double size').toBeNull();
}

for (const screen of DEMO) {
  test(`${screen.name} fits a phone, and a laptop with letters of double size`, async ({
    context,
    office,
    demoShop,
  }) => {
    const isOnlySignedIn = screen.prepare === signIn;
    const page = await (isOnlySignedIn ? office : context).newPage();
    try {
      if (!isOnlySignedIn) await screen.prepare?.(context, demoShop);
      await lookAt(page, demoShop, screen);
    } finally {
      await page.close();
      await screen.restore?.();
    }
  });
}
