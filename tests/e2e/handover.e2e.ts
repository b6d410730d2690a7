import { expect, testAroundTheClock as test } from './fixtures';
import { changeSettings } from './shop-settings';
import { fillCart, fillInDelivery, signIn, untilSaved } from './visits';

test('a client has the order left at the door with cutlery; what is paid there is not left there', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const restore = await changeSettings(administrator, { asksCutlery: true }, { asksCutlery: false });
  try {
    await fillCart(context, demoShop);
    await page.goto(`${demoShop.url}/en/checkout`);
    await untilSaved(page, fillInDelivery);
    // Folded: who wants nothing of it has nothing to read.
    const fold = page.locator('summary', { hasText: 'For the courier: hand to me, ring the doorbell' });
    const handover = page.getByLabel('How to hand it over');
    await expect(handover).toBeHidden();
    await fold.click();
    await handover.selectOption('Leave at the door');
    const refusal = page.getByText('You pay at the door, so the courier hands the order to you.');
    await expect(refusal.first()).toBeVisible();
    await page.getByText('Bank transfer by QR code').click();
    await expect(refusal).toHaveCount(0);
    await page.getByLabel('When the courier arrives').selectOption('Call, don’t ring the doorbell');
    await page.getByLabel('Cutlery').selectOption('2 sets of cutlery');
    await expect(page.locator('summary', { hasText: 'leave at the door, call my phone' })).toBeVisible();
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.waitForURL(/\/finish/);
    const told = 'Leave at the door · Call, don’t ring the doorbell · 2 sets of cutlery';
    await expect(page.getByRole('definition').filter({ hasText: told })).toBeVisible();

    const { channel } = await administrator.run<{ channel: { orders: { nodes: { id: string }[] } } }>(
      '{ channel { orders(first: 1) { nodes { id } } } }',
    );
    const path = `${demoShop.url}/en/command-center/checkout/${channel.orders.nodes[0]?.id}`;
    await signIn(context, demoShop);
    for (const address of [path, `${path}/ticket`, `${demoShop.url}/en/command-center/checkout`]) {
      await page.goto(address);
      await expect(page.getByText('Leave at the door').first()).toBeVisible();
      await expect(page.getByText('2 sets of cutlery').first()).toBeVisible();
    }
  } finally {
    await restore();
  }
});
