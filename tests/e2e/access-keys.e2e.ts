import { expect, test } from './fixtures';
import { openByKeys, tabAndPress, tabAndType } from './keys';
import { toast } from './staff-page';

test('by keys alone: a receiver is made from an example, led to the line of its mistake, and deleted', async ({
  page,
  demoShop,
}) => {
  const name = `Till ${crypto.randomUUID().slice(0, 8)}`;
  await openByKeys(page, demoShop, '/receiver/new');
  await tabAndPress(page, page.getByRole('button', { name: 'Plain JSON' }));
  await tabAndType(page, page.getByLabel('Name'), name);
  await tabAndType(page, page.getByRole('textbox', { name: 'Address' }), 'http://127.0.0.1:9/orders');
  const add = page.getByRole('button', { name: 'Add a header' });
  await tabAndPress(page, add);
  const headers = page.getByRole('group', { name: 'Other headers' }).getByRole('listitem');
  await expect(headers.last().getByRole('textbox', { name: 'Header', exact: true })).toBeFocused();
  await page.keyboard.type('X-Till');
  const remove = page.getByRole('button', { name: 'Remove the header X-Till' });
  await tabAndPress(page, remove);
  await expect(remove).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Other headers' }).locator(':focus')).toBeVisible();

  const template = page.getByLabel('Template of the message');
  await tabAndType(page, template, '{{ order.number | jsn }}');
  const toMistake = page.getByRole('button', { name: 'Go to line 1' });
  await expect(toMistake).toBeVisible();
  await tabAndPress(page, toMistake);
  await expect(template).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('{{ order.number | json }}');
  await expect(toMistake).toHaveCount(0);
  await tabAndPress(page, page.getByRole('button', { name: 'Create' }));
  const secret = page.getByRole('dialog', { name: 'Signing secret' });
  await tabAndPress(page, secret.getByRole('button', { name: 'Done' }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  const erase = page.getByRole('button', { name: 'Delete', exact: true });
  await tabAndPress(page, erase);
  await tabAndPress(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await expect(toast(page, 'Receiver deleted')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});
