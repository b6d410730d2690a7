import sharp from 'sharp';
import { faultsOf } from './faults';
import { expect, test } from './fixtures';
import { openAsStaff, toast } from './staff-page';

test('the shop changes its colour and puts up its logo, and every page of the storefront wears them', async ({
  page,
  context,
  demoShop,
}) => {
  test.slow();
  await openAsStaff(page, demoShop, '/settings/appearance');
  // The preview shows both modes, whichever one the page is in.
  await expect(page.getByRole('figure', { name: 'Light' })).toHaveCSS('background-color', 'rgb(251, 247, 242)');
  await expect(page.getByRole('figure', { name: 'Dark' })).toHaveCSS('background-color', 'rgb(26, 21, 18)');
  const code = page.getByRole('textbox', { name: 'Or its number' });
  const before = await code.inputValue();
  await code.fill('green');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Write the colour as #rrggbb', { exact: false })).toBeVisible();
  await page.getByRole('radio', { name: 'Graphite' }).check();
  await page.getByRole('button', { name: 'Any colour' }).press('Enter');
  const picker = page.getByRole('dialog', { name: 'Any colour' });
  const shade = picker.getByRole('slider', { name: 'Saturation and brightness' });
  await expect(shade).toHaveAttribute('aria-valuetext', 'Saturation 40%, brightness 33%');
  await shade.press('ArrowRight');
  await expect(code).not.toHaveValue('#334155');
  // Black keeps the hue that was picked.
  await picker.getByRole('slider', { name: 'Hue' }).press('End');
  const hue = await picker.getByRole('slider', { name: 'Hue' }).getAttribute('aria-valuenow');
  for (let step = 0; step < 4; step += 1) await shade.press('Shift+PageDown');
  await expect(picker.getByRole('slider', { name: 'Hue' })).toHaveAttribute('aria-valuenow', `${hue}`);
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await page.getByRole('radio', { name: 'Teal' }).check();
  await expect(code).toHaveValue('#0f766e');
  await page.getByRole('switch', { name: 'Colour the browser’s bar' }).check();
  const logo = await sharp({ create: { width: 640, height: 240, channels: 4, background: '#0f766e' } })
    .png()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  await expect(toast(page, 'Photo loaded')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Website updated')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  const shopper = await context.newPage();
  await shopper.goto(demoShop.url);
  await expect(shopper.locator('html')).toHaveCSS('--accent', '#0f766e');
  await expect(shopper.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#0f766e');
  // Twice as wide as high: the name is in it, and is heard only.
  const home = shopper.getByRole('banner').getByRole('link', { name: 'Copper Ladle' });
  await expect(home.locator('img')).toHaveAttribute('src', /^\/media\/.+\.webp$/);
  await expect(home.locator('img')).toHaveJSProperty('complete', true);

  await shopper.goto(`${demoShop.url}/checkout`);
  await expect(home.locator('img')).toHaveAttribute('src', /^\/media\/.+\.webp$/);
  await shopper.goto(`${demoShop.url}/finish`);
  await expect(home.locator('img')).toHaveAttribute('src', /^\/media\/.+\.webp$/);
  await shopper.goto(demoShop.url);

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

test('codes that lead to the shop are ready to print', async ({ page, demoShop }) => {
  await openAsStaff(page, demoShop, '/settings/appearance/qr');
  const sheet = page.getByRole('list', { name: 'The sheet to print' });
  await expect(sheet.getByRole('img', { name: `${demoShop.url}/`, exact: true })).toBeVisible();
  await page.getByLabel('Leads to').selectOption({ label: 'The menu' });
  await page.getByText('Small cards').click();
  await expect(sheet.getByRole('img', { name: `${demoShop.url}/catalog` })).toBeVisible();
  await expect(sheet.locator('svg')).toHaveCount(12);
  expect(await faultsOf(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(sheet).toBeVisible();
});
