import { expect, test } from './fixtures';
import { openByKeys, tabAndPress, tabAndType, tabTo } from './keys';
import { takePhoto } from './photos';
import { toast } from './staff-page';

test('by keys alone: a category is given an icon that is looked for', async ({ page, demoShop, administrator }) => {
  const { channel } = await administrator.run<{ channel: { menus: { id: string }[] } }>('{ channel { menus { id } } }');
  const menuId = channel.menus[0]?.id;
  const { createCategory: category } = await administrator.run<{ createCategory: { id: string } }>(
    'mutation ($input: CreateCategoryInput!) { createCategory(input: $input) { ... on Category { id } } }',
    { input: { menuId, name: [{ locale: 'en', value: `Bowls ${crypto.randomUUID().slice(0, 8)}` }] } },
  );
  await openByKeys(page, demoShop, `/menu/${menuId}/category/${encodeURIComponent(category.id)}`);
  const choose = page.getByRole('button', { name: 'Choose an icon' });
  const dialog = page.getByRole('dialog', { name: 'Choose an icon' });
  await tabAndPress(page, choose);
  await tabAndType(page, dialog.getByRole('searchbox', { name: 'Find an icon' }), 'soup');
  await tabTo(page, dialog.getByRole('radio').first());
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('radio').first()).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(choose).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Category updated')).toBeVisible();
  const read = await administrator.run<{ node: { icon: string } }>(
    'query ($id: ID!) { node(id: $id) { ... on Category { icon } } }',
    { id: category.id },
  );
  expect(read.node.icon).toBe('steaming-bowl');
  await administrator.run('mutation ($id: ID!) { deleteCategory(id: $id) { __typename } }', { id: category.id });
});

test('by keys alone: a photo is chosen, moved and enlarged under its frame, and taken away', async ({
  page,
  demoShop,
}) => {
  await openByKeys(page, demoShop, '/product/new');
  const photo = page.getByRole('group', { name: 'Photo', exact: true });
  const chooser = page.getByLabel('Choose a photo');
  const chosen = page.waitForEvent('filechooser');
  await tabAndPress(page, chooser);
  await (await chosen).setFiles(await takePhoto('dish.jpg', 800, 600));
  await expect(toast(page, 'Photo loaded')).toBeVisible();
  const shown = photo.locator('img[src^="/media/"]');
  const whole = (await shown.getAttribute('src')) ?? '';

  const crop = photo.getByRole('button', { name: 'Crop' });
  const dialog = page.getByRole('dialog', { name: 'Crop the photo' });
  await tabAndPress(page, crop);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(crop).toBeFocused();
  await page.keyboard.press('Enter');
  const zoom = dialog.getByRole('slider', { name: 'Zoom' });
  await tabTo(page, zoom);
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await expect(zoom).toHaveValue('1.25');
  // Enter is meant for the dialog: the dish behind it is not sent.
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('application'), 'Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await tabAndPress(page, dialog.getByRole('button', { name: 'Use this part' }));
  await expect(dialog).toBeHidden();
  await expect(crop).toBeFocused();
  await expect(shown).not.toHaveAttribute('src', whole);
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);

  await tabAndPress(page, photo.getByRole('button', { name: 'Remove' }));
  await expect(shown).toHaveCount(0);
  await expect(chooser).toBeFocused();
});

test('by keys alone: a menu file is chosen, looked through, and dropped again', async ({ page, demoShop }) => {
  await openByKeys(page, demoShop, '/settings/data');
  const choose = page.getByRole('button', { name: 'Choose a file' });
  const chosen = page.waitForEvent('filechooser');
  await tabAndPress(page, choose);
  await (await chosen).setFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from('product,price\n,\n') });
  const found = page.getByRole('heading', { level: 3 });
  await expect(found).toBeFocused();
  await tabAndPress(page, page.getByRole('button', { name: 'Remove the file' }));
  await expect(found).toHaveCount(0);
  await expect(choose).toBeFocused();
});
