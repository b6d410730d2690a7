import { startReceiver } from '../api/receivers/testing-receiver';
import { ApiClient } from './api-client';
import { type CarteServer, makeDataDirectory, startCarte } from './carte-server';
import { expect, test } from './fixtures';

const ROUNDS = 10;
const CLIENTS = 4;
const ORDERS_A_ROUND = 6;
/** A killed worker's messages are taken up again when its lease of 60 s ends. */
const DRAIN_MS = 120_000;

interface Wish {
  readonly variantId: string;
  readonly paymentMethodId: string;
  readonly warehouseId: string;
  readonly slots: readonly string[];
}

async function readWish({ url }: CarteServer): Promise<Wish> {
  const { channel, menu } = await new ApiClient(url).run<{
    channel: {
      paymentMethods: { id: string }[];
      warehouses: { id: string }[];
      timeSlots: { from: string; isAvailable: boolean }[];
    };
    menu: {
      categories: { products: { nodes: { hasChoices: boolean; isSoldOut: boolean; variants: { id: string }[] }[] } }[];
    };
  }>(`{
    channel { paymentMethods { id } warehouses { id } timeSlots(method: PICKUP) { from isAvailable } }
    menu { categories { products(first: 12) { nodes { hasChoices isSoldOut variants { id } } } } }
  }`);
  const dish = menu.categories
    .flatMap(({ products }) => products.nodes)
    .find(({ hasChoices, isSoldOut }) => !hasChoices && !isSoldOut);
  return {
    variantId: dish?.variants[0]?.id ?? '',
    paymentMethodId: channel.paymentMethods[0]?.id ?? '',
    warehouseId: channel.warehouses[0]?.id ?? '',
    // The nearest ones may pass while the story runs.
    slots: channel.timeSlots
      .filter(({ isAvailable }) => isAvailable)
      .slice(4)
      .map(({ from }) => from),
  };
}

/** @returns the order's number, or null when no answer came. @throws {Error} when the server refused. */
async function place({ url }: CarteServer, key: string, wish: Wish): Promise<string | null> {
  let answer: Response;
  let body: { number?: string };
  try {
    answer = await fetch(`${url}/api/checkout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({
        lines: [{ productVariantId: wish.variantId, quantity: 9 }],
        name: 'Nino',
        phone: '+995555123456',
        deliveryMethod: 'PICKUP',
        warehouseId: wish.warehouseId,
        paymentMethodId: wish.paymentMethodId,
        // Of one key always the same: another time would be another order.
        slotFrom: wish.slots[Number(key.split('-').at(-1)) % wish.slots.length],
      }),
    });
    body = await answer.json();
  } catch {
    return null;
  }
  if (!body.number) throw new Error(`refused ${key}: ${JSON.stringify(body)}`);
  return body.number;
}

/** Places until the server is gone; what it answered stands in the ledger, the rest is left null. */
async function placeAll(server: CarteServer, keys: readonly string[], wish: Wish, ledger: Map<string, string | null>) {
  for (const key of keys) {
    const number = await place(server, key, wish);
    ledger.set(key, number ?? ledger.get(key) ?? null);
    if (number === null) return;
  }
}

async function readNumbers(client: ApiClient): Promise<string[]> {
  const numbers: string[] = [];
  for (let after: string | null = null; ; ) {
    const page: {
      channel: { orders: { nodes: { number: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean } } };
    } = await client.run(
      'query ($after: String) { channel { orders(first: 100, after: $after) { nodes { number } pageInfo { endCursor hasNextPage } } } }',
      { after },
    );
    const { nodes, pageInfo } = page.channel.orders;
    numbers.push(...nodes.map(({ number }) => number));
    if (!pageInfo.hasNextPage) return numbers;
    after = pageInfo.endCursor;
  }
}

test('ten times kill -9 in the middle of placing: nothing is lost or doubled', async () => {
  test.setTimeout(300_000);
  const data = await makeDataDirectory();
  const kitchen = await startReceiver();
  let server = await startCarte({ demo: true, dataDirectory: data.path });
  const credentials = server.administrator ?? { login: '', password: '' };
  const owner = new ApiClient(server.url);
  await owner.signIn(credentials);
  await owner.run(
    'mutation ($input: CreateReceiverInput!) { createReceiver(input: $input) { __typename ... on Error { message } } }',
    {
      input: {
        name: 'Kitchen',
        url: kitchen.url,
        method: 'POST',
        events: ['PLACED'],
        bodyTemplate: '{{ order | json }}',
      },
    },
  );
  const wish = await readWish(server);
  const ledger = new Map<string, string | null>();
  let sequence = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const placing = Array.from({ length: CLIENTS }, (_, client) => {
      const keys = Array.from({ length: ORDERS_A_ROUND }, () => `round${round}-client${client}-${sequence++}`);
      return placeAll(server, keys, wish, ledger);
    });
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 400));
    await server.kill();
    await Promise.all(placing);
    server = await startCarte({ dataDirectory: data.path });
    // Whoever got no answer asks again with the same key.
    for (const [key, number] of ledger) if (number === null) ledger.set(key, await place(server, key, wish));
  }

  const client = new ApiClient(server.url);
  await client.signIn(credentials);
  const stored = await readNumbers(client);
  const acknowledged = [...ledger.values()];
  expect(acknowledged).not.toContain(null);
  expect(new Set(acknowledged).size).toBe(ledger.size);
  expect(stored.toSorted()).toEqual(acknowledged.toSorted());
  // Numbers have no gap either: the highest is how many there are.
  expect(Math.max(...stored.map((number) => Number(number.split('-')[1])))).toBe(stored.length);

  const bodies = () =>
    new Map(
      kitchen.received.map(({ body, headers }) => [JSON.parse(body).number, { body, id: headers['webhook-id'] }]),
    );
  await expect.poll(() => bodies().size, { timeout: DRAIN_MS, intervals: [500] }).toBe(stored.length);
  const perOrder = bodies();
  for (const { body, headers } of kitchen.received) {
    const { number } = JSON.parse(body);
    expect(perOrder.get(number)).toEqual({ body, id: headers['webhook-id'] });
  }
  await server.stop();
  await kitchen.close();
  await data.remove();
});
