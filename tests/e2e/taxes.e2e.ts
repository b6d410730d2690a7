import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { ApiClient } from '../../api/demo/evening/api-client';
import { faultsOf } from './faults';
import { expect, test } from './fixtures';
import { changeSettings } from './shop-settings';
import { placeOrder, signIn } from './visits';

const OFF = { taxStandard: null, taxReduced: null, taxOnDelivery: 'STANDARD' };

interface Money {
  readonly minor: number;
  readonly decimal: string;
}

interface Ordered {
  readonly id: string;
  readonly totalPrice: Money;
  readonly taxes: readonly { readonly rate: number; readonly tax: Money; readonly gross: Money }[];
}

interface Dish {
  readonly id: string;
  readonly version: number;
  readonly hasChoices: boolean;
  readonly isSoldOut: boolean;
}

async function lastOrder(administrator: ApiClient): Promise<Ordered> {
  const { channel } = await administrator.run<{ channel: { orders: { nodes: Ordered[] } } }>(
    `{ channel { orders(first: 1) { nodes {
      id totalPrice { minor decimal } taxes { rate tax { minor decimal } gross { minor decimal } }
    } } } }`,
  );
  const [order] = channel.orders.nodes;
  if (!order) throw new Error('there is no order');
  return order;
}

/** Gives the first dish that an end-to-end test orders a rate of its own. @returns what takes it back. */
async function setClassOfFirst(administrator: ApiClient): Promise<() => Promise<void>> {
  const read = `{ menu { categories { products(first: 12) { nodes { id version hasChoices isSoldOut } } } } }`;
  const write = async (taxClass: string | null) => {
    const { menu } = await administrator.run<{ menu: { categories: { products: { nodes: Dish[] } }[] } }>(read);
    const dishes = menu.categories.flatMap(({ products }) => products.nodes);
    const dish = dishes.find(({ hasChoices, isSoldOut }) => !hasChoices && !isSoldOut);
    const input = { id: dish?.id, version: dish?.version, taxClass };
    await administrator.run('mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { __typename } }', {
      input,
    });
  };
  await write('STANDARD');
  return () => write(null);
}

/** The sums of a page that say what VAT is in the total. */
async function expectTaxes(page: Page, { taxes }: Ordered): Promise<void> {
  for (const { rate, tax } of taxes) {
    const row = page.getByRole('term').filter({ hasText: `Including ${rate}% VAT` });
    await expect(row).toBeVisible();
    await expect(row.locator('xpath=following-sibling::dd')).toContainText(tax.decimal);
  }
}

test('an owner sets VAT rates, one dish has its own, and order page, ticket, files and reports say what VAT is in it', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const { url } = demoShop;
  const restore = await changeSettings(administrator, OFF, OFF);
  const restoreDish = await setClassOfFirst(administrator);
  try {
    await signIn(context, demoShop);
    await page.goto(`${url}/command-center/settings/orders#taxes`);
    await page.getByLabel('Show VAT').click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('Standard rate')).toBeFocused();
    await page.getByLabel('Standard rate').fill('20');
    await page.getByLabel(/^Reduced rate/).fill('5,5');
    await page.getByLabel('Dishes for delivery').selectOption('Reduced rate, 5.5%');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Order settings updated')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);

    await placeOrder(context, demoShop);
    const order = await lastOrder(administrator);
    expect(order.taxes.map(({ rate }) => rate)).toEqual([20, 5.5]);
    expect(order.taxes.reduce((sum, { gross }) => sum + gross.minor, 0)).toBe(order.totalPrice.minor);

    await page.goto(`${url}/en/finish`);
    await expectTaxes(page, order);
    await page.goto(`${url}/command-center/checkout/${order.id}`);
    await expectTaxes(page, order);
    await page.goto(`${url}/command-center/checkout/${order.id}/ticket`);
    await expectTaxes(page, order);

    await page.goto(`${url}/command-center/checkout?view=list`);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const file = await readFile(await (await downloading).path(), 'utf8');
    expect(file.split('\r\n')[0]).toMatch(/,Total at 20%,VAT 20%,Total at 5\.5%,VAT 5\.5%$/);
    expect(file).toContain(order.taxes.map(({ gross, tax }) => `,${gross.decimal},${tax.decimal}`).join(''));

    await page.goto(`${url}/command-center/reports`);
    const report = page.getByRole('region', { name: 'VAT' });
    for (const rate of ['20%', '5.5%']) await expect(report.getByRole('rowheader', { name: rate })).toBeVisible();
    const saving = page.waitForEvent('download');
    await report.getByRole('button', { name: /CSV/ }).click();
    expect(await readFile(await (await saving).path(), 'utf8')).toContain('Rate,With VAT,Without VAT,VAT,Currency');
    expect(await faultsOf(page)).toEqual([]);
  } finally {
    await restoreDish();
    await restore();
  }
});
