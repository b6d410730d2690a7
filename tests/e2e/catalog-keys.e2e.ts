import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { tabAndPress, tabTo } from './keys';
import { signIn } from './visits';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function goByPalette(page: Page, words: string, path: RegExp): Promise<void> {
  const palette = page.getByRole('dialog', { name: 'Go to or do anything' });
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(words);
  await expect(palette.getByRole('option').first()).toContainText(words);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
}

const PRODUCTS = `query ($search: String!) { channel { products(first: 5, search: $search) {
  nodes { name isSoldOut categories { id name } variants { name } } } } }`;

test('a category and its dish are made, put in order, stopped and deleted by the keyboard alone', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  // It stops at every control on its way, as keyboard users do.
  test.slow();
  const read = async () => {
    const { channel } = await administrator.run<{
      channel: {
        products: {
          nodes: { name: string; isSoldOut: boolean; categories: { id: string; name: string }[]; variants: unknown }[];
        };
      };
    }>(PRODUCTS, { search: 'Keyed stew' });
    return channel.products.nodes.find(({ name }) => name === 'Keyed stew');
  };
  await signIn(context, demoShop);
  await page.goto(`${demoShop.url}/en/command-center/menu`);
  const dialog = page.getByRole('dialog', { name: 'New category' });
  // No key is heard before the page has come to life.
  await expect(async () => {
    await tabAndPress(page, button(page, 'New category').first());
    await expect(dialog).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await tabTo(page, dialog.getByLabel('English'));
  await page.keyboard.type('Keyed dishes');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Keyed dishes' })).toBeVisible();

  await tabAndPress(page, page.getByRole('link', { name: 'New dish' }));
  await expect(page.getByLabel(/^Name/)).toBeFocused();
  await page.keyboard.type('Keyed stew');
  await page.keyboard.press('Tab');
  await page.keyboard.type('11.20');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('The dish is on the menu')).toBeVisible();
  expect((await read())?.categories.map(({ name }) => name)).toEqual(['Keyed dishes']);

  await tabAndPress(page, page.getByRole('link', { name: /^Sizes/ }));
  await tabAndPress(page, button(page, 'Add a size'));
  await tabTo(page, page.getByRole('dialog').getByLabel('English'));
  await page.keyboard.type('Large');
  await tabTo(page, page.getByRole('dialog').getByLabel('Price', { exact: true }));
  await page.keyboard.type('14');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Size created').first()).toBeAttached();
  await tabTo(page, button(page, 'Move Large'));
  await page.keyboard.press('ArrowUp');
  await expect(button(page, 'Move Large')).toBeFocused();
  await expect.poll(async () => (await read())?.variants).toEqual([{ name: 'Large' }, { name: '' }]);

  await goByPalette(page, 'Stop list', /\/stop-list$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Stop list' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('Keyed stew');
  await expect(page).toHaveURL(/q=Keyed/);
  await tabAndPress(page, button(page, 'Stop: Keyed stew'));
  await expect.poll(async () => (await read())?.isSoldOut).toBe(true);

  await goByPalette(page, 'Keyed stew', /\/product\/./);
  await tabAndPress(page, button(page, 'Delete'));
  const question = page.getByRole('alertdialog', { name: 'Delete “Keyed stew”?' });
  await tabAndPress(page, question.getByRole('button', { name: 'Delete', exact: true }));
  await expect(page).toHaveURL(/\/command-center\/product$/);
  await expect.poll(read).toBeUndefined();

  await goByPalette(page, 'Menus and categories', /\/command-center\/menu$/);
  await tabAndPress(page, page.getByRole('link', { name: 'Keyed dishes' }));
  await tabAndPress(page, button(page, 'Delete the category'));
  await tabAndPress(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete the category' }));
  await expect(page.getByText('Category deleted').first()).toBeAttached();
  await expect(page.getByRole('link', { name: 'Keyed dishes' })).toBeHidden();
});
