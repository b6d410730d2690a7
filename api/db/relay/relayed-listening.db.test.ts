import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '../../telemetry/readings';
import { LISTENER_NAME } from '../listen';
import { type Notifications, notificationsBy, notify } from '../notifications';
import { createTestDatabase, type TestDatabase } from '../testing';
import { transaction } from '../transaction';
import { openRedis } from './redis';
import { relayedListening } from './relayed-listening';
import { hasRedis, startTestRedis, type TestRedis } from './testing-redis';

/** Nodes are given the time in which a relay's silence is noticed, several times over. */
const PATIENCE = { timeout: 30_000, interval: 50 };

interface TestNode {
  readonly notifications: Notifications;
  readonly heard: unknown[];
  route: Route | null;
}

describe.runIf(hasRedis)('through a broker', () => {
  let database: TestDatabase;
  let redis: TestRedis;
  let nodes: TestNode[] = [];

  beforeAll(async () => {
    [database, redis] = await Promise.all([createTestDatabase(), startTestRedis()]);
  });
  afterEach(async () => {
    await Promise.all(nodes.map(({ notifications }) => notifications.close()));
    nodes = [];
  });
  afterAll(() => Promise.all([database.drop(), redis.stop()]));

  async function startNode(url = redis.url): Promise<TestNode> {
    const broker = await openRedis(url, { onAway: () => {}, onBack: () => {} });
    const heard: unknown[] = [];
    const onRoute = (route: Route) => {
      node.route = route;
    };
    const notifications = notificationsBy(relayedListening({ url: database.url, broker, onRoute }));
    const node: TestNode = { notifications, heard, route: null };
    notifications.subscribe('orders', (notice) => heard.push(notice.kind === 'gap' ? 'gap' : notice.payload));
    nodes.push(node);
    return node;
  }

  const tell = (payload: string) => transaction(database.db, (tx) => notify(tx, 'orders', payload));
  const routes = () => nodes.map(({ route }) => route).sort();
  const settled = () => expect.poll(routes, PATIENCE).toEqual(['relay', 'relayed', 'relayed']);
  const listeners = async () => {
    const [row] = await database.db.$queryRaw<{ count: number }[]>`
      select count(*)::int as "count" from pg_stat_activity
      where datname = current_database() and application_name = ${LISTENER_NAME}`;
    return row?.count;
  };
  const lastHeard = () => nodes.map(({ heard }) => heard.at(-1));
  /** A listener queries again after a gap, so a gap after the notice is as good as the notice. */
  const allHear = (payload: string) => expect.poll(lastHeard, PATIENCE).toEqual(nodes.map(() => payload));

  test('one node listens to PostgreSQL for all, and when it goes another takes its place', async () => {
    for (let started = 0; started < 3; started += 1) await startNode();
    await settled();
    await expect.poll(listeners, PATIENCE).toBe(1);
    await tell('first');
    await allHear('first');
    // Each in the order in which it was committed, and once.
    const before = nodes.map(({ heard }) => heard.length);
    for (let number = 1; number <= 20; number += 1) await tell(`n${number}`);
    await allHear('n20');
    for (const [index, { heard }] of nodes.entries())
      expect(heard.slice(before[index])).toEqual(Array.from({ length: 20 }, (_, number) => `n${number + 1}`));

    const relay = nodes.find(({ route }) => route === 'relay');
    nodes = nodes.filter((node) => node !== relay);
    const gapsBefore = nodes.map(({ heard }) => heard.filter((kind) => kind === 'gap').length);
    await relay?.notifications.close();
    await expect.poll(routes, PATIENCE).toEqual(['relay', 'relayed']);
    for (const [index, { heard }] of nodes.entries())
      expect(heard.filter((kind) => kind === 'gap').length).toBeGreaterThan(gapsBefore[index] ?? 0);
    await tell('after it');
    await allHear('after it');
    expect(await listeners()).toBe(1);
  });

  test('a relay that loses PostgreSQL gives up its role, and every listener gets a gap', async () => {
    for (let started = 0; started < 3; started += 1) await startNode();
    await settled();
    await tell('before');
    await allHear('before');
    await database.db.$queryRaw`
      select pg_terminate_backend(pid)::text from pg_stat_activity
      where datname = current_database() and application_name = ${LISTENER_NAME}`;
    await expect
      .poll(() => nodes.every(({ heard }) => heard.indexOf('gap', heard.indexOf('before')) > 0), PATIENCE)
      .toBe(true);
    await settled();
    await tell('after');
    await allHear('after');
  });

  test('while the broker is away each node listens to PostgreSQL, and one does when it is back', async () => {
    for (let started = 0; started < 3; started += 1) await startNode();
    await settled();
    await redis.stop();
    await expect.poll(routes, PATIENCE).toEqual(['direct', 'direct', 'direct']);
    await tell('without a broker');
    await allHear('without a broker');
    await redis.start();
    await settled();
    await tell('with it again');
    await allHear('with it again');
    expect(await listeners()).toBe(1);
  });

  test('without a reachable broker every node still gets notices', async () => {
    await startNode('redis://127.0.0.1:1');
    await expect.poll(lastHeard, PATIENCE).toEqual(['gap']);
    await tell('alone');
    await allHear('alone');
  });
});
