import type { Page } from '@playwright/test';
import type { ApiClient } from '../../api/demo/evening/api-client';
import { expect, testAroundTheClock as test } from './fixtures';
import { changeSettings } from './shop-settings';
import { fillCart, keepNewsAway, untilSaved } from './visits';

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Nino Beridze');
  await page.getByLabel('Phone').fill('+995 555 12 34 56');
  await page.getByLabel('Street and house').fill('12 Rustaveli Avenue');
  await page.getByText('Cash', { exact: true }).click();
}

async function setPrice(owner: ApiClient, id: string, price: number): Promise<void> {
  const { node } = await owner.run<{ node: { version: number } }>(
    'query ($id: ID!) { node(id: $id) { ... on Variant { version } } }',
    { id },
  );
  await owner.run('mutation ($input: UpdateVariantInput!) { updateVariant(input: $input) { __typename } }', {
    input: { id, version: node.version, price },
  });
}

test('a price and a time that became others meanwhile are shown and agreed to before anything is placed', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  await fillCart(context, demoShop);
  const answer = await context.request.post(`${demoShop.url}/graphql`, {
    data: { query: '{ channel { deliveryMinutes } checkout { lines { variantId productName unitPrice { minor } } } }' },
  });
  const { channel, checkout } = (await answer.json()).data;
  const [line] = checkout.lines;
  const { deliveryMinutes } = channel;
  let restoreMinutes = async () => {};
  try {
    await keepNewsAway(page);
    await page.goto(`${demoShop.url}/checkout`);
    await untilSaved(page, fillIn);
    await setPrice(administrator, line.variantId, line.unitPrice.minor + 100);
    const place = page.getByRole('button', { name: 'Place order' });
    await place.click();
    const dialog = page.getByRole('alertdialog', { name: 'Your total has changed' });
    await expect(dialog.getByText(line.productName)).toBeVisible();
    restoreMinutes = await changeSettings(
      administrator,
      { deliveryMinutes: deliveryMinutes + 30 },
      { deliveryMinutes },
    );
    await dialog.getByRole('button', { name: /^Order for ₾/ }).click();
    await expect(page.getByText(/^The kitchen is busier now: the new time is \d/)).toBeVisible();
    await expect(page).toHaveURL(/\/checkout$/);
    await place.click();
    await expect(page).toHaveURL(/\/finish/);
  } finally {
    await setPrice(administrator, line.variantId, line.unitPrice.minor);
    await restoreMinutes();
  }
});
