import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import type { Channel } from '../../generated/prisma/client';
import type { Context } from '../../graphql/context';
import { createTestChannel, createTestStaff, run, testContext } from '../../graphql/testing';
import { isFeedBehind } from './order-feed.store';

/** The feed of orders, held against transactions that end in another order than they began in. */
let database: TestDatabase;
const WRITERS = 4;
const writers: pg.Client[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  for (let index = 0; index < WRITERS; index += 1) {
    const client = new pg.Client(database.url);
    await client.connect();
    writers.push(client);
  }
});
afterAll(async () => {
  for (const client of writers) await client.end();
  await database.drop();
});

const FEED = `query ($first: Int!, $after: String, $updatedAfter: DateTime) {
  channel { orders(first: $first, after: $after, updatedAfter: $updatedAfter, sort: UPDATED) {
    edges { cursor node { number version } } pageInfo { hasNextPage }
  } }
}`;

interface Page {
  readonly edges: readonly {
    readonly cursor: string;
    readonly node: { readonly number: string; readonly version: number };
  }[];
  readonly pageInfo: { readonly hasNextPage: boolean };
}

async function read(context: Context, variables: { first: number; after?: string | undefined; updatedAfter?: string }) {
  return (await run<{ channel: { orders: Page } }>(context, FEED, variables)).channel.orders;
}

/** A program that reads the feed page by page and keeps nothing but its last cursor. */
class Follower {
  #cursor: string | undefined;
  readonly heard: string[] = [];

  constructor(private readonly context: Context) {}

  async read(first: number): Promise<boolean> {
    const { edges, pageInfo } = await read(this.context, { first, after: this.#cursor });
    for (const { cursor, node } of edges) {
      this.#cursor = cursor;
      this.heard.push(`${node.number} ${node.version}`);
    }
    return pageInfo.hasNextPage;
  }
}

/** Transactions of other tests' databases hold the feed back too: their numbers are the server's. */
async function untilNothingWaits(channel: Channel) {
  await expect.poll(() => isFeedBehind(database.db, channel.id), { timeout: 30_000 }).toBe(false);
}

function order(channel: Channel, number: string) {
  return {
    channelId: channel.id,
    status: 'PLACED' as const,
    number,
    orderSequence: Number(number),
    placedAt: new Date('2026-11-20T12:00:00Z'),
    promisedAt: new Date('2026-11-20T13:00:00Z'),
    orderDate: new Date('2026-11-20'),
    token: crypto.randomUUID(),
    deliveryMethod: 'PICKUP' as const,
    currencyCode: 'EUR',
    productsCost: 900,
    discount: 0,
    total: 900,
    weight: 0,
  };
}

const PLACE = `insert into "Checkout" ("id", "channelId", "status", "number", "orderSequence", "placedAt", "promisedAt", "orderDate", "token",
    "deliveryMethod", "currencyCode", "productsCost", "discount", "total", "weight", "version", "updatedAt")
  values (gen_random_uuid(), $1, 'PLACED', $2::text, $2::int, now(), now(), '2026-11-20', gen_random_uuid()::text, 'PICKUP', 'EUR',
    900, 0, 900, 0, 1, now())`;

const writer = fc.nat({ max: WRITERS - 1 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('change' as const), writer, order: fc.nat({ max: 5 }) }),
  fc.record({ kind: fc.constant('place' as const), writer }),
  fc.record({ kind: fc.constantFrom('commit' as const, 'rollback' as const), writer }),
  fc.record({ kind: fc.constant('read' as const), first: fc.integer({ min: 1, max: 3 }) }),
);

test('a follower of the feed gets the final state of each order, and no change twice, whenever transactions end', async () => {
  const { db } = database;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const channel = await createTestChannel(db);
      await db.checkout.createMany({ data: ['1', '2', '3', '4', '5', '6'].map((number) => order(channel, number)) });
      const context = testContext(db, channel, { actor: await createTestStaff(db, channel.id, 'OPERATOR') });
      const follower = new Follower(context);
      // Which orders a writer holds: nobody else may change them meanwhile, as nobody could.
      const held = new Map<number, Set<string>>();
      let placed = 6;
      const begin = async (index: number) => {
        if (!held.has(index)) await writers[index]?.query('begin');
        const orders = held.get(index) ?? new Set<string>();
        held.set(index, orders);
        return orders;
      };
      const end = async (index: number, how: string) => {
        if (held.delete(index)) await writers[index]?.query(how);
      };
      for (const each of steps) {
        if (each.kind === 'read') await follower.read(each.first);
        else if (each.kind === 'change') {
          const number = String(each.order + 1);
          if ([...held].some(([index, orders]) => index !== each.writer && orders.has(number))) continue;
          (await begin(each.writer)).add(number);
          await writers[each.writer]?.query(
            `update "Checkout" set "version" = "version" + 1 where "channelId" = $1 and "number" = $2`,
            [channel.id, number],
          );
        } else if (each.kind === 'place') {
          await begin(each.writer);
          placed += 1;
          await writers[each.writer]?.query(PLACE, [channel.id, String(placed)]);
        } else await end(each.writer, each.kind);
      }
      for (const index of [...held.keys()]) await end(index, 'commit');
      await untilNothingWaits(channel);
      while (await follower.read(2));

      expect(new Set(follower.heard).size).toBe(follower.heard.length);
      const last = new Map(follower.heard.map((one) => [one.split(' ')[0], one]));
      const rows = await db.checkout.findMany({ where: { channelId: channel.id } });
      expect([...last.values()].sort()).toEqual(rows.map(({ number, version }) => `${number} ${version}`).sort());
    }),
    { numRuns: 25 },
  );
});

test('an order of which a change is under way holds back what ended later, and nothing else', async () => {
  const { db } = database;
  const channel = await createTestChannel(db);
  await db.checkout.createMany({ data: ['1', '2'].map((number) => order(channel, number)) });
  const context = testContext(db, channel, { actor: await createTestStaff(db, channel.id, 'OPERATOR') });
  const follower = new Follower(context);
  await untilNothingWaits(channel);
  const [slow] = writers;
  await slow?.query('begin');
  await slow?.query(`update "Checkout" set "version" = 2 where "channelId" = $1 and "number" = '1'`, [channel.id]);
  await db.checkout.updateMany({ where: { channelId: channel.id, number: '2' }, data: { version: 2 } });
  await follower.read(10);
  expect(follower.heard).toEqual(['1 1']);
  await slow?.query('commit');
  await untilNothingWaits(channel);
  await follower.read(10);
  expect(follower.heard).toEqual(['1 1', '1 2', '2 2']);
});

test('a feed begins at an instant', async () => {
  const { db } = database;
  const channel = await createTestChannel(db);
  await db.checkout.create({ data: { ...order(channel, '1'), updatedAt: new Date('2026-11-20T12:00:00Z') } });
  await db.checkout.create({ data: { ...order(channel, '2'), updatedAt: new Date('2026-11-20T13:00:00Z') } });
  const context = testContext(db, channel, { actor: await createTestStaff(db, channel.id, 'KITCHEN') });
  await untilNothingWaits(channel);
  const { edges } = await read(context, { first: 5, updatedAfter: '2026-11-20T12:00:00Z' });
  expect(edges.map(({ node }) => node.number)).toEqual(['2']);
});
