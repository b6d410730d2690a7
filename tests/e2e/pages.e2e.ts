import type { Page } from '@playwright/test';
import { faultsOf } from './faults';
import { expect, test } from './fixtures';
import { untilEditorFollows } from './rich-text';
import { signIn } from './visits';

const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text);

const text = (page: Page) => page.getByRole('textbox', { name: 'Text, English' });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting: Text, English' }).getByRole('button', { name, exact: true });

test('a manager writes a page with a heading, a list, a link and a table; shoppers read it once it is published', async ({
  page,
  context,
  demoShop,
}) => {
  await signIn(context, demoShop);
  await page.goto(`${demoShop.url}/en/command-center/page`);
  await page.getByRole('link', { name: 'Add a page' }).click();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Required').first()).toBeVisible();
  await page.getByRole('group', { name: 'Title' }).getByLabel('English').fill('Catering');

  await text(page).click();
  await tool(page, 'Heading').click();
  await untilEditorFollows(page);
  await page.keyboard.type('For your party');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Call us');
  await page.keyboard.press('Shift+Home');
  await untilEditorFollows(page);
  await tool(page, 'Bold').click();
  await tool(page, 'Link').click();
  const link = page.getByRole('dialog', { name: 'Link' });
  await link.getByLabel('Leads to').fill('javascript:alert(1)');
  await link.getByLabel('Leads to').press('Enter');
  await expect(link.getByText('This is no address.')).toBeVisible();
  await link.getByLabel('Leads to').fill('+995 555 12 34 56');
  await link.getByLabel('Leads to').press('Enter');
  await expect(link).toBeHidden();
  await expect(text(page)).toBeFocused();
  await untilEditorFollows(page);
  await page.keyboard.press('End');
  await untilEditorFollows(page);
  await page.keyboard.press('Enter');
  await tool(page, 'Bulleted list').click();
  await page.keyboard.type('Ten people and more');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await tool(page, 'Table').click();
  await page.keyboard.type('People');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Price');
  // By the keyboard: one stop for the whole toolbar, arrow keys inside.
  await tool(page, 'Heading').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Subheading')).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Create' }).click();
  await expect(toast(page, 'Page created')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Catering' })).toBeVisible();

  const shopper = await context.browser()?.newPage();
  if (!shopper) throw new Error('no browser');
  expect((await shopper.goto(`${demoShop.url}/en/catering`))?.status()).toBe(404);
  await page.getByRole('switch', { name: 'Published' }).check();
  await page.getByLabel('Address').fill('party');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Page updated')).toBeVisible();
  // The old address goes on leading there.
  await shopper.goto(`${demoShop.url}/en/catering`);
  await expect(shopper).toHaveURL(/\/party$/);
  await expect(shopper.getByRole('heading', { level: 2, name: 'For your party' })).toBeVisible();
  await expect(shopper.getByRole('main').getByRole('link', { name: 'Call us' })).toHaveAttribute(
    'href',
    'tel:+995555123456',
  );
  await expect(shopper.getByRole('main').getByRole('listitem')).toHaveText(['Ten people and more']);
  await expect(shopper.getByRole('columnheader', { name: 'People' })).toBeVisible();
  await shopper.close();

  await page.getByRole('link', { name: 'Pages', exact: true }).last().click();
  await page.getByRole('button', { name: 'Move up: Catering' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Catering: now' })).toBeAttached();
  await page.getByRole('link', { name: 'Catering' }).click();
  await page.getByRole('button', { name: 'Delete the page' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the page' }).click();
  await expect(toast(page, 'Page deleted')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Catering' })).toHaveCount(0);
});
