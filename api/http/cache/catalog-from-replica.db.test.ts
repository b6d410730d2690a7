import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { shop, type World } from '../../checkout/testing-world';
import { createDatabase, type Database } from '../../db/client';
import { openReplica, type Replica } from '../../db/replica/replica';
import { clusterOf } from '../../db/replica/same-server';
import { type ReplicatedCluster, startReplicatedCluster } from '../../db/replica/testing-replica';
import { transaction } from '../../db/transaction';
import { touchCatalog } from '../../staff/staff-write.command';
import { startTestServer, type TestServer } from '../server/testing-server';

let cluster: ReplicatedCluster;
let db: Database;
let replica: Replica;
let server: TestServer;
let world: World;

beforeAll(async () => {
  cluster = await startReplicatedCluster();
  db = createDatabase(cluster.primaryUrl);
  world = await shop(db).dish('Cola', 300).open();
  await cluster.caughtUp();
  const options = { url: cluster.replicaUrl, primary: db, cluster: await clusterOf(cluster.primaryUrl) };
  replica = openReplica({ ...options, onChange: () => undefined });
  await vi.waitUntil(() => replica.reading.state === 'used', { timeout: 30_000 });
  server = await startTestServer({ services: { db, replica } });
}, 120_000);
afterAll(async () => {
  await server.close();
  await replica.stop();
  await db.$disconnect();
  await cluster.remove();
});

/** Unique names, so that no answer comes from the cache. */
let asked = 0;
async function priceSeen(client = server.client()): Promise<string> {
  asked += 1;
  const { body } = await client.graphql(
    `query Asked${asked} { menu { categories { products(first: 5) { nodes { price { decimal } } } } } }`,
  );
  return /"decimal":"([\d.]+)"/.exec(JSON.stringify(body))?.[1] ?? JSON.stringify(body);
}

test('visitors read the menu of the replica as soon as that has its revision', async () => {
  await cluster.caughtUp();
  await cluster.pauseReplay();
  // Written without a new revision: where it is not seen, the replica was read.
  await db.variant.update({ where: { id: world.variant('Cola') }, data: { price: 350 } });
  expect(await priceSeen()).toBe('3.00');
  // After the new revision the replica's old price is never returned.
  await transaction(db, (tx) => touchCatalog(tx, world.channel.id));
  expect(await priceSeen()).toBe('3.50');
  await cluster.resumeReplay();
  await cluster.caughtUp();
  expect(await priceSeen()).toBe('3.50');
});

test('a cart shows its latest dish, however far behind the replica is', async () => {
  await cluster.pauseReplay();
  const shopper = server.client();
  const productVariantId = Buffer.from(`Variant:${world.variant('Cola')}`).toString('base64');
  expect((await shopper.post('/api/checkout/add', { productVariantId })).status).toBe(200);
  const { body } = await shopper.graphql('{ checkout { lines { quantity } } menu { id } }');
  expect(body).toMatchObject({ data: { checkout: { lines: [{ quantity: 1 }] } } });
  await cluster.resumeReplay();
});

test('readers of the menu do not notice a replica that stops', async () => {
  await expect.poll(() => replica.reading.state, { timeout: 30_000 }).toBe('used');
  await cluster.stopReplica();
  expect(await priceSeen()).toBe('3.50');
  await expect.poll(() => replica.reading.state, { timeout: 30_000 }).toBe('away');
});
