import { expect, test } from './fixtures';
import { openByKeys, tabAndPress, tabAndType, tabTo } from './keys';
import { untilEditorFollows } from './rich-text';
import { toast } from './staff-page';

test('by keys alone: a page is written with a heading and a link, and deleted', async ({ page, demoShop }) => {
  const title = `Feasts ${crypto.randomUUID().slice(0, 8)}`;
  await openByKeys(page, demoShop, '/page');
  await tabAndPress(page, page.getByRole('link', { name: 'Add a page' }));
  await tabAndType(page, page.getByRole('group', { name: 'Title' }).getByLabel('English'), title);
  const text = page.getByRole('textbox', { name: 'Text, English' });
  const tools = page.getByRole('toolbar', { name: 'Formatting: Text, English' });
  const tool = (name: string) => tools.getByRole('button', { name, exact: true });
  await tabTo(page, text);
  await page.keyboard.type('For your party');
  // One stop back is the toolbar, whose arrow keys go from tool to tool; a tool gives the focus back to the text.
  await page.keyboard.press('Shift+Tab');
  await expect(tools.locator(':focus')).toBeVisible();
  while (!(await tool('Heading').evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await expect(text.getByRole('heading', { name: 'For your party' })).toBeVisible();
  await untilEditorFollows(page);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Call us');
  await page.keyboard.press('Shift+Home');
  await untilEditorFollows(page);
  await page.keyboard.press('Shift+Tab');
  while (!(await tool('Link').evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await tabAndType(page, dialog.getByLabel('Leads to'), '/delivery');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(text).toBeFocused();
  await expect(text.getByRole('link', { name: 'Call us' })).toBeVisible();
  // Tab leads out of the text again.
  await tabAndPress(page, page.getByRole('button', { name: 'Create' }));
  await expect(toast(page, 'Page created')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await tabAndPress(page, page.getByRole('button', { name: 'Delete the page' }));
  await tabAndPress(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete the page' }));
  await expect(toast(page, 'Page deleted')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('by keys alone: a link is added with an icon, changed and deleted, and the focus stays in its list', async ({
  page,
  demoShop,
}) => {
  const name = `Rooms ${crypto.randomUUID().slice(0, 8)}`;
  await openByKeys(page, demoShop, '/settings/navigation');
  const links = page.getByRole('region', { name: 'Footer', exact: true });
  const add = links.getByRole('button', { name: 'Add a footer link' });
  await tabAndPress(page, add);
  const dialog = page.getByRole('dialog');
  await tabAndType(page, dialog.getByLabel('English'), name);
  await tabAndType(page, dialog.getByLabel('Leads to'), '/delivery');
  await tabTo(page, dialog.getByRole('radio', { name: 'No icon' }));
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Phone' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Link created')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();

  const change = links.getByRole('button', { name: `Change “${name}”` });
  await tabTo(page, change, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(change).toBeFocused();
  await tabAndPress(page, links.getByRole('button', { name: `Delete “${name}”` }));
  await tabAndPress(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete the link' }));
  await expect(toast(page, 'Link deleted')).toBeVisible();
  await expect(links.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
  // The item that took its position.
  await expect(links.locator(':focus')).toBeVisible();
});

test('by keys alone: the shop is given another colour, and its own again', async ({ page, demoShop }) => {
  await openByKeys(page, demoShop, '/settings/appearance');
  const code = page.getByRole('textbox', { name: 'Or its number' });
  const before = await code.inputValue();
  const swatches = page.getByRole('group', { name: 'The shop’s colour' }).getByRole('radio');
  // The shop's own colour is none of them: the first one is where Tab comes in.
  await tabTo(page, swatches.first());
  await page.keyboard.press('ArrowRight');
  await expect(code).not.toHaveValue(before);
  const discard = page.getByRole('button', { name: 'Discard' });
  await tabAndPress(page, discard);
  await expect(code).toHaveValue(before);
  await expect(discard).toBeHidden();
  await expect(swatches.and(page.locator(':focus'))).toHaveCount(1);
});
