import type { BrowserContext } from '@playwright/test';
import type { CarteServer } from './carte-server';
import { faultsOf } from './faults';
import { expect, test } from './fixtures';
import { changeSettings } from './shop-settings';
import { fillCart, fillInDelivery, signIn, untilSaved } from './visits';

const TAKEN = { tipKind: 'PERCENT', tipBase: 'PRODUCTS', tipPercents: [5, 10, 15] };
const OFF = { ...TAKEN, tipKind: 'OFF' };

interface Cart {
  readonly tip: number;
  readonly totalPrice: number;
}

const cartOf = async ({ request }: BrowserContext, { url }: CarteServer): Promise<Cart> =>
  (await request.get(`${url}/api/checkout`)).json();

test('an owner offers tips, a client chooses by keys and by amount, and staff see the tip apart', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const restore = await changeSettings(administrator, OFF, OFF);
  try {
    await signIn(context, demoShop);
    await page.goto(`${demoShop.url}/command-center/settings/orders`);
    await page.getByLabel('Offer').selectOption('Percentages');
    await page.getByLabel('Tip 4').fill('20');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Order settings updated')).toBeVisible();

    await fillCart(context, demoShop);
    const without = await cartOf(context, demoShop);
    await page.goto(`${demoShop.url}/en/checkout`);
    const summary = page.getByRole('region', { name: 'Your order' });
    const tips = summary.getByRole('group', { name: 'Tip' });
    await expect(tips.getByRole('radio')).toHaveCount(6);
    await tips.getByRole('radio', { name: 'No tip' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tips.getByRole('radio', { name: '5%', exact: true })).toBeChecked();
    await page.keyboard.press('ArrowRight');
    await expect(tips.getByRole('radio', { name: '10%', exact: true })).toBeChecked();
    await expect.poll(async () => (await cartOf(context, demoShop)).tip).toBeGreaterThan(0);
    const ten = await cartOf(context, demoShop);
    expect(ten.totalPrice).toBeCloseTo(without.totalPrice + ten.tip, 2);

    await tips.getByText('Other', { exact: true }).click();
    const own = tips.getByRole('textbox', { name: /Your tip/ });
    await own.fill('9000');
    await own.press('Enter');
    await expect(tips).toContainText(/A tip can be .+ at most\./);
    await own.fill('2,50');
    await own.press('Enter');
    await expect.poll(async () => (await cartOf(context, demoShop)).tip).toBe(2.5);
    expect(await faultsOf(page)).toEqual([]);
    await expect(summary.getByRole('definition').filter({ hasText: '₾2.50' })).toBeVisible();

    await untilSaved(page, fillInDelivery);
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.waitForURL(/\/finish/);
    await expect(page.getByRole('main').getByRole('definition').filter({ hasText: '₾2.50' })).toBeVisible();

    const { orders } = (
      await administrator.run<{ channel: { orders: { nodes: { id: string; tip: { minor: number } }[] } } }>(
        '{ channel { orders(first: 1) { nodes { id tip { minor } } } } }',
      )
    ).channel;
    expect(orders.nodes[0]?.tip.minor).toBe(250);
    await page.goto(`${demoShop.url}/command-center/checkout/${orders.nodes[0]?.id}`);
    await expect(page.getByRole('definition').filter({ hasText: '₾2.50' })).toBeVisible();
    await page.goto(`${demoShop.url}/command-center/checkout/${orders.nodes[0]?.id}/ticket`);
    await expect(page.getByRole('definition').filter({ hasText: '₾2.50' })).toBeVisible();
    await page.goto(`${demoShop.url}/command-center/reports`);
    await expect(page.getByText('Tips', { exact: true })).toBeVisible();
  } finally {
    await restore();
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a tip is chosen in a form, and one that is too large is said so', async ({
    page,
    context,
    demoShop,
    administrator,
  }) => {
    const restore = await changeSettings(administrator, TAKEN, OFF);
    try {
      await fillCart(context, demoShop);
      await page.goto(`${demoShop.url}/en/checkout/plain`);
      await page.getByRole('combobox', { name: 'Tip' }).selectOption('Other');
      await page.getByLabel('Your tip').fill('9000');
      await page.getByRole('button', { name: 'Save and show the total' }).last().click();
      await expect(page.getByRole('alert').first()).toContainText(/A tip can be .+ at most\./);
      await page.getByRole('combobox', { name: 'Tip' }).selectOption('10%');
      await page.getByRole('button', { name: 'Save and show the total' }).last().click();
      await expect(page.getByRole('combobox', { name: 'Tip' })).toHaveValue('p10');
      await expect(page.getByRole('term').filter({ hasText: 'Tip' })).toBeVisible();
      expect((await cartOf(context, demoShop)).tip).toBeGreaterThan(0);
    } finally {
      await restore();
    }
  });
});
