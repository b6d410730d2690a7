import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { takePhoto } from './photos';
import { openAsStaff, toast } from './staff-page';

/**
 * Waits for as long as no person is faster: the editor takes up its selection some 20 ms after it has got the focus, and a new
 * one when the browser reports it. A key that comes before acts on the selection of a moment ago.
 */
function untilEditorFollows(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 150)));
}

const text = (page: Page) => page.getByRole('textbox', { name: 'Text, English' });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting: Text, English' }).getByRole('button', { name, exact: true });

test('a manager writes a page with a heading and a picture, and puts a link to it first; shoppers read it once it is published', async ({
  page,
  browser,
  demoShop,
}) => {
  await openAsStaff(page, demoShop, '/page/new');
  await page.getByRole('group', { name: 'Title' }).getByLabel('English').fill('Catering');
  await text(page).click();
  await tool(page, 'Heading').click();
  await untilEditorFollows(page);
  await page.keyboard.type('For your party');
  await page.keyboard.press('Enter');
  await tool(page, 'Picture').click();
  const picture = page.getByRole('dialog', { name: 'Picture' });
  await picture.locator('input[type=file]').setInputFiles(await takePhoto('kitchen.jpg', 800, 600));
  await expect(picture.getByRole('textbox').first()).toHaveValue(/^\/media\//);
  await picture.getByLabel('What it shows').fill('Our kitchen');
  await picture.getByRole('button', { name: 'Insert the picture' }).click();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Catering' })).toBeVisible();

  const shopper = await (await browser.newContext()).newPage();
  expect((await shopper.goto(`${demoShop.url}/en/catering`))?.status()).toBe(404);
  await page.getByRole('switch', { name: 'Published' }).check();
  await page.getByLabel('Address').fill('party');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Page updated')).toBeVisible();
  await page.goto(`${demoShop.url}/en/command-center/settings/navigation`);
  const links = page.getByRole('region', { name: 'Main', exact: true });
  await links.getByRole('button', { name: 'Add a link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a link' });
  await dialog.getByLabel('English').fill('Party rooms');
  await dialog.getByLabel('Leads to').fill('/catering');
  await dialog.getByRole('button', { name: 'Create' }).click();
  const grip = links.getByRole('button', { name: 'Move Party rooms', exact: true });
  await grip.press('Home');
  await expect(links.getByRole('list', { name: 'Main' }).getByRole('listitem').first()).toContainText('Party rooms');

  const first = shopper.getByRole('banner').getByRole('navigation').first().getByRole('link').first();
  await expect(async () => {
    await shopper.goto(`${demoShop.url}/en`);
    await expect(first).toHaveText('Party rooms', { timeout: 1000 });
  }).toPass();
  await first.click();
  // The old address goes on leading there.
  await expect(shopper).toHaveURL(/\/party$/);
  await expect(shopper.getByRole('heading', { level: 2, name: 'For your party' })).toBeVisible();
  await expect(shopper.getByRole('main').getByRole('img', { name: 'Our kitchen' })).toBeVisible();
  await shopper.context().close();

  await page.getByRole('button', { name: 'Delete “Party rooms”' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the link' }).click();
  await expect(toast(page, 'Link deleted')).toBeVisible();
  await page.goto(`${demoShop.url}/en/command-center/page`);
  await page.getByRole('link', { name: 'Catering' }).click();
  await page.getByRole('button', { name: 'Delete the page' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the page' }).click();
  await expect(page.getByRole('link', { name: 'Catering' })).toHaveCount(0);
});
