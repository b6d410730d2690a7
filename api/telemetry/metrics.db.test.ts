import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLatestBackup, writeRun, writeTrial } from '../backup/backup-run.store';
import { shop, type World } from '../checkout/testing-world';
import { poolUse } from '../db/client';
import { globalId } from '../graphql/testing';
import { type ListeningServer, listen } from '../http/server/listen';
import { startTestServer, type TestServer } from '../http/server/testing-server';
import { readShopWaits } from '../insights/shop-waits.store';
import { eventually } from '../kernel/testing-eventually';
import { readOutbox } from '../receivers/worker/outbox-reading.store';
import { createSignIn, TEST_PASSWORD } from '../staff/testing';
import { readDisk } from './disk';
import { metricsApp } from './metrics.rest';
import { createMetrics } from './prometheus';

const PLACE = `mutation PlaceOrder($input: PlaceOrderInput!) {
  placeOrder(input: $input) { __typename ... on Error { code } }
}`;
const SIGN_IN = 'mutation In($input: SignInInput!) { signIn(input: $input) { __typename } }';
const WATCH = 'subscription Mine { catalogChanged }';

let server: TestServer;
let scraped: ListeningServer;
let world: World;
/** Whether the database answers to a scrape. */
let isAway = false;
/** What it waits for before it answers. */
let hanging: Promise<void> | null = null;
let looks = 0;

beforeAll(async () => {
  const metrics = await createMetrics(
    {
      outbox: async () => {
        looks += 1;
        await hanging;
        if (isAway) throw new Error('away');
        return readOutbox(server.database.db, world.now);
      },
      shops: () => readShopWaits(server.database.db, world.now),
      backup: () => readLatestBackup(server.database.db),
      disk: () => readDisk(tmpdir()),
      pool: () => poolUse(server.database.db),
      route: () => 'relayed',
      replica: () => ({ state: 'behind', lagMs: 12_000 }),
    },
    'build-1',
    250,
  );
  server = await startTestServer({ documents: new Map([['hash', PLACE]]), services: { meter: metrics.meter } });
  scraped = await listen(metricsApp(metrics).fetch, { port: 0, hostname: '127.0.0.1' });
  world = await shop(server.database.db).dish('Cola', 300).receiver('Kitchen').receiver('Second').open();
});
afterAll(async () => {
  await scraped.close(0);
  await server.close();
});

async function scrape(): Promise<string> {
  const response = await fetch(`${scraped.url}/metrics`);
  expect(response.headers.get('content-type')).toContain('text/plain');
  return response.text();
}

/** Of one line. @returns 0 when there is none. */
async function figure(series: string): Promise<number> {
  const line = (await scrape()).split('\n').find((text) => text.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? 0);
}

/** Of the shop of this file, which has no host. */
const series = (name: string) => `${name}{shop="${world.channel.hosts[0] ?? world.channel.id}"}`;

const input = (change: object = {}) => ({
  name: 'Zebulon Quickfeather',
  phone: '030 901820',
  deliveryMethod: 'PICKUP',
  idempotencyKey: randomUUID(),
  paymentMethodId: globalId('PaymentMethod', world.payment()),
  lines: [{ variantId: globalId('Variant', world.variant('Cola')), quantity: 1 }],
  ...change,
});

test('requests are counted by the pattern of their route, never by their path', async () => {
  const client = server.client();
  await client.get('/api/checkout/id/top-secret-id');
  await client.get('/health/live');
  await client.get('/some/page/of-ours?phone=030901820');
  const text = await scrape();
  const count = (route: string, status: number) =>
    `carte_http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"} 1`;
  expect(text).toContain(count('/api/checkout/id/:id', 404));
  expect(text).toContain(count('/health/live', 200));
  expect(text).not.toMatch(/top-secret-id|of-ours|030901820/);
});

test('our own operations have their names, everybody else’s are one', async () => {
  const client = server.client();
  await client.graphql(PLACE, { input: input() });
  await client.graphql('query PhoneOfZebulon { channel { name } }');
  const text = await scrape();
  expect(text).toContain('carte_graphql_operation_duration_seconds_count{operation="PlaceOrder",outcome="ok"} 1');
  expect(text).toContain('carte_graphql_operation_duration_seconds_count{operation="custom",outcome="ok"} 1');
  expect(text).not.toContain('Zebulon');
});

test('an order counts once, however often it is asked for, and a refusal by its code', async () => {
  const client = server.client();
  const before = await figure('carte_orders_placed_total');
  const order = input();
  await client.graphql(PLACE, { input: order });
  await client.graphql(PLACE, { input: order });
  await client.graphql(PLACE, { input: input({ name: '' }) });
  await client.post('/api/checkout', {}, { 'idempotency-key': randomUUID() });
  expect(await figure('carte_orders_placed_total')).toBe(before + 1);
  expect(await figure('carte_orders_refused_total{code="INVALID_INPUT"}')).toBeGreaterThanOrEqual(1);
});

test('what waits in the outbox is shown with its age, and what rests or is paused is not late', async () => {
  const { db } = server.database;
  await db.outboxMessage.deleteMany();
  await server.client().graphql(PLACE, { input: input() });
  const [kitchen, second] = await db.outboxMessage.findMany({ orderBy: { receiver: { name: 'asc' } } });
  const ago = (seconds: number) => new Date(world.now.getTime() - seconds * 1000);
  const age = { createdAt: ago(300), nextAttemptAt: ago(90) };
  await db.outboxMessage.update({ where: { id: kitchen?.id ?? '' }, data: age });
  await db.outboxMessage.update({ where: { id: second?.id ?? '' }, data: { status: 'PARKED' } });
  expect(await figure('carte_outbox_messages{state="waiting"}')).toBe(1);
  expect(await figure('carte_outbox_messages{state="parked"}')).toBe(1);
  expect(await figure('carte_outbox_oldest_seconds')).toBe(300);
  expect(await figure('carte_worker_lag_seconds')).toBe(90);
  await db.receiver.updateMany({ data: { isActive: false } });
  expect(await figure('carte_worker_lag_seconds')).toBe(0);
});

test('orders that nobody took and messages that wait are shown shop by shop, with their age', async () => {
  const { db } = server.database;
  const before = await figure(series('carte_orders_untaken'));
  await server.client().graphql(PLACE, { input: input() });
  const last = await db.checkout.findFirstOrThrow({ where: { status: 'PLACED' }, orderBy: { createdAt: 'desc' } });
  const placedAt = new Date(world.now.getTime() - 600_000);
  await db.checkout.update({ where: { id: last.id }, data: { placedAt, alarmedAt: world.now } });
  expect(await figure(series('carte_orders_untaken'))).toBe(before + 1);
  expect(await figure(series('carte_orders_alarmed'))).toBe(1);
  expect(await figure(series('carte_orders_untaken_oldest_seconds'))).toBe(600);
  await db.outboxMessage.deleteMany();
  await db.receiver.updateMany({ data: { isActive: true } });
  await server.client().graphql(PLACE, { input: input() });
  await db.outboxMessage.updateMany({ data: { createdAt: placedAt } });
  expect(await figure(series('carte_deliveries_waiting'))).toBe(2);
  expect(await figure(series('carte_deliveries_oldest_seconds'))).toBe(600);
  await db.outboxMessage.updateMany({ data: { status: 'PARKED' } });
  expect(await figure(series('carte_deliveries_waiting'))).toBe(0);
  expect(await figure(series('carte_deliveries_parked'))).toBe(2);
});

test('a wrong password is counted, and a right one is not', async () => {
  const { login } = await createSignIn(server.database.db, world.channel.id);
  const signIn = (password: string) => server.client().graphql(SIGN_IN, { input: { login, password } });
  const counted = series('carte_sign_in_failures_total').replace('}', ',reason="INVALID_CREDENTIALS"}');
  const before = await figure(counted);
  await signIn('not-the-password-77');
  expect(await figure(counted)).toBe(before + 1);
  await signIn(TEST_PASSWORD);
  expect(await figure(counted)).toBe(before + 1);
});

test('the latest backup is shown with its time, and whether it could be restored', async () => {
  const { db } = server.database;
  expect(await scrape()).not.toMatch(/^carte_backup_\w+ /m);
  const at = new Date('2026-11-23T04:00:00Z');
  const made = { name: 'carte-20261123T040000Z.tar.gz', bytes: 5_000, rows: 9 };
  const { id } = await writeRun(db, { kind: 'SCHEDULED', startedAt: at, finishedAt: at, made });
  expect(await scrape()).not.toMatch(/^carte_backup_trial_ok /m);
  await writeTrial(db, id, { triedAt: at, trialFailure: 'DAMAGED' });
  const later = new Date(at.getTime() + 1_000);
  await writeRun(db, { kind: 'SCHEDULED', startedAt: later, finishedAt: later, failure: 'STORAGE' });
  expect(await figure('carte_backup_last_success_timestamp_seconds')).toBe(at.getTime() / 1000);
  expect(await scrape()).toMatch(/^carte_backup_last_ok 0$/m);
  expect(await scrape()).toMatch(/^carte_backup_trial_ok 0$/m);
  expect(await figure('carte_backup_bytes')).toBe(5_000);
});

test('the room on the disk of the data is shown', async () => {
  const { free, size } = await readDisk(tmpdir());
  expect(await figure('carte_disk_size_bytes')).toBe(size);
  expect(Math.abs((await figure('carte_disk_free_bytes')) - free)).toBeLessThan(size);
});

test('live subscriptions are counted while they last', async () => {
  const leaving = new AbortController();
  const stream = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    signal: leaving.signal,
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query: WATCH }),
  });
  expect(stream.status).toBe(200);
  await eventually(async () => expect(await figure('carte_live_subscriptions')).toBe(1));
  leaving.abort();
  await eventually(async () => expect(await figure('carte_live_subscriptions')).toBe(0));
});

test('a database that hangs is shown as away, and however many scrapes come, one look waits for it', async () => {
  let answer: () => void = () => undefined;
  hanging = new Promise((resolve) => {
    answer = resolve;
  });
  const before = looks;
  const texts = await Promise.all([scrape(), scrape(), scrape()]);
  for (const text of texts) expect(text).toContain('carte_database_up 0');
  expect(looks).toBe(before + 1);
  hanging = null;
  answer();
  await eventually(async () => expect(await figure('carte_database_up')).toBe(1));
});

test('without its database it says so, and goes on telling the rest', async () => {
  expect(await figure('carte_database_up')).toBe(1);
  isAway = true;
  const text = await scrape();
  isAway = false;
  expect(text).toContain('carte_database_up 0');
  expect(text).not.toContain('carte_outbox_messages{');
  expect(text).toMatch(/carte_database_connections\{state="idle"\} \d/);
  expect(text).toContain('carte_live_updates_route{route="relayed"} 1');
  expect(text).toContain('carte_live_updates_route{route="direct"} 0');
  expect(text).toContain('carte_replica_state{state="behind"} 1');
  expect(text).toContain('carte_replica_lag_seconds{state="behind"} 12');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
});

test('the public port has no metrics', async () => {
  const { body } = await server.client().get('/metrics');
  expect(JSON.stringify(body)).not.toContain('carte_');
});
