import { expect, test } from './fixtures';
import { tabTo } from './keys';
import { openAsStaff, toast } from './staff-page';

test('by keys alone: a way to pay is added, put first, switched off and deleted, and the focus is never lost', async ({
  page,
  demoShop,
  administrator,
}) => {
  test.slow();
  const name = `Voucher ${crypto.randomUUID().slice(0, 8)}`;
  const offered = async () =>
    (
      await administrator.run<{ channel: { paymentMethods: { name: string }[] } }>(
        '{ channel { paymentMethods { name } } }',
      )
    ).channel.paymentMethods.map((method) => method.name);
  await openAsStaff(page, demoShop, '/settings/payment');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const add = page.getByRole('button', { name: 'Add a payment method' });
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a payment method' });
  await tabTo(page, dialog.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: /Another way/ })).toBeChecked();
  await tabTo(page, dialog.getByRole('group', { name: 'Name' }).getByLabel('English'));
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Payment method created')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();

  const grip = page.getByRole('button', { name: `Move ${name}`, exact: true });
  await tabTo(page, grip, 'Shift+Tab');
  await page.keyboard.press('Home');
  await expect(page.getByRole('status').filter({ hasText: `${name}: now 1 of` })).toBeAttached();
  await expect(grip).toBeFocused();
  await expect.poll(async () => (await offered())[0]).toBe(name);

  await tabTo(page, page.getByRole('switch', { name: `Clients can choose ${name}` }));
  await page.keyboard.press('Space');
  await expect.poll(offered).not.toContain(name);
  await tabTo(page, page.getByRole('button', { name: `Delete ${name}` }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: `Delete ${name}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, question.getByRole('button', { name: 'Delete the payment method' }));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Payment method deleted')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
});

test('by keys alone: the palette leads to the hours, and a day is closed and saved', async ({
  page,
  demoShop,
  administrator,
}) => {
  const WEEK = '{ channel { workingDays { weekday isActive intervals { from to } } } }';
  const read = async () =>
    (await administrator.run<{ channel: { workingDays: { weekday: string; isActive: boolean }[] } }>(WEEK)).channel
      .workingDays;
  const before = await read();
  await openAsStaff(page, demoShop, '/account');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('opening');
  await expect(page.getByRole('option', { name: 'Opening hours' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings\/hours$/);
  const tuesday = page.getByRole('switch', { name: 'Tuesday' });
  await expect(tuesday).toBeEnabled();
  await tabTo(page, tuesday);
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Working day updated')).toBeVisible();
  expect((await read()).find(({ weekday }) => weekday === 'TUESDAY')?.isActive).toBe(false);
  await administrator.run(
    'mutation ($days: [WorkingDayInput!]!) { updateWorkingDays(input: { days: $days }) { __typename } }',
    { days: before },
  );
});
