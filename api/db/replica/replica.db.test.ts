import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestChannel } from '../../graphql/testing';
import type { ReplicaReading } from '../../telemetry/readings';
import { createDatabase, type Database } from '../client';
import { openReplica, type Replica } from './replica';
import { clusterOf } from './same-server';
import { type ReplicatedCluster, startReplicatedCluster } from './testing-replica';

const PATIENCE = { timeout: 30_000, interval: 50 };

let cluster: ReplicatedCluster;
let primary: Database;
let channelId: string;
let open: Replica[] = [];
let states: ReplicaReading['state'][] = [];

beforeAll(async () => {
  cluster = await startReplicatedCluster();
  primary = createDatabase(cluster.primaryUrl);
  channelId = (await createTestChannel(primary)).id;
}, 120_000);
afterEach(async () => {
  await Promise.all(open.map((replica) => replica.stop()));
  open = [];
  states = [];
});
afterAll(async () => {
  await primary.$disconnect();
  await cluster.remove();
});

async function openOne(url = cluster.replicaUrl, mostLagMs?: number): Promise<Replica> {
  const onChange = ({ state }: ReplicaReading) => void states.push(state);
  const replica = openReplica({
    url,
    primary,
    cluster: await clusterOf(cluster.primaryUrl),
    onChange,
    ...(mostLagMs !== undefined && { mostLagMs }),
  });
  open.push(replica);
  return replica;
}

async function raiseRevision(): Promise<number> {
  const data = { catalogRevision: { increment: 1 } };
  return (await primary.channel.update({ where: { id: channelId }, data })).catalogRevision;
}

const isReplica = async (db: Database) => {
  const [row] = await db.$queryRaw<{ isIt: boolean }[]>`select pg_is_in_recovery() as "isIt"`;
  return row?.isIt ?? false;
};

test('nothing is written over it', async () => {
  const replica = await openOne();
  await expect.poll(() => replica.reading.state, PATIENCE).toBe('used');
  const writing: unknown[] = [];
  const write = (db: Database) => db.channel.update({ where: { id: channelId }, data: { catalogRevision: 0 } });
  await replica.late(primary, async (db) => db !== primary && writing.push(await write(db).catch((error) => error)));
  expect(writing).toEqual([expect.any(Error)]);
});

test('while it is away the primary answers, and afterwards it does again', async () => {
  const replica = await openOne();
  await expect.poll(() => replica.reading.state, PATIENCE).toBe('used');
  expect(await replica.late(primary, isReplica)).toBe(true);
  await cluster.stopReplica();
  // Concurrent readers do not notice.
  expect(await replica.late(primary, isReplica)).toBe(false);
  await expect.poll(() => replica.reading.state, PATIENCE).toBe('away');
  await cluster.startReplica();
  await expect.poll(() => replica.reading.state, PATIENCE).toBe('used');
  expect(await replica.late(primary, isReplica)).toBe(true);
  expect(states).toEqual(['used', 'away', 'used']);
});

test('a query that fails on both fails alone', async () => {
  const replica = await openOne();
  await expect.poll(() => replica.reading.state, PATIENCE).toBe('used');
  const wrong = (db: Database) => db.$queryRaw`select 1 / 0`;
  await expect(replica.late(primary, wrong)).rejects.toThrow();
  expect(replica.reading.state).toBe('used');
});

test('one that stays behind is left out until it has caught up', async () => {
  const replica = await openOne(cluster.replicaUrl, 500);
  await expect.poll(() => replica.reading.state, PATIENCE).toBe('used');
  await cluster.pauseReplay();
  await raiseRevision();
  await expect.poll(() => replica.reading.state, PATIENCE).toBe('behind');
  expect(await replica.late(primary, isReplica)).toBe(false);
  await cluster.resumeReplay();
  await expect.poll(() => replica.reading.state, PATIENCE).toBe('used');
});

test('a server that is no copy is never read', async () => {
  const other = new URL(cluster.replicaUrl);
  other.pathname = '/postgres';
  const replica = await openOne(other.toString());
  await expect.poll(() => states, PATIENCE).toEqual(['away']);
  expect(await replica.late(primary, isReplica)).toBe(false);
});
