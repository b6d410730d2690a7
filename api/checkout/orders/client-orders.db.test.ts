import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, statementsOf, type TestDatabase } from '../../db/testing';
import type { CheckoutStatus } from '../../generated/prisma/client';
import type { Context } from '../../graphql/context';
import { run, testContext } from '../../graphql/testing';
import { moveOrder } from '../order-life/move-order.command';
import { placeLines } from '../testing-shopper';
import { shop, type World } from '../testing-world';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const open = () => shop(database.db).dish('Margherita', 900).withVariant('Large', 1400).dish('Cola', 300).open();
const clientsOf = ({ db, channel }: World) => db.client.findMany({ where: { channelId: channel.id } });

async function operator(world: World, change: Partial<Context> = {}): Promise<Context> {
  const { actor } = await world.staff('OPERATOR');
  return testContext(database.db, world.channel, { actor, ...change });
}

test('twenty first orders of one phone at once are one client, with all twenty orders', async () => {
  const world = await open();
  const phones = ['+49 30 901820', '030 901820', '+4930901820'];
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      placeLines(world, [world.choice('Cola')], { phone: phones[index % phones.length] }),
    ),
  );
  expect(await clientsOf(world)).toMatchObject([
    { phone: '+4930901820', ordersCount: 20, totalSpent: 6000n, lastOrderAt: world.now, version: 1 },
  ]);
});

test('a new name is the client’s from then on; old orders keep theirs', async () => {
  const world = await open();
  const first = await placeLines(world, [world.choice('Cola')], { name: 'Anna Schmidt' });
  await placeLines(world, [world.choice('Cola')], { name: 'Anna Weber' });
  expect(await clientsOf(world)).toMatchObject([{ name: 'Anna Weber' }]);
  expect(await database.db.checkout.findUnique({ where: { id: first.id } })).toMatchObject({ name: 'Anna Schmidt' });
});

test('the sums follow every order that is placed and cancelled, in any order, many at once', async () => {
  const steps = fc.array(
    fc.record({
      phone: fc.integer({ min: 1, max: 3 }),
      cola: fc.integer({ min: 1, max: 9 }),
      isCancelled: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (orders) => {
      const world = await shop(database.db).dish('Cola', 300).open();
      const staff = await world.staff('ADMIN');
      await Promise.all(
        orders.map(async ({ phone, cola, isCancelled }) => {
          const { id } = await placeLines(world, [world.choice('Cola', cola)], { phone: `+49 30 90182${phone}` });
          if (isCancelled) await moveOrder(staff, { id, to: 'CANCELLED', reason: 'Too busy' });
        }),
      );
      for (const { id, ordersCount, totalSpent } of await clientsOf(world)) {
        const where = { clientId: id, status: { notIn: ['OPEN', 'CANCELLED'] satisfies CheckoutStatus[] } };
        const { _count, _sum } = await database.db.checkout.aggregate({ where, _count: true, _sum: { total: true } });
        expect([ordersCount, Number(totalSpent)]).toEqual([_count, _sum.total ?? 0]);
      }
    }),
    { numRuns: 6 },
  );
});

const CLIENTS = `query ($sort: ClientSort, $isReversed: Boolean, $first: Int, $after: String) { channel {
  clients(sort: $sort, isReversed: $isReversed, first: $first, after: $after) {
    pageInfo { endCursor hasNextPage }
    nodes {
      name ordersCount cancelledCount firstOrderAt lastOrderAt
      totalSpent { minor } averageOrder { minor } favouriteDishes { name quantity }
    }
  }
} }`;

interface Page {
  readonly channel: {
    readonly clients: {
      readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean };
      readonly nodes: readonly { readonly name: string }[];
    };
  };
}

/** Vera ordered most often, Uwe spent most, Till ordered last, Sofia cancelled all. */
async function regulars(): Promise<World> {
  const world = await open();
  const hour = (hours: number) => new Date(Date.parse('2026-11-20T12:00:00Z') + hours * 3_600_000);
  const order = async (at: number, name: string, phone: string, dish: string, count: number) => {
    world.now = hour(at);
    return placeLines(world, [world.choice(dish, count)], { name, phone });
  };
  for (const at of [0, 1, 2]) await order(at, 'Vera', '+4930901821', 'Cola', 1);
  await order(3, 'Uwe', '+4930901822', 'Margherita/Large', 5);
  const { id } = await order(4, 'Sofia', '+4930901823', 'Margherita', 9);
  await moveOrder(await world.staff('ADMIN'), { id, to: 'CANCELLED', reason: 'Too busy' });
  await order(5, 'Till', '+4930901824', 'Margherita', 1);
  await order(6, 'Till', '+4930901824', 'Margherita/Large', 2);
  return world;
}

test('clients are sorted in every way, page by page, each client once', async () => {
  const world = await regulars();
  const context = await operator(world);
  const sorted = async (sort: string, isReversed = false) => {
    const names: string[] = [];
    for (let after: string | null = null; ; ) {
      const { channel }: Page = await run<Page>({ ...context }, CLIENTS, { sort, isReversed, first: 1, after });
      names.push(...channel.clients.nodes.map(({ name }) => name));
      if (!channel.clients.pageInfo.hasNextPage) return names;
      after = channel.clients.pageInfo.endCursor;
    }
  };
  expect(await sorted('NAME')).toEqual(['Sofia', 'Till', 'Uwe', 'Vera']);
  expect(await sorted('NAME', true)).toEqual(['Vera', 'Uwe', 'Till', 'Sofia']);
  expect(await sorted('TOTAL_SPENT', true)).toEqual(['Sofia', 'Vera', 'Till', 'Uwe']);
  expect(await sorted('TOTAL_SPENT')).toEqual(['Uwe', 'Till', 'Vera', 'Sofia']);
  expect(await sorted('ORDERS_COUNT')).toEqual(['Vera', 'Till', 'Uwe', 'Sofia']);
  expect((await sorted('LAST_ORDER')).filter((name) => name !== 'Sofia')).toEqual(['Till', 'Uwe', 'Vera']);
});

test('a client comes with sums, favourites by dish, and orders, the newest first', async () => {
  const world = await regulars();
  const { channel } = await run<Page>(await operator(world), CLIENTS, { sort: 'LAST_ORDER' });
  const byName = new Map(channel.clients.nodes.map((client) => [client.name, client]));
  expect(byName.get('Till')).toEqual({
    name: 'Till',
    ordersCount: 2,
    cancelledCount: 0,
    firstOrderAt: '2026-11-20T17:00:00.000Z',
    lastOrderAt: '2026-11-20T18:00:00.000Z',
    totalSpent: { minor: 3700 },
    averageOrder: { minor: 1850 },
    favouriteDishes: [{ name: 'Margherita', quantity: 3 }],
  });
  expect(byName.get('Sofia')).toMatchObject({ cancelledCount: 1, averageOrder: null, firstOrderAt: null });
  const till = await database.db.client.findFirstOrThrow({ where: { channelId: world.channel.id, name: 'Till' } });
  const id = Buffer.from(`Client:${till.id}`).toString('base64');
  const source = `query ($id: ID!, $after: String) { client(id: $id) {
    orders(first: 1, after: $after) { pageInfo { endCursor hasNextPage } nodes { totalPrice { minor } client { name } } }
  } }`;
  const first = await run<{ client: { orders: { pageInfo: { endCursor: string } } } }>(await operator(world), source, {
    id,
  });
  expect(first).toMatchObject({
    client: { orders: { nodes: [{ totalPrice: { minor: 2800 }, client: { name: 'Till' } }] } },
  });
  const after = first.client.orders.pageInfo.endCursor;
  expect(await run(await operator(world), source, { id, after })).toMatchObject({
    client: { orders: { pageInfo: { hasNextPage: false }, nodes: [{ totalPrice: { minor: 900 } }] } },
  });
});

test('a page of fifty clients with all their sums takes as few statements as a page of one', async () => {
  const world = await shop(database.db).dish('Cola', 300).open();
  for (let index = 0; index < 50; index += 1) {
    await placeLines(world, [world.choice('Cola')], { phone: `+49 30 9018${String(100 + index)}` });
  }
  const statements = async (first: number) => {
    const asking = await operator(world);
    const sent = await statementsOf(async () => {
      const { channel } = await run<Page>(asking, CLIENTS, { first });
      expect(channel.clients.nodes).toHaveLength(first);
    });
    return sent.length;
  };
  expect(await statements(50)).toBe(await statements(1));
});

test('a cook sees whose order it is nowhere', async () => {
  const world = await regulars();
  const { actor } = await world.staff('KITCHEN');
  const source = '{ channel { orders(first: 5) { nodes { number client { name } } } } }';
  const { channel } = await run<{ channel: { orders: { nodes: object[] } } }>(
    testContext(database.db, world.channel, { actor }),
    source,
  );
  expect(channel.orders.nodes).toHaveLength(5);
  for (const order of channel.orders.nodes) expect(order).toMatchObject({ client: null });
});
