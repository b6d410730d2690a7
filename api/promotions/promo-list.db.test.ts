import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import type { Context } from '../graphql/context';
import { createTestChannel, createTestStaff, run, testContext } from '../graphql/testing';
import { PROMO_STATES } from './promo-state';

const LIST = `query ($search: String, $state: PromoCodeState) {
  channel { promoCodes(first: 100, search: $search, state: $state) { totalCount nodes { code state } } }
}`;

interface Listed {
  readonly channel: {
    readonly promoCodes: {
      readonly totalCount: number;
      readonly nodes: readonly { readonly code: string; readonly state: string }[];
    };
  };
}

let database: TestDatabase;
let manager: Context;

/** Every mixture of reasons why a code can't be used, and some why it can. */
function everyMixture(now: Date) {
  const [before, after] = [-1, 1].map((sign) => new Date(now.getTime() + sign * 60_000));
  return [true, false].flatMap((isActive) =>
    [null, before, now, after].flatMap((startsAt) =>
      [null, before, now, after].flatMap((endsAt) =>
        [null, 2, 3].map((totalLimit) => ({ isActive, startsAt, endsAt, totalLimit, used: 2 })),
      ),
    ),
  );
}

beforeAll(async () => {
  database = await createTestDatabase();
  const channel = await createTestChannel(database.db);
  manager = testContext(database.db, channel, { actor: await createTestStaff(database.db, channel.id, 'MANAGER') });
  const rules = everyMixture(manager.now());
  await database.db.promoCode.createMany({
    data: rules.map((rule, index) => ({
      ...rule,
      channelId: channel.id,
      kind: 'FREE_DELIVERY',
      code: `SPRING_${index}`,
    })),
  });
  await database.db.promoCode.create({ data: { channelId: channel.id, code: 'ОСЕНЬ', kind: 'FREE_DELIVERY' } });
});
afterAll(() => database.drop());

// A context of its own: what a request has read, it does not read again.
const list = async (variables: object) =>
  (await run<Listed>({ ...manager }, LIST, { ...variables })).channel.promoCodes;

test('the list of each state has the codes that say that they are in it, and no other', async () => {
  const all = await list({});
  for (const state of PROMO_STATES) {
    const wanted = all.nodes.filter((node) => node.state === state);
    expect(wanted.length).toBeGreaterThan(0);
    expect(await list({ state })).toEqual({ totalCount: wanted.length, nodes: wanted });
  }
});

test.each([
  ['spring_1', 'SPRING_1'],
  [' осе нь', 'ОСЕНЬ'],
])('a part of a code is found as people type it: %j', async (search, code) => {
  const { nodes } = await list({ search });
  expect(nodes.map((node) => node.code)).toContain(code);
  expect(nodes.every((node) => node.code.startsWith(code))).toBe(true);
});

test('signs of a pattern mean themselves, and state and search go together', async () => {
  expect(await list({ search: '%' })).toMatchObject({ totalCount: 0 });
  expect(await list({ search: 'springs1' })).toMatchObject({ totalCount: 0 });
  expect(await list({ search: 'осень', state: 'VALID' })).toMatchObject({ totalCount: 1 });
  expect(await list({ search: 'осень', state: 'OFF' })).toMatchObject({ totalCount: 0 });
});
