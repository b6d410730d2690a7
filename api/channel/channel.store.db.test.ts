import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdShopForOrder } from '../checkout/placing/ordering-shop.store';
import { shop, type World } from '../checkout/testing-world';
import { createDatabase } from '../db/client';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import { openGate } from '../db/testing-gate';
import { transaction } from '../db/transaction';
import { channelByHost, channelOfOperator, channelOfRequest, shopIdBy } from './channel.store';
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

test('a shop is found by an index of names, not by reading all shops', async () => {
  const address = { host: 'second.example', otherwise: 'other.example' };
  const plan = await transaction(database.db, async (tx) => {
    await tx.$executeRaw`set local enable_seqscan = off`;
    return tx.$queryRaw`explain (format json) select ${shopIdBy(address)}`;
  });
  expect(JSON.stringify(plan).match(/Channel_hosts_idx/g)).toHaveLength(2);
  expect(await channelByHost(database.db, 'other.example', 'second.example')).toMatchObject({
    hosts: ['second.example'],
  });
});

test('the operator’s commands take a host as people write it, and no other shop in place of an unknown one', async () => {
  const { db } = database;
  expect(await channelOfOperator(db, 'Second.Example.')).toMatchObject({ hosts: ['second.example'] });
  expect(await channelOfOperator(db, '')).toMatchObject({ id: oldest.channel.id });
  await expect(channelOfOperator(db, 'strange.example')).rejects.toThrow('No shop has the host strange.example');
});

test('while the database is away a request gets the shop as it was found last, and none that nobody has asked for', async () => {
  const gate = await openGate(database.url);
  const db = createDatabase(gate.url);
  const known = { host: 'second.example', otherwise: 'second.example' };
  const unknown = { host: 'strange.example', otherwise: 'strange.example' };
  try {
    const found = await channelOfRequest(db, known);
    gate.shut();
    gate.loseAt('.example', 'reset', 1);
    expect(await channelOfRequest(db, known)).toEqual(found);
    await expect(channelOfRequest(db, unknown)).rejects.toThrow();
    gate.letThrough();
    await database.db.channel.updateMany({ where: { hosts: { has: known.host } }, data: { phone: '+995 555 123456' } });
    expect(await channelOfRequest(db, known)).toMatchObject({ phone: '+995 555 123456' });
    expect(await channelOfRequest(db, unknown)).toMatchObject({ id: oldest.channel.id });
  } finally {
    await db.$disconnect();
    await gate.close();
  }
});

test('a shop without a host takes orders under the public address', async () => {
  const orderPages = createOrderPages('https://shop.example');
  const asked = { key: 'key', keyWithoutSession: 'key', fingerprint: '', now: new Date() };
  const { channel } = await transaction(database.db, (tx) => holdShopForOrder(tx, oldest.channel.id, asked));
  expect(orderPages({ id: '1', token: 'abc' }, channel.hosts)?.url).toBe('https://shop.example/finish?order=abc');
});
