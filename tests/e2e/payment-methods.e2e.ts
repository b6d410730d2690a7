import { asksFor } from './asks-for';
import { faultsOf } from './faults';
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
  await dialog.getByRole('group', { name: 'Name' }).getByLabel('English').fill('Meal voucher');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(toast(page, 'Payment method created')).toBeVisible();
  expect(await offered()).toEqual([...before, 'Meal voucher']);
  const checkout = await context.newPage();
  await checkout.goto(`${demoShop.url}/checkout`);
  await expect(checkout.getByRole('radio', { name: /Meal voucher/ })).toBeVisible();

  await page.getByRole('button', { name: 'Move up: Meal voucher' }).click();
  await expect(page.getByRole('status').filter({ hasText: /Meal voucher: now \d of \d/ })).toBeAttached();
  await expect.poll(async () => (await offered()).at(-1)).not.toBe('Meal voucher');

  await page.getByRole('button', { name: 'Change Meal voucher' }).click();
  const change = page.getByRole('dialog', { name: 'Payment method' });
  await change.getByRole('group', { name: 'Name' }).getByLabel('Русский').fill('Талон на питание');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Payment method updated')).toBeVisible();

  await page.getByRole('switch', { name: 'Clients can choose Meal voucher' }).uncheck();
  await expect.poll(offered).toEqual(before);
  await checkout.reload();
  await expect(checkout.getByRole('radio', { name: /Cash/ })).toBeVisible();
  await expect(checkout.getByRole('radio', { name: /Meal voucher/ })).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Delete Meal voucher' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the payment method' }).click();
  await expect(toast(page, 'Payment method deleted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change Meal voucher' })).toBeHidden();
});

test('a way to pay is switched off although a colleague changed it and this page has not read that yet', async ({
  page,
  demoShop,
  administrator,
}) => {
  interface Method {
    readonly id: string;
    readonly name: string;
    readonly version: number;
    readonly isActive: boolean;
    readonly detailsTranslations: readonly { readonly locale: string; readonly value: string }[];
  }
  const cash = async () => {
    const { channel } = await administrator.run<{ channel: { paymentMethods: Method[] } }>(
      '{ channel { paymentMethods(includeInactive: true) { id name version isActive detailsTranslations { locale value } } } }',
    );
    return channel.paymentMethods.find(({ name }) => name === 'Cash');
  };
  const change = async (changes: Record<string, unknown>) => {
    const method = await cash();
    await administrator.run(
      'mutation ($input: UpdatePaymentMethodInput!) { updatePaymentMethod(input: $input) { __typename } }',
      { input: { id: method?.id, version: method?.version, ...changes } },
    );
  };
  const before = (await cash())?.detailsTranslations;
  await openAsStaff(page, demoShop, '/settings/payment');
  const read = Promise.withResolvers<void>();
  await page.route('**/graphql**', async (route) => {
    if (asksFor(route.request(), 'PaymentMethods')) await read.promise;
    return route.fallback();
  });
  await change({ details: before?.map(({ locale }) => ({ locale, value: 'Change for €50.' })) });
  await page.getByRole('switch', { name: 'Clients can choose Cash' }).uncheck();
  await expect(toast(page, 'Payment method updated')).toBeVisible();
  expect((await cash())?.isActive).toBe(false);
  read.resolve();
  await expect(page.getByText('Cash · Change for €50.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Clients can choose Cash' })).not.toBeChecked();
  await change({ isActive: true, details: before });
});
