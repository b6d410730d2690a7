import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createNotifications, type Notifications, notify } from './notifications';
import { createTestDatabase, type TestDatabase } from './testing';
import { transaction } from './transaction';

let database: TestDatabase;
let open: Notifications[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});

afterEach(async () => {
  await Promise.all(open.map((notifications) => notifications.close()));
  open = [];
});

afterAll(() => database.drop());

/** A node that is connected: its first gap was heard. */
async function startNode(): Promise<Notifications> {
  const notifications = createNotifications(database.url);
  open.push(notifications);
  const stream = notifications.stream('start');
  await stream.next();
  await stream.return();
  return notifications;
}

const tell = (topic: string, payload: string) => transaction(database.db, (tx) => notify(tx, topic, payload));

test('every node gets a topic, and only the topic that it asked for', async () => {
  const nodes = await Promise.all([startNode(), startNode()]);
  const streams = nodes.map((node) => node.stream('order:1'));
  await tell('order:2', 'not for us');
  await tell('order:1', 'placed');
  for (const stream of streams) {
    expect(await stream.next()).toEqual({ done: false, value: { kind: 'told', payload: 'placed' } });
  }
});

test('nothing is heard of a transaction that was undone', async () => {
  const stream = (await startNode()).stream('order:1');
  const undone = transaction(database.db, async (tx) => {
    await notify(tx, 'order:1', 'never');
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  await tell('order:1', 'after');
  expect((await stream.next()).value).toEqual({ kind: 'told', payload: 'after' });
});

test('a listener whose connection was cut gets a gap, then what comes after it', async () => {
  const stream = (await startNode()).stream('order:1');
  await database.db.$queryRaw`
    select pg_terminate_backend(pid)::text from pg_stat_activity
    where datname = current_database() and query ilike 'listen%'`;
  expect((await stream.next()).value).toEqual({ kind: 'gap' });
  await tell('order:1', 'after the cut');
  expect((await stream.next()).value).toEqual({ kind: 'told', payload: 'after the cut' });
});

test('a listener hears nothing once it has unsubscribed', async () => {
  const node = await startNode();
  const heard: unknown[] = [];
  const unsubscribe = node.subscribe('order:1', (notification) => heard.push(notification));
  const witness = node.stream('order:1');
  await tell('order:1', 'first');
  await witness.next();
  unsubscribe();
  await tell('order:1', 'second');
  await witness.next();
  expect(heard).toEqual([{ kind: 'told', payload: 'first' }]);
});

test('closing ends the streams that are waited on', async () => {
  const node = await startNode();
  const waiting = node.stream('order:1').next();
  await node.close();
  expect(await waiting).toEqual({ done: true, value: undefined });
});
