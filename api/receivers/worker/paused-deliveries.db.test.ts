import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTestStaff, run, testContext } from '../../graphql/testing';
import { nextDueAt } from '../../sending/take-messages.store';
import { holdSending } from './paused-deliveries.command';
import { receiverTables } from './receivers-queue';
import type { OutboxWorld } from './testing-outbox';
import { openWorkerBench } from './testing-worker';

const bench = openWorkerBench();

const RELEASE = `mutation ($input: ReleaseSendingInput!) { releaseSending(input: $input) {
  ... on Channel { sendingHeldSince heldMessageCount }
} }`;

/** A shop that was restored a moment ago, with an order that waits to be sent. */
async function restored(url: string): Promise<OutboxWorld> {
  const world = await bench.shop(url);
  const data = { sendingHeldSince: new Date() };
  await bench.db().channel.update({ where: { id: world.channel.id }, data });
  await world.placeOrder();
  return world;
}

async function release({ channel }: OutboxWorld, heldMessages: string): Promise<unknown> {
  const actor = await createTestStaff(bench.db(), channel.id, 'MANAGER');
  const context = testContext(bench.db(), channel, { actor });
  return (await run(context, RELEASE, { input: { heldMessages } })).releaseSending;
}

test('a restored shop sends nothing, while another shop’s orders go out', async () => {
  const [held, open] = [await bench.hook(), await bench.hook()];
  await restored(held.url);
  const other = await bench.shop(open.url);
  bench.work({ pollMs: 20 });
  await other.placeOrder();
  await bench.settled('DELIVERED');
  await sleep(100);
  expect([held.received.length, open.received.length]).toEqual([0, 1]);
  // Else the worker would look again and again, without a rest.
  expect(await nextDueAt(bench.db(), receiverTables, new Date(0))).toBeNull();
});

test('released, what waited goes out', async () => {
  const hook = await bench.hook();
  const world = await restored(hook.url);
  bench.work({ pollMs: 60_000 });
  expect(await release(world, 'SEND')).toEqual({ sendingHeldSince: null, heldMessageCount: 1 });
  await bench.settled('DELIVERED');
  expect(hook.received).toHaveLength(1);
});

test('released with what waited parked, only new orders go out', async () => {
  const hook = await bench.hook();
  const world = await restored(hook.url);
  bench.work({ pollMs: 60_000 });
  expect(await release(world, 'PARK')).toEqual({ sendingHeldSince: null, heldMessageCount: 0 });
  const order = await world.placeOrder();
  await bench.settled('DELIVERED');
  await bench.settled('PARKED');
  expect(hook.received.map(({ body }) => JSON.parse(body).order.number)).toEqual([order.number]);
});

test('where nothing is held, releasing parks nothing', async () => {
  const world = await bench.shop('http://192.0.2.1/');
  await world.placeOrder();
  expect(await release(world, 'PARK')).toMatchObject({ heldMessageCount: 1 });
});

test('a safe start holds each shop until staff release it, and leaves the reason of an older hold', async () => {
  const hook = await bench.hook();
  const older = await restored(hook.url);
  await bench.db().channel.update({ where: { id: older.channel.id }, data: { sendingHeldReason: 'RESTORED' } });
  const world = await bench.shop(hook.url);
  await world.placeOrder();
  expect(await holdSending(bench.db(), new Date())).toBe(2);
  expect(await holdSending(bench.db(), new Date())).toBe(2);
  const reasonOf = async ({ channel }: OutboxWorld) =>
    (await bench.db().channel.findUniqueOrThrow({ where: { id: channel.id } })).sendingHeldReason;
  expect([await reasonOf(older), await reasonOf(world)]).toEqual(['RESTORED', 'SAFE_START']);
  bench.work({ pollMs: 60_000 });
  await release(world, 'SEND');
  await bench.settled('DELIVERED');
  expect([await reasonOf(older), await reasonOf(world)]).toEqual(['RESTORED', null]);
  expect(hook.received).toHaveLength(1);
});
