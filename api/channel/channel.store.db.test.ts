import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdShopForOrder } from '../checkout/placing/ordering-shop.store';
import { shop, type World } from '../checkout/testing-world';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import { transaction } from '../db/transaction';
import { channelByHost } from './channel.store';
import { createOrderPages } from './order-pages';

let database: TestDatabase;
let oldest: World;

beforeAll(async () => {
  database = await createTestDatabase();
  oldest = await shop(database.db).dish('Cola', 300).open();
  await shop(database.db, { hosts: ['second.example'] }).open();
});
afterAll(() => database.drop());

test('the oldest shop, without a host, answers on every unassigned host', async () => {
  const { db } = database;
  expect((await channelByHost(db, 'second.example'))?.id).not.toBe(oldest.channel.id);
  expect(await channelByHost(db, 'strange.example')).toMatchObject({ id: oldest.channel.id, hosts: [] });
});

test('a shop without a host takes orders under the public address', async () => {
  const orderPages = createOrderPages('https://shop.example');
  const asked = { key: 'key', keyBefore: null, now: new Date() };
  const { channel } = await transaction(database.db, (tx) => holdShopForOrder(tx, oldest.channel.id, asked));
  expect(orderPages({ id: '1', token: 'abc' }, channel.hosts)?.url).toBe('https://shop.example/finish?order=abc');
});
