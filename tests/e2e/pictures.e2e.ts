import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** How much of the page has moved by itself so far; web vitals call less than 0.1 good. */
const shifted = (page: Page) =>
  page.evaluate(async () => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const isOwn = !('hadRecentInput' in entry && entry.hadRecentInput);
        if (isOwn && 'value' in entry && typeof entry.value === 'number') sum += entry.value;
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return sum;
  });

test('the first row of dishes is fetched first, the others once they are near, and nothing jumps', async ({
  page,
  demoShop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${demoShop.url}/en/catalog`);
  const pictures = page.getByRole('main').locator('article picture img');
  const [first, last] = [pictures.first(), pictures.last()];
  await expect(first).toHaveAttribute('loading', 'eager');
  await expect(first).toHaveAttribute('fetchpriority', 'high');
  await expect(first).toHaveJSProperty('complete', true);
  // What no screen of two densities would choose is not offered.
  await expect(first).toHaveAttribute('srcset', /^\S+\/160\.webp 160w, .+\/640\.webp 640w$/);
  await expect(last).toHaveAttribute('loading', 'lazy');
  await expect(last).toHaveJSProperty('naturalWidth', 0);
  await last.scrollIntoViewIfNeeded();
  await expect(last).not.toHaveJSProperty('naturalWidth', 0);
  // The blur behind a picture goes with it: dishes may be cut out.
  await expect(last.locator('xpath=ancestor::div[@data-placeholder]')).toHaveCSS('background-image', 'none');
  expect(await shifted(page)).toBeLessThan(0.05);
});
