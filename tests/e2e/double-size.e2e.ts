import type { Page } from '@playwright/test';
import { expect, testAroundTheClock as test } from './fixtures';
import { placeAsap } from './orders';
import { fillCart, signIn } from './visits';

test.use({ viewport: { width: 390, height: 844 } });

/** Longer ones may be broken where a phone has no room for them. */
const LONGEST_WHOLE = 11;

/** @returns words that stand in two lines, or more. */
function brokenWords(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main, longest) => {
    const broken = new Set<string>();
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
        if (word.length > longest) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) broken.add(word);
      }
    }
    return [...broken];
  }, LONGEST_WHOLE);
}

for (const locale of ['en', 'ru']) {
  test(`words stay whole on a phone with letters of double size: ${locale}`, async ({ page, context, demoShop }) => {
    const { token } = await placeAsap(demoShop.url);
    await fillCart(context, demoShop);
    const paths = ['', '/catalog', '/catalog/pizza/margherita', '/checkout', `/finish?order=${token}`, '/search?q=a'];
    for (const path of paths) {
      await page.goto(`${demoShop.url}/${locale}${path}`);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      // The cart comes after the page.
      if (path === '/checkout') await expect(page.getByRole('main').locator('li:has(img)').first()).toBeVisible();
      expect.soft(await brokenWords(page), path).toEqual([]);
    }
  });
}

test('the longest wish of an order stays within its card on the board: “Позвонить, не звонить в дверь”', async ({
  page,
  context,
  demoShop,
}) => {
  const street = '12 Rustaveli Avenue';
  const delivery = { deliveryMethod: 'DELIVERY', warehouseId: null, street, arrival: 'CALL' };
  const { number } = await placeAsap(demoShop.url, delivery);
  await signIn(context, demoShop);
  await page.goto(`${demoShop.url}/ru/command-center/checkout`);
  const card = page.getByRole('article', { name: number });
  await expect(card.getByText('Позвонить, не звонить в дверь')).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
