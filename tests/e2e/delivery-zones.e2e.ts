import type { APIRequestContext, Page } from '@playwright/test';
import type { ApiClient } from '../../api/demo/evening/api-client';
import { addAreas, removeZones, SEA, TOWN } from './delivery-areas';
import { expect, test } from './fixtures';
import { fillCart, keepNewsAway } from './visits';

async function changeFee(owner: ApiClient, id: string, fee: number): Promise<void> {
  await owner.run('mutation ($input: UpdateDeliveryZoneInput!) { updateDeliveryZone(input: $input) { __typename } }', {
    input: { id, version: 1, fee },
  });
}

/** What the server has of the form. */
async function saved(
  request: APIRequestContext,
  url: string,
): Promise<{ zoneName: string | null; paymentMethodId: string | null }> {
  const answer = await request.post(`${url}/graphql`, { data: { query: '{ checkout { zoneName paymentMethodId } }' } });
  return (await answer.json()).data.checkout;
}

const summary = (page: Page) => page.getByRole('region', { name: 'Your order' });
const area = (page: Page) => page.getByLabel('Delivery area');

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Anna Schmidt');
  await page.getByLabel('Phone').fill('+995 555 12 34 56');
  await page.getByLabel('Street and house').fill('12 Rustaveli Avenue');
  await page.getByText('Schedule').click();
  const times = page.getByRole('group', { name: /^Times/ });
  await times.locator('label').last().click();
  await page.getByText('Cash', { exact: true }).click();
}

test('a shopper sees what delivery costs in each area, is found by the device, and pays what was shown', async ({
  page,
  context,
  demoShop,
  administrator: owner,
}) => {
  const [town, hills] = await addAreas(owner);
  try {
    await fillCart(context, demoShop);
    await page.goto(`${demoShop.url}/checkout`);
    await expect(summary(page).getByText('We’ll add delivery once you choose your area.')).toBeVisible();

    await fillIn(page);
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByRole('link', { name: 'Choose your delivery area' })).toBeVisible();

    await expect(area(page).getByRole('option', { name: /^Old town — .*3.*, about 40 min$/ })).toBeAttached();
    await area(page).selectOption({ value: town });
    await expect(summary(page).getByText('₾3', { exact: true })).toBeVisible();
    await area(page).selectOption({ value: hills });
    await expect(summary(page).getByText('₾9', { exact: true })).toBeVisible();

    // Not asked for before it is pressed; refused, it is no end.
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page.getByText('Just choose the area from the list')).toBeVisible();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(SEA);
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page.getByText('we don’t deliver to your location yet')).toBeVisible();
    await expect(area(page)).toHaveValue('');
    await context.setGeolocation(TOWN);
    // The device may hand out a place that it knew a minute ago: a page of its own does not remember.
    await keepNewsAway(page);
    // Nothing of the form is still to be kept: the answer to that would bring the changed fee before it is asked for.
    await expect
      .poll(() => saved(context.request, demoShop.url))
      .toMatchObject({ paymentMethodId: expect.any(String) });
    await page.reload();
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page.getByText('Found you: Old town')).toBeVisible();
    await expect(area(page)).toHaveValue(town);
    await expect.poll(() => saved(context.request, demoShop.url)).toMatchObject({ zoneName: 'Old town' });

    await changeFee(owner, town, 500);
    await page.getByRole('button', { name: 'Place order' }).click();
    const changed = page.getByRole('alertdialog');
    await expect(changed).toBeVisible();
    await changed.getByRole('button', { name: /^Order for/ }).click();
    await expect(page).toHaveURL(/\/finish/);
    await expect(page.getByText('Old town', { exact: true })).toBeVisible();
    const { lastOrder } = await (
      await context.request.post(`${demoShop.url}/graphql`, {
        data: { query: '{ lastOrder { zoneName latitude deliveryFee { minor } } }' },
      })
    )
      .json()
      .then(({ data }) => data);
    expect(lastOrder).toMatchObject({ zoneName: 'Old town', latitude: TOWN.latitude, deliveryFee: { minor: 500 } });
  } finally {
    await removeZones(owner, [town, hills]);
  }
  // The order keeps them, whatever became of the zone.
  await page.reload();
  await expect(page.getByText('Old town', { exact: true })).toBeVisible();
});
