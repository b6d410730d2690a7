import type { Page } from '@playwright/test';
import { moveThrough } from '../../api/demo/evening/evening';
import { expect, test } from './fixtures';
import { openAroundTheClock } from './opening-hours';
import { changeSettings } from './shop-settings';
import { untilAlive } from './visits';

/** Counts presses, as a client makes them. */
function counted(page: Page) {
  let taps = 0;
  const tap = async (role: 'button' | 'link', name: string | RegExp) => {
    taps += 1;
    await page.getByRole(role, { name }).filter({ visible: true }).first().click();
  };
  return { tap, count: () => taps };
}

/** The order that this browser has placed last. */
async function placed(page: Page): Promise<{ readonly lastOrder: { readonly id: string } }> {
  const answer = await page.request.post(new URL('/graphql', page.url()).href, {
    data: { query: '{ lastOrder { id } }' },
  });
  return (await answer.json()).data;
}

test('a first delivery of a dish with a choice takes five taps and three fields on a phone, and the same again two', async ({
  page,
  demoShop: { url },
  administrator,
}) => {
  const restoreHours = await openAroundTheClock(administrator);
  const restore = await changeSettings(administrator, { minAmountForDelivery: 0 }, { minAmountForDelivery: 3_000 });
  try {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${url}/en`);
    await untilAlive(page);
    const { tap, count } = counted(page);
    await tap('button', 'Choose options: Margherita');
    await tap('button', /^Add .*₾/);
    await tap('button', /^Cart/);
    await tap('link', /^Check ?out/);
    await page.waitForURL(/\/checkout$/);
    await expect(page.getByRole('radio', { name: /^As soon as possible/ })).toBeChecked();
    await expect(page.locator('form').getByRole('textbox').filter({ visible: true })).toHaveCount(3);
    await page.getByLabel('Name').fill('Nino');
    await page.getByLabel('Phone').fill('+995 555 12 34 56');
    await page.getByLabel('Street and house').fill('12 Rustaveli Avenue');
    await expect(page.getByRole('radio', { name: /^Cash/ })).toBeChecked();
    await tap('button', 'Place order');
    await page.waitForURL(/\/finish/);
    const first = count();
    expect(first).toBeLessThanOrEqual(5);

    const { lastOrder } = await placed(page);
    await moveThrough(administrator, lastOrder.id, 'ACCEPTED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY', 'COMPLETED');
    await page.goto(`${url}/en`);
    await untilAlive(page);
    await tap('button', /^Order again/);
    await page.waitForURL(/\/checkout$/);
    await tap('button', 'Place order');
    await page.waitForURL(/\/finish/);
    expect(count() - first).toBe(2);
  } finally {
    await restore();
    await restoreHours();
  }
});
