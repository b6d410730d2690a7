import sharp from 'sharp';
import { expect, test } from './fixtures';
import { openAsStaff, toast } from './staff-page';

test('the shop changes its colour and puts up its logo, and every page of the storefront wears them', async ({
  page,
  context,
  demoShop,
}) => {
  await openAsStaff(page, demoShop, '/settings/appearance');
  const code = page.getByRole('textbox', { name: 'Or its number' });
  const before = await code.inputValue();
  await page.getByRole('radio', { name: 'Teal' }).check();
  await page.getByRole('switch', { name: 'Colour the browser’s bar' }).check();
  const logo = await sharp({ create: { width: 640, height: 240, channels: 4, background: '#0f766e' } })
    .png()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  await expect(toast(page, 'Photo loaded')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Website updated')).toBeVisible();

  const shopper = await context.newPage();
  await shopper.goto(demoShop.url);
  await expect(shopper.locator('html')).toHaveCSS('--accent', '#0f766e');
  await expect(shopper.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#0f766e');
  // Twice as wide as high: the name is in it, and is heard only.
  const home = shopper.getByRole('banner').getByRole('link', { name: 'Copper Ladle' });
  await expect(home.locator('img')).toHaveJSProperty('complete', true);
  for (const path of ['/checkout', '/finish', '/']) {
    await shopper.goto(demoShop.url + path);
    await expect(home.locator('img')).toHaveAttribute('src', /^\/media\/.+\.webp$/);
  }

  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('switch', { name: 'Colour the browser’s bar' }).uncheck();
  await code.fill(before);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
  await shopper.reload();
  await expect(home.locator('img')).toHaveCount(0);
  // The bar is the ground of the page again.
  await expect(shopper.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#fbf7f2');
});
