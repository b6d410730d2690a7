import { expect, test } from './fixtures';
import { openAsStaff, toast } from './staff-page';
import { fillCart } from './visits';

test('a way to pay comes to the checkout, moves up, is switched off, and goes', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  await fillCart(context, demoShop);
  const offered = async () =>
    (
      await administrator.run<{ channel: { paymentMethods: { name: string }[] } }>(
        '{ channel { paymentMethods { name } } }',
      )
    ).channel.paymentMethods.map(({ name }) => name);
  const before = await offered();
  await openAsStaff(page, demoShop, '/settings/payment');
  await page.getByRole('button', { name: 'Add a payment method' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a payment method' });
  await dialog.getByText('Another way').click();
  await dialog.getByRole('group', { name: 'Name' }).getByLabel('English').fill('Meal voucher');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(toast(page, 'Payment method created')).toBeVisible();
  const checkout = await context.newPage();
  await checkout.goto(`${demoShop.url}/checkout`);
  await expect(checkout.getByRole('radio', { name: /Meal voucher/ })).toBeVisible();

  await page.getByRole('button', { name: 'Move up: Meal voucher' }).click();
  await expect.poll(async () => (await offered()).at(-1)).not.toBe('Meal voucher');
  await page.getByRole('switch', { name: 'Clients can choose Meal voucher' }).uncheck();
  await expect.poll(offered).toEqual(before);
  await checkout.reload();
  await expect(checkout.getByRole('radio', { name: /Cash/ })).toBeVisible();
  await expect(checkout.getByRole('radio', { name: /Meal voucher/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete Meal voucher' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the payment method' }).click();
  await expect(page.getByRole('button', { name: 'Change Meal voucher' })).toBeHidden();
});
