import type { ApiClient } from './api-client';
import { expect, test } from './fixtures';
import { signIn } from './visits';

const RULES = `{ channel { version deliveryMinutes deliveryFee { minor } freeDeliveryFrom { minor } maximumOrderWeight
  discountPercent slotCapacity } }`;

interface Rules {
  readonly version: number;
  readonly deliveryMinutes: number;
  readonly deliveryFee: { readonly minor: number } | null;
  readonly freeDeliveryFrom: { readonly minor: number } | null;
  readonly maximumOrderWeight: number | null;
  readonly discountPercent: number;
  readonly slotCapacity: number | null;
}

const read = async (client: ApiClient) => (await client.run<{ channel: Rules }>(RULES)).channel;

async function restore(client: ApiClient, rules: Rules): Promise<void> {
  const { version } = await read(client);
  const { deliveryFee, freeDeliveryFrom, ...same } = rules;
  const amounts = { deliveryFee: deliveryFee?.minor ?? null, freeDeliveryFrom: freeDeliveryFrom?.minor ?? null };
  await client.run('mutation ($input: UpdateChannelInput!) { updateChannel(input: $input) { __typename } }', {
    input: { ...same, ...amounts, version },
  });
}

test('an owner sets what delivery costs, sees it in an example, and shoppers get it', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const before = await read(administrator);
  try {
    await signIn(context, demoShop);
    await page.goto(`${demoShop.url}/command-center/settings/orders`);
    await page.getByLabel('Delivery fee').fill('6,50');
    await expect(page.getByText(/\+ ₾6\.50 for delivery = /)).toBeVisible();
    await page.getByLabel('Free delivery from').fill('');
    await expect(page.getByText('None: every delivery costs the fee, whatever the total.')).toBeVisible();
    await page.getByLabel('Maximum order weight').fill('12000');
    await page.getByLabel('Discount on everything').fill('15');
    await expect(page.getByText('Dishes for ₾10 cost ₾8.50.')).toBeVisible();
    await page.getByLabel('Orders in one time slot').fill('4');

    await page.getByLabel('Minutes to the door').fill('5000');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Must be at most 1440')).toBeVisible();
    await expect(page.getByLabel('Minutes to the door')).toBeFocused();
    await expect(page.getByLabel('Delivery fee')).toHaveValue('6,50');

    await page.getByLabel('Minutes to the door').fill('45');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Order settings updated')).toBeVisible();
    expect(await read(administrator)).toMatchObject({
      deliveryMinutes: 45,
      deliveryFee: { minor: 650 },
      freeDeliveryFrom: null,
      maximumOrderWeight: 12_000,
      discountPercent: 15,
      slotCapacity: 4,
    });
    await page.reload();
    await expect(page.getByLabel('Delivery fee')).toHaveValue('6.50');
  } finally {
    await restore(administrator, before);
  }
});
