import type { Page } from '@playwright/test';
import type { ApiClient } from './api-client';
import { expect, test } from './fixtures';
import { fillCart } from './visits';

const TERMS = '{ channel { version deliveryFee { minor } freeDeliveryFrom { minor } minAmountForDelivery { minor } } }';

interface Amount {
  readonly minor: number;
}

interface Terms {
  readonly version: number;
  readonly deliveryFee: Amount | null;
  readonly freeDeliveryFrom: Amount | null;
  readonly minAmountForDelivery: Amount | null;
}

const read = async (owner: ApiClient) => (await owner.run<{ channel: Terms }>(TERMS)).channel;

async function change(owner: ApiClient, terms: object): Promise<void> {
  const { version } = await read(owner);
  await owner.run('mutation ($input: UpdateChannelInput!) { updateChannel(input: $input) { __typename } }', {
    input: { version, ...terms },
  });
}

async function addZone(owner: ApiClient, terms: object): Promise<string> {
  const corners = [
    [41, 44],
    [41, 45],
    [42, 45],
    [42, 44],
  ].map(([latitude, longitude]) => ({ latitude, longitude }));
  const { createDeliveryZone } = await owner.run<{ createDeliveryZone: { id: string } }>(
    `mutation ($input: CreateDeliveryZoneInput!) {
      createDeliveryZone(input: $input) { ... on DeliveryZone { id } ... on Error { message } }
    }`,
    { input: { name: [{ locale: 'en', value: 'Far side' }], polygon: corners, ...terms } },
  );
  return createDeliveryZone.id;
}

const summary = (page: Page) => page.getByRole('region', { name: 'Your order' });
/** The row of the totals that says what delivery costs. */
const delivery = (page: Page) =>
  summary(page)
    .locator('dl > div')
    .filter({ has: page.getByText('Delivery', { exact: true }) })
    .getByRole('definition');

test('checkout shows what delivery costs, from where on it is free, and how much is missing, by shop and by area', async ({
  page,
  context,
  demoShop,
  administrator: owner,
}) => {
  const before = await read(owner);
  let zone: string | null = null;
  try {
    await fillCart(context, demoShop);
    const answer = await context.request.post(`${demoShop.url}/graphql`, {
      data: { query: '{ checkout { productsCost { minor } discount { minor } } }' },
    });
    const { productsCost, discount } = (await answer.json()).data.checkout;
    const dishes: number = productsCost.minor - discount.minor;

    await change(owner, { deliveryFee: 700, freeDeliveryFrom: dishes + 5000, minAmountForDelivery: dishes + 1000 });
    await page.goto(`${demoShop.url}/checkout`);
    await expect(summary(page).getByText(/^₾10 more to reach the minimum order of ₾/)).toBeVisible();
    await expect(delivery(page)).toHaveText('₾7');
    await page.getByText('Pickup', { exact: true }).click();
    await expect(summary(page).getByText(/more to reach the minimum order/)).toBeHidden();
    await page.getByText('Delivery', { exact: true }).first().click();
    await expect(summary(page).getByText(/^₾10 more to reach the minimum order/)).toBeVisible();

    await change(owner, { freeDeliveryFrom: dishes + 2000, minAmountForDelivery: null });
    await page.reload();
    await expect(summary(page).getByText('₾20 more for free delivery')).toBeVisible();
    await change(owner, { freeDeliveryFrom: dishes });
    await page.reload();
    await expect(summary(page).getByText('Free delivery')).toBeVisible();
    await expect(delivery(page)).toHaveText('free');

    // An area has terms of its own, whatever the shop’s are.
    zone = await addZone(owner, { fee: 300, freeFrom: dishes + 4000, minimum: dishes + 500 });
    await page.reload();
    await page.getByLabel('Delivery area').selectOption({ value: zone });
    await expect(summary(page).getByText(/^₾5 more to reach the minimum order of ₾/)).toBeVisible();
    await expect(delivery(page)).toHaveText('₾3');
  } finally {
    if (zone) await owner.run('mutation ($id: ID!) { deleteDeliveryZone(id: $id) { __typename } }', { id: zone });
    await change(owner, {
      deliveryFee: before.deliveryFee?.minor ?? null,
      freeDeliveryFrom: before.freeDeliveryFrom?.minor ?? null,
      minAmountForDelivery: before.minAmountForDelivery?.minor ?? null,
    });
  }
});
