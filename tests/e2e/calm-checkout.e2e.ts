import type { Page } from '@playwright/test';
import { asksFor } from './asks-for';
import { faultsOf } from './faults';
import { expect, test } from './fixtures';
import { openAroundTheClock } from './opening-hours';
import { moveThrough } from './orders';
import { changeSettings } from './shop-settings';
import { fillCart, fillInDelivery, untilAlive, untilSaved } from './visits';

/** Counts presses, as a client makes them. */
function counted(page: Page) {
  let taps = 0;
  const tap = async (role: 'button' | 'link' | 'radio', name: string | RegExp) => {
    taps += 1;
    const target = page.getByRole(role, { name }).filter({ visible: true }).first();
    await (role === 'radio' ? page.locator('label').filter({ has: target }) : target).click();
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

for (const { on, width, start, way } of [
  {
    on: 'a desk, from home',
    width: 1280,
    start: '/en',
    way: [['link', /^Choose a dish/] as const, ['button', /^Add /] as const, ['link', /^Check ?out/] as const],
  },
  {
    on: 'a phone, from home, with a dish that asks for a choice',
    width: 390,
    start: '/en',
    way: [
      ['button', 'Choose options: Margherita'] as const,
      ['button', /^Add .*₾/] as const,
      ['button', /^Cart/] as const,
      ['link', /^Check ?out/] as const,
    ],
  },
]) {
  test(`a first delivery of one dish takes at most five taps and three fields, and the same again two, on ${on}`, async ({
    page,
    demoShop: { url },
    administrator,
  }) => {
    const restoreHours = await openAroundTheClock(administrator);
    const restore = await changeSettings(administrator, { minAmountForDelivery: 0 }, { minAmountForDelivery: 3_000 });
    try {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${url}${start}`);
      await untilAlive(page);
      const { tap, count } = counted(page);
      for (const [role, name] of way) await tap(role, name);
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
}

test('a press on “Place order” before the form is filled in counts when it is', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const restoreHours = await openAroundTheClock(administrator);
  try {
    await fillCart(context, demoShop);
    const isPressed = Promise.withResolvers<void>();
    await page.route('**/graphql**', async (route) => {
      if (asksFor(route.request(), 'PreviousContact')) await isPressed.promise;
      return route.fallback();
    });
    await page.goto(`${demoShop.url}/en/checkout`);
    await untilAlive(page);
    const button = page.getByRole('button', { name: 'Place order' });
    await expect(button).toBeVisible();
    await expect(page.getByText('…', { exact: true })).toHaveCount(0);
    await button.click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    isPressed.resolve();
    // What is missing is told, as for any other press.
    await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
  } finally {
    await restoreHours();
  }
});

test('what was filled in stands open after a reload, and a fold opens by the keyboard', async ({
  page,
  context,
  demoShop,
}) => {
  await fillCart(context, demoShop);
  await page.goto(`${demoShop.url}/en/checkout`);
  await untilAlive(page);
  const note = page.getByLabel('Note for the kitchen');
  const entrance = page.getByLabel('Entrance');
  await expect(entrance).toBeHidden();
  await page.locator('summary', { hasText: 'Apartment, entrance, floor' }).press('Enter');
  await entrance.fill('3');
  await page.locator('summary', { hasText: 'Add a note for the kitchen' }).click();
  await note.fill('No onions');
  const change = page.getByRole('group', { name: 'Change from' });
  await expect(page.locator('label', { hasText: 'Cash' }).locator('+ fieldset')).toHaveAccessibleName('Change from');
  const amount = change.getByRole('textbox', { name: 'Amount' });
  await expect(amount).toHaveCount(0);
  await change.getByRole('button', { name: 'Other' }).click();
  await amount.fill('777');
  await page.reload();
  await expect(amount).toHaveValue('777');
  await amount.fill('');
  await expect(amount).toBeFocused();
  await change.getByRole('button', { name: 'No change needed' }).click();
  await expect(amount).toHaveCount(0);
  await expect(entrance).toHaveValue('3');
  await expect(entrance).toBeVisible();
  await expect(note).toHaveValue('No onions');
  await expect(note).toBeVisible();
  await expect(page.getByLabel('Note for the courier')).toBeHidden();
});

test('addresses of earlier orders on this device are offered, chosen by a press and removed', async ({
  page,
  context,
  demoShop,
}) => {
  const order = async (street: string, apartment: string) => {
    await fillCart(context, demoShop);
    await page.goto(`${demoShop.url}/en/checkout`);
    await untilSaved(page, fillInDelivery);
    await page
      .locator('summary', { hasText: 'Apartment, entrance, floor' })
      .evaluate((summary) => summary.parentElement?.setAttribute('open', ''));
    await page.getByLabel('Apt/office').fill(apartment);
    await page.getByLabel('Street and house').fill(street);
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.waitForURL(/\/finish/);
  };
  await order('12 Rustaveli Avenue', '5');
  await order('7 Chavchavadze Avenue', '');
  await fillCart(context, demoShop);
  await page.goto(`${demoShop.url}/en/checkout`);
  const addresses = page.getByRole('list', { name: 'Addresses of this device' });
  await expect(addresses.getByRole('listitem')).toHaveText(['7 Chavchavadze Avenue', '12 Rustaveli Avenue, apt 5']);
  const home = addresses.getByRole('button', { name: '12 Rustaveli Avenue, apt 5', exact: true });
  await expect(home).toHaveAttribute('aria-pressed', 'false');
  await home.click();
  await expect(page.getByLabel('Street and house')).toHaveValue('12 Rustaveli Avenue');
  await expect(page.getByLabel('Apt/office')).toHaveValue('5');
  await expect(home).toHaveAttribute('aria-pressed', 'true');
  expect(await faultsOf(page, { inside: 'main' })).toEqual([]);
  await addresses.getByRole('button', { name: 'Forget 7 Chavchavadze Avenue' }).click();
  await page.reload();
  await expect(addresses.getByRole('listitem')).toHaveText(['12 Rustaveli Avenue, apt 5']);
});

test('on any phone times are two in a row, and all of them take less than a screen', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const restoreHours = await openAroundTheClock(administrator);
  await fillCart(context, demoShop);
  for (const locale of ['en', 'ru']) {
    await page.goto(`${demoShop.url}/${locale}/checkout`);
    await untilAlive(page);
    await page
      .locator('label')
      .filter({ has: page.locator('input[value="SLOT"]') })
      .click();
    const picker = page.locator('#checkout-slotFrom');
    const times = picker.locator('label');
    // Tomorrow is whole.
    await picker
      .getByRole('group', { name: /^(?:Day|День)$/ })
      .getByRole('button')
      .nth(1)
      .click();
    await expect.poll(() => times.count()).toBeGreaterThan(40);
    for (const width of [360, 384, 390, 393, 430]) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await times.evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top));
      expect(tops[1], `${locale}, ${width} px`).toBe(tops[0]);
      expect((await picker.boundingBox())?.height, `${locale}, ${width} px`).toBeLessThan(800 / 1.5);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    // The chosen one is in sight when the page is opened again.
    await times.last().click();
    await page.reload();
    await expect(times.first()).toBeVisible();
    await picker.evaluate((element) => element.scrollIntoView());
    await expect(picker.getByRole('radio', { checked: true })).toBeInViewport();
    expect(await faultsOf(page, { inside: '#checkout-slotFrom' })).toEqual([]);
  }
  await restoreHours();
});
