import { expect, test } from './fixtures';
import { shifted } from './shifted';

// What moves counts here.
test.use({ reducedMotion: 'no-preference' });

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
