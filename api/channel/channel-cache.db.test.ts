import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import type { Channel } from '../generated/prisma/client';
import { createTestChannel, createTestStaff, testContext } from '../graphql/testing';
import { ChannelCache } from '../http/cache/channel-cache';

let database: TestDatabase;
let channel: Channel;
let now = new Date('2030-01-01T12:00:00.100Z');

beforeAll(async () => {
  database = await createTestDatabase();
  channel = await createTestChannel(database.db);
});
afterAll(() => database.drop());

const visitor = () => testContext(database.db, channel, { now: () => now });

test('all visitors of a second are told what one of them was, until the menu changes; staff read for themselves', async () => {
  const kept = new ChannelCache();
  let readings = 0;
  const read = async () => {
    readings += 1;
    return String(readings);
  };
  const ask = async (context = visitor(), shop = channel) => (await kept.body(context, shop, read)).text;
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['1', '1', '1']);
  const actor = await createTestStaff(database.db, channel.id, 'KITCHEN');
  expect(await ask(testContext(database.db, channel, { actor, now: () => now }))).toBe('2');
  expect(await ask()).toBe('1');
  expect(await ask(visitor(), { ...channel, catalogRevision: channel.catalogRevision + 1 })).toBe('3');
  now = new Date(now.getTime() + 1_000);
  expect(await ask()).toBe('4');
});

test('what fails for one is found out again for the others, and is not kept', async () => {
  const kept = new ChannelCache();
  const fails = () => Promise.reject(new Error('gone'));
  const [own, other] = await Promise.allSettled([
    kept.body(visitor(), channel, fails),
    kept.body(visitor(), channel, async () => 'read'),
  ]);
  expect(own).toMatchObject({ status: 'rejected' });
  expect(other).toMatchObject({ status: 'fulfilled', value: { text: 'read' } });
  expect(await kept.body(visitor(), channel, async () => 'later')).toMatchObject({ text: 'later' });
});
