import type { Page } from '@playwright/test';
import type { ApiClient } from './api-client';
import { expect, test } from './fixtures';
import { hearInTheTab, untilAlive } from './visits';

interface Dish {
  readonly id: string;
  readonly name: string;
  readonly variants: readonly { readonly id: string; readonly name: string }[];
  readonly optionGroups: readonly { readonly options: readonly { readonly id: string; readonly name: string }[] }[];
}

const DISH = `query ($slug: String!) { product(slug: $slug) {
  id name variants { id name } optionGroups { options { id name } } } }`;

/** The stop list as an operator holds it: at the API, from another browser than the shopper's. */
function stopList(staff: ApiClient) {
  const change = (mutation: string, kind: string, id: string) =>
    staff.run(
      mutation === 'stop'
        ? `mutation ($id: ID!) { stop${kind}(input: { id: $id, duration: UNTIL_CHANGED }) { __typename } }`
        : `mutation ($id: ID!) { resume${kind}(id: $id) { __typename } }`,
      { id },
    );
  return {
    dish: async (slug: string) => (await staff.run<{ product: Dish }>(DISH, { slug })).product,
    stop: (kind: 'Product' | 'Variant' | 'Option', id: string) => change('stop', kind, id),
    resume: (kind: 'Product' | 'Variant' | 'Option', id: string) => change('resume', kind, id),
  };
}

/** Until the page hears of changes: it begins to once it has been looked at for a moment. */
async function whileListening(page: Page, open: () => Promise<unknown>): Promise<void> {
  await hearInTheTab(page);
  const listening = page.waitForResponse((response) => response.url().includes('/graphql/stream'));
  await open();
  await listening;
}

async function inCart(page: Page, url: string, ...ids: string[]): Promise<void> {
  for (const productVariantId of ids) {
    const answer = await page.request.post(`${url}/api/checkout/add`, { data: { productVariantId } });
    expect(answer.ok()).toBe(true);
  }
}

test('a dish that staff stop is greyed in the open cart, with what to do about it, and comes back by itself', async ({
  page,
  demoShop: { url },
  administrator,
}) => {
  const staff = stopList(administrator);
  const tiramisu = await staff.dish('tiramisu');
  await inCart(page, url, tiramisu.variants[0]?.id ?? '');
  await whileListening(page, () => page.goto(`${url}/checkout`));
  const row = page.getByRole('listitem').filter({ hasText: tiramisu.name });
  await expect(row).toBeVisible();

  await staff.stop('Product', tiramisu.id);
  await expect(row.getByText('Sold out: remove it or choose another dish')).toBeVisible();
  await expect(page.getByText(`${tiramisu.name} can’t be ordered right now`).first()).toBeAttached();
  await expect(page.getByText('Remove the sold-out dish')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Place order' })).toHaveAttribute('aria-disabled', 'true');

  await staff.resume('Product', tiramisu.id);
  await expect(row.getByText('Sold out: remove it or choose another dish')).toBeHidden();
  await expect(page.getByText('Remove the sold-out dish')).toBeHidden();
});

test('an open dish says at once which size and which option are gone, and when they are back', async ({
  page,
  demoShop: { url },
  administrator,
}) => {
  const staff = stopList(administrator);
  const dish = await staff.dish('margherita');
  const [variant] = dish.variants;
  const [option] = dish.optionGroups.flatMap(({ options }) => options).slice(-1);
  if (!variant || !option) throw new Error('the demo pizza lost its sizes or extras');
  await whileListening(page, () => page.goto(`${url}/catalog/pizza/margherita`));
  const size = page.getByRole('radio', { name: new RegExp(variant.name) }).first();
  const extra = page.getByRole('checkbox', { name: new RegExp(option.name) }).first();
  await expect(extra).toBeEnabled();
  await extra.check();

  await staff.stop('Variant', variant.id);
  await staff.stop('Option', option.id);
  await expect(size).toBeDisabled();
  await expect(extra).toBeDisabled();
  await expect(extra).not.toBeChecked();

  await staff.resume('Variant', variant.id);
  await staff.resume('Option', option.id);
  await expect(size).toBeEnabled();
  await expect(extra).toBeEnabled();
});

test('the menu greys a dish under the eyes of a shopper with a cart', async ({
  page,
  demoShop: { url },
  administrator,
}) => {
  const staff = stopList(administrator);
  const [tiramisu, margherita] = [await staff.dish('tiramisu'), await staff.dish('margherita')];
  await inCart(page, url, tiramisu.variants[0]?.id ?? '');
  await whileListening(page, () => page.goto(`${url}/catalog/pizza`));
  const card = page.getByRole('article').filter({ hasText: margherita.name });
  await staff.stop('Product', margherita.id);
  await expect(card.getByText('Sold out')).toBeVisible();
  await staff.resume('Product', margherita.id);
  await expect(card.getByText('Sold out')).toBeHidden();
});

test('placing what has just been stopped is refused with its reason, and the cart is kept', async ({
  demoShop: { url },
  administrator,
  page,
}) => {
  const staff = stopList(administrator);
  const tiramisu = await staff.dish('tiramisu');
  await inCart(page, url, ...Array.from({ length: 4 }, () => tiramisu.variants[0]?.id ?? ''));
  const channel: { paymentMethods: { id: string }[] } = await (await page.request.get(`${url}/api/channel`)).json();
  const place = () =>
    page.request.post(`${url}/api/checkout`, {
      headers: { 'idempotency-key': 'stopped-in-the-same-instant' },
      data: {
        name: 'Nino Beridze',
        phone: '+995 555 12 34 56',
        street: '12 Rustaveli Avenue',
        paymentMethodId: channel.paymentMethods[0]?.id,
      },
    });
  await staff.stop('Variant', tiramisu.variants[0]?.id ?? '');
  const refused = await place();
  expect(refused.status()).toBe(409);
  expect(await refused.json()).toMatchObject({ error: { code: 'SOLD_OUT' } });
  const cart: { items: unknown[] } = await (await page.request.get(`${url}/api/checkout`)).json();
  expect(cart.items).toHaveLength(1);
  await staff.resume('Variant', tiramisu.variants[0]?.id ?? '');
});

test('a dish added in the very moment of leaving the page is in the cart', async ({ page, demoShop: { url } }) => {
  await page.goto(`${url}/catalog`);
  const add = page.getByRole('button', { name: 'Add Tiramisu' });
  await expect(add).toBeVisible();
  await untilAlive(page);
  await add.evaluate((button: HTMLElement, next) => {
    button.click();
    // Not a moment for the request to leave.
    location.assign(next);
  }, `${url}/checkout`);
  await page.waitForURL(`${url}/checkout`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Tiramisu' })).toBeVisible();
});
