import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import { moveOrder } from '../../api/checkout/order-life/move-order.command';
import { placeLines } from '../../api/checkout/testing-shopper';
import { shop, type World } from '../../api/checkout/testing-world';
import { createTestStaff, globalId } from '../../api/graphql/testing';
import { startTestServer, type TestServer } from '../../api/http/server/testing-server';
import { createTestToken } from '../../api/staff/testing';
import { createClient, newIdempotencyKey } from '../../examples/client-kit/client.js';
import { AddLine, Dishes, OrderChanges, PlaceOrder, Shop } from '../../examples/client-kit/documents.js';
import { followOrders } from '../../examples/client-kit/order-feed.js';
import { memorySession } from '../../examples/client-kit/session.js';
import { type LossyProxy, startLossyProxy } from './testing-lossy-proxy';

/** The client kit over a network that loses answers, against the whole server. */
let server: TestServer;
let network: LossyProxy;
let world: World;
let storefrontToken: string;
let tillToken: string;
let variantId: string;

beforeAll(async () => {
  server = await startTestServer({ streamsOfAddress: 20 });
  network = await startLossyProxy(server.url);
  world = await shop(server.database.db).dish('Cola', 300).open();
  const tokenOf = (scope: 'STOREFRONT' | 'ORDERS_READ') => createTestToken(server.database.db, world.channel, [scope]);
  [storefrontToken, tillToken] = [await tokenOf('STOREFRONT'), await tokenOf('ORDERS_READ')];
  variantId = globalId('Variant', world.variant('Cola'));
});
afterAll(async () => {
  network.close();
  await server.close();
});

const shopper = (session = memorySession()) =>
  createClient({ url: network.url, token: storefrontToken, locale: 'en', session });
const details = async () => ({
  name: 'Anna Schmidt',
  phone: '+49 30 901820',
  deliveryMethod: 'PICKUP' as const,
  paymentMethodId: (await shopper().run(Shop)).channel?.paymentMethods[0]?.id ?? '',
});

/** An operator takes an order. */
async function accept(id: string): Promise<void> {
  const operator = await createTestStaff(world.db, world.channel.id, 'OPERATOR');
  await moveOrder(world.caller(operator), { id, to: 'ACCEPTED' });
}

describe('a shopper', () => {
  test('reads typed answers', async () => {
    const { menu, channel } = await shopper().run(Shop);
    expectTypeOf(channel?.name).toEqualTypeOf<string | undefined>();
    expect(channel?.name).toBe('Test kitchen');
    const slug = menu?.categories[0]?.slug ?? '';
    const { category } = await shopper().run(Dishes, { slug });
    expect(category?.products.nodes.map(({ name }) => name)).toEqual(['Cola']);
    // @ts-expect-error The slug is a text.
    await expect(shopper().run(Dishes, { slug: 7 })).rejects.toMatchObject({ name: 'CarteError' });
  });

  test('has one cart, though the first two dishes are added at once', async () => {
    const { run } = shopper();
    const add = () => run(AddLine, { input: { variantId }, idempotencyKey: newIdempotencyKey() });
    const answers = await Promise.all([add(), add()]);
    const ids = answers.map(({ answer }) => 'lines' in answer && answer.id);
    expect(new Set(ids).size).toBe(1);
    expect((await run(Shop)).checkout?.lines.map(({ quantity }) => quantity)).toEqual([2]);
  });

  test('adds a dish once and orders once, however many answers are lost', async () => {
    const { run } = shopper();
    network.loseAnswers(2);
    const { answer } = await run(AddLine, {
      input: { variantId, quantity: 2 },
      idempotencyKey: newIdempotencyKey(),
    });
    if (!('lines' in answer)) throw new Error(answer.message);
    expect(answer.lines.map(({ quantity }) => quantity)).toEqual([2]);
    const input = { ...(await details()), idempotencyKey: newIdempotencyKey() };
    const before = await world.db.checkout.count({ where: { NOT: { number: null } } });
    network.loseAnswers(2);
    const placed = await run(PlaceOrder, { input });
    expect(placed.answer).toMatchObject({ number: expect.stringMatching(/^\d{4}-\d{4}$/) });
    expect(await world.db.checkout.count({ where: { NOT: { number: null } } })).toBe(before + 1);
  });

  test('gets a refusal as data', async () => {
    const { run } = shopper();
    const { answer } = await run(PlaceOrder, {
      input: { ...(await details()), idempotencyKey: newIdempotencyKey() },
    });
    expect(answer).toMatchObject({ code: 'EMPTY_CART' });
  });
});

describe('what is not safe to repeat', () => {
  test('is sent once: a write without a key', async () => {
    const { run } = shopper();
    await run(AddLine, { input: { variantId }, idempotencyKey: newIdempotencyKey() });
    const before = network.passed;
    network.loseAnswers(1);
    await expect(run(AddLine, { input: { variantId } })).rejects.toBeInstanceOf(TypeError);
    expect(network.passed).toBe(before + 1);
  });

  test('is sent once: what the shop refused for good', async () => {
    const { run } = createClient({ url: network.url, token: 'carte_wrong' });
    const before = network.passed;
    await expect(run('{ channel { name } }')).rejects.toMatchObject({ status: 401, requestId: expect.any(String) });
    expect(network.passed).toBe(before + 1);
  });

  test('is a document that has no text', async () => {
    const { run } = shopper();
    await expect(run({} as never)).rejects.toThrow('This document has no text');
  });
});

test('an order is followed through a cut connection', async () => {
  const { id, token } = await placeLines(world, [world.choice('Cola', 2)], { deliveryMethod: 'PICKUP' });
  const heard: string[] = [];
  for await (const { order } of shopper().subscribe(OrderChanges, { token: token ?? '' })) {
    if (heard.at(-1) === order.status) continue;
    heard.push(order.status);
    if (order.status === 'ACCEPTED') break;
    network.cut();
    await accept(id);
  }
  expect(heard).toEqual(['PLACED', 'ACCEPTED']);
});

test('the subscription of an order that is not there ends', async () => {
  expect(await shopper().subscribe(OrderChanges, { token: 'nobody’s' }).next()).toMatchObject({ done: true });
});

test('the feed of orders goes on behind what was kept, through cut connections and a new start', async () => {
  const placed: string[] = [];
  const place = async () => {
    const order = await placeLines(world, [world.choice('Cola', 2)], { deliveryMethod: 'PICKUP' });
    placed.push(order.number ?? '');
  };
  const heard: string[] = [];
  let kept: string | null = null;
  const follow = async (until: number) => {
    const feed = followOrders({
      url: network.url,
      token: tillToken,
      since: kept,
      updatedAfter: new Date('2020-01-01'),
    });
    for await (const { order, cursor } of feed) {
      if (placed.includes(order.number)) heard.push(order.number);
      kept = cursor;
      if (heard.length === until) return;
      if (heard.length > 0) network.cut();
    }
  };
  await place();
  await place();
  await follow(2);
  await place();
  const following = follow(4);
  await place();
  await following;
  expect(heard).toEqual(placed);
});

test('the feed says that the token may not read orders', async () => {
  const feed = followOrders({ url: network.url, token: storefrontToken });
  await expect(feed.next()).rejects.toMatchObject({ name: 'CarteError', status: 403 });
});
