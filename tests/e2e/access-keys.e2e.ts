import { expect, test } from './fixtures';
import { hire } from './hire';
import { openByKeys, tabAndPress, tabAndType, tabTo } from './keys';
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

test('by keys alone: a token is created, shown once, and revoked', async ({ page, demoShop }) => {
  const name = `Till ${crypto.randomUUID().slice(0, 8)}`;
  await openByKeys(page, demoShop, '/settings/tokens');
  const create = page.getByRole('main').getByRole('button', { name: 'Create a token' });
  await tabAndPress(page, create);
  const dialog = page.getByRole('dialog');
  await tabAndType(page, dialog.getByRole('textbox', { name: 'Name' }), name);
  await tabAndPress(page, dialog.getByRole('checkbox', { name: /^See orders/ }), 'Space');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Token' })).toHaveValue(/^carte_/);
  await tabAndPress(page, dialog.getByRole('button', { name: 'Done' }));
  await expect(dialog).toBeHidden();

  const revoke = page.getByRole('button', { name: `Revoke: ${name}` });
  await tabAndPress(page, revoke);
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(revoke).toBeFocused();
  await page.keyboard.press('Enter');
  await tabAndPress(page, question.getByRole('button', { name: 'Revoke the token' }));
  await expect(revoke).toHaveCount(0);
  await expect(page.locator('#content:focus, #content :focus')).toHaveCount(1);
});

test('by keys alone: a colleague gets another role, is let in no more, and again', async ({
  page,
  demoShop,
  administrator,
}) => {
  const member = await hire(administrator, 'OPERATOR', 'Keyed');
  await openByKeys(page, demoShop, '/settings/staff');
  await tabAndPress(page, page.getByRole('link', { name: member.name }));
  await tabTo(page, page.getByRole('radio', { name: /^Operator/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Kitchen/ })).toBeChecked();
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Staff member updated')).toBeVisible();
  const question = page.getByRole('alertdialog');
  const disable = page.getByRole('button', { name: 'Disable' });
  await tabAndPress(page, disable.first());
  await tabAndPress(page, question.getByRole('button', { name: 'Disable' }));
  await expect(toast(page, 'Staff member disabled')).toBeVisible();
  // The other button has replaced the first.
  const enable = page.getByRole('button', { name: 'Enable' });
  await expect(enable).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(disable.first()).toBeFocused();
});
