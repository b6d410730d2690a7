import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { projectRoot } from '../../kernel/project-root';
import { replayMessage } from './replay.command';
import { openWorkerBench } from './testing-worker';

const bench = openWorkerBench();
const PATIENCE = { timeout: 40_000, interval: 5 };
/** Ended by its limits after a part of a second at least. */
const SLOW = '{% for a in (1..90000) %}{% for b in (1..90000) %}x{% endfor %}{% endfor %}';
const processes: ChildProcess[] = [];

afterEach(() => processes.splice(0).forEach((process) => void process.kill('SIGKILL')));

/** Starts a worker in a process of its own, kills it at that moment, and lets its leases end. */
async function killOnce(isMoment: () => Promise<boolean>): Promise<void> {
  const program = join(projectRoot, 'api/receivers/worker/testing-worker-process.ts');
  const worker = fork(program, [bench.url(), bench.secretKey.toString('base64')], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  processes.push(worker);
  const ended = once(worker, 'exit');
  await vi.waitFor(async () => expect(await isMoment()).toBe(true), PATIENCE);
  worker.kill('SIGKILL');
  await ended;
  const past = new Date(Date.now() - 1);
  const data = { leasedUntil: past, nextAttemptAt: past };
  await bench.db().outboxMessage.updateMany({ where: { leasedUntil: { not: null } }, data });
}

async function attemptsCounted(receiverId: string): Promise<number> {
  return (await bench.db().outboxMessage.findFirstOrThrow({ where: { receiverId } })).attemptCount;
}

test('what ended the process twice while it was rendered is put aside, and its receiver stopped, by itself alone', async () => {
  const hook = await bench.hook();
  const world = await bench.shop();
  const poison = await world.addReceiver({ url: hook.url, bodyTemplate: SLOW });
  await world.addReceiver({ url: hook.url });
  await world.placeOrder();
  await killOnce(async () => (await attemptsCounted(poison.id)) === 1);
  await killOnce(async () => (await attemptsCounted(poison.id)) === 2);

  bench.work();
  await bench.settled('PARKED');
  await bench.settled('DELIVERED');
  const message = await bench.db().outboxMessage.findFirstOrThrow({ where: { receiverId: poison.id } });
  expect(message).toMatchObject({ status: 'PARKED', attemptCount: 3, strikes: 2 });
  expect((await bench.attempts()).filter(({ outboxMessageId }) => outboxMessageId === message.id)).toMatchObject([
    { failure: 'PROCESS_ENDED' },
  ]);
  expect(await bench.db().receiver.findMany({ where: { stoppedSince: { not: null } } })).toMatchObject([
    { id: poison.id, isActive: true },
  ]);

  // Orders that come now wait for it, and go out when staff have repaired it.
  await world.placeOrder();
  await bench.settled('DELIVERED', 2);
  await bench.db().receiver.update({ where: { id: poison.id }, data: { bodyTemplate: '{{ event }}' } });
  expect(await bench.db().outboxMessage.count({ where: { receiverId: poison.id, attemptCount: 0 } })).toBe(1);
  await replayMessage(bench.replayScope(world), message.id);
  await bench.settled('DELIVERED', 4);
}, 180_000);

test('a process that is killed while it sends is no receiver’s fault', async () => {
  let isAnswering = false;
  const hook = await bench.hook((response) => void (isAnswering && response.end()));
  const world = await bench.shop(hook.url);
  await world.placeOrder();
  for (const times of [1, 2, 3]) await killOnce(async () => hook.received.length === times);
  isAnswering = true;
  bench.work({ schedule: Array(8).fill(20) });
  await bench.settled('DELIVERED');
  expect(await bench.db().outboxMessage.findFirst()).toMatchObject({ strikes: 0, renderingSince: null });
  expect(await bench.db().receiver.findFirst()).toMatchObject({ stoppedSince: null });
}, 180_000);

test('a worker that is stopped while it renders leaves no strike', async () => {
  const world = await bench.shop();
  const { id } = await world.addReceiver({ url: 'http://127.0.0.1:9/', bodyTemplate: SLOW });
  await world.placeOrder();
  bench.work();
  await vi.waitFor(async () => expect(await attemptsCounted(id)).toBe(1), PATIENCE);
  await bench.stopWorkers();
  expect(await bench.db().outboxMessage.findFirst()).toMatchObject({ leasedUntil: null, renderingSince: null });
  expect(await bench.db().receiver.findFirst()).toMatchObject({ stoppedSince: null });
});
