import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures';
import { openAsStaff, toast } from './staff-page';
import { fillCart } from './visits';

test('a way to pay comes to the checkout, moves up, is switched off, and goes', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  test.slow();
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
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByText('Required')).toBeVisible();
  await dialog.getByRole('group', { name: 'Name' }).getByLabel('English').fill('Bank transfer');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(toast(page, 'Payment method created')).toBeVisible();
  expect(await offered()).toEqual([...before, 'Bank transfer']);
  const checkout = await context.newPage();
  await checkout.goto(`${demoShop.url}/checkout`);
  await expect(checkout.getByRole('radio', { name: /Bank transfer/ })).toBeVisible();

  await page.getByRole('button', { name: 'Move up: Bank transfer' }).click();
  await expect(page.getByRole('status').filter({ hasText: /Bank transfer: now \d of \d/ })).toBeAttached();
  await expect.poll(async () => (await offered()).at(-1)).not.toBe('Bank transfer');

  await page.getByRole('button', { name: 'Change Bank transfer' }).click();
  const change = page.getByRole('dialog', { name: 'Payment method' });
  await change.getByRole('group', { name: 'Name' }).getByLabel('Русский').fill('Банковский перевод');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Payment method updated')).toBeVisible();

  await page.getByRole('switch', { name: 'Shoppers can choose Bank transfer' }).uncheck();
  await expect.poll(offered).toEqual(before);
  await checkout.reload();
  await expect(checkout.getByRole('radio', { name: /Cash/ })).toBeVisible();
  await expect(checkout.getByRole('radio', { name: /Bank transfer/ })).toHaveCount(0);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await page.getByRole('button', { name: 'Delete Bank transfer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the payment method' }).click();
  await expect(toast(page, 'Payment method deleted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change Bank transfer' })).toBeHidden();
});
