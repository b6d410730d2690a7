import { expect, test } from './fixtures';
import { fillCart } from './visits';

test('a program fills a cart over the documented paths, empties it, and starts anew', async ({ context, demoShop }) => {
  const { request } = context;
  const cartUrl = `${demoShop.url}/api/checkout`;
  expect((await request.get(cartUrl)).status()).toBe(204);
  await fillCart(context, demoShop);
  const { items, totalPrice } = await (await request.get(cartUrl)).json();
  expect(items).toHaveLength(4);
  expect(totalPrice).toBeGreaterThan(0);
  for (const { id } of items) {
    const answer = await request.post(`${cartUrl}/line/${id}`, { data: { method: 'remove' } });
    expect(answer.ok()).toBe(true);
  }
  expect((await request.get(cartUrl)).status()).toBe(204);
});

test('one GraphQL mutation places an order from nothing, and the same key gives the same order', async ({
  demoShop,
  request,
}) => {
  const run = async (query: string, variables: object = {}) =>
    (await (await request.post(`${demoShop.url}/graphql`, { data: { query, variables } })).json()).data;
  const { channel, menu } = await run(`{
    channel { paymentMethods { id } timeSlots(method: PICKUP) { from isAvailable } warehouses { id } }
    menu { categories { products(first: 5) { nodes { hasChoices isSoldOut variants { id } } } } }
  }`);
  const dish = menu.categories
    .flatMap(({ products }: { products: { nodes: object[] } }) => products.nodes)
    .find(({ hasChoices, isSoldOut }: { hasChoices: boolean; isSoldOut: boolean }) => !hasChoices && !isSoldOut);
  const place = () =>
    run(
      `mutation ($input: PlaceOrderInput!) {
        placeOrder(input: $input) { __typename ... on Checkout { number token } ... on Error { code message } }
      }`,
      {
        input: {
          idempotencyKey: `story-${demoShop.pid}`,
          lines: [{ variantId: dish.variants[0].id, quantity: 5 }],
          name: 'Nino',
          phone: '+995555123456',
          deliveryMethod: 'PICKUP',
          warehouseId: channel.warehouses[0].id,
          paymentMethodId: channel.paymentMethods[0].id,
          slotFrom: channel.timeSlots[0].from,
        },
      },
    );
  const first = await place();
  expect(first.placeOrder).toMatchObject({ __typename: 'Checkout', number: expect.stringMatching(/^\d{4}-\d{4}$/) });
  expect(await place()).toEqual(first);
});
