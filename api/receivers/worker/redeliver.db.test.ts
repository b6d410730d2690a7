import { expect, test } from 'vitest';
import { transaction } from '../../db/transaction';
import { eventually } from '../../kernel/testing-eventually';
import { sendAgain } from './replay.command';
import { openWorkerBench } from './testing-worker';

const bench = openWorkerBench();

/** As `updateReceiver` does, which has more to check. */
async function repair(bodyTemplate: string): Promise<void> {
  await transaction(bench.db(), async (tx) => {
    await tx.receiver.updateMany({ data: { bodyTemplate, version: { increment: 1 } } });
    const { id } = await tx.receiver.findFirstOrThrow();
    await sendAgain(tx, id, new Date());
  });
}

test('waiting messages are sent at once by the corrected template, also those under way when it was saved', async () => {
  const held: (() => void)[] = [];
  const hook = await bench.hook((response, index) => {
    if (index < 2) held.push(() => response.writeHead(500).end());
    else response.writeHead(200).end();
  });
  const world = await bench.shop(hook.url);
  // After a failure each waits for longer than this test.
  bench.work({ schedule: [0, 600_000, 600_000], perTarget: 2 });
  await world.placeOrder();
  await world.placeOrder();
  await eventually(() => expect(held).toHaveLength(2));
  held[0]?.();
  await eventually(async () => expect(await bench.attempts()).toHaveLength(1));
  await repair('corrected');
  await bench.settled('DELIVERED');
  held[1]?.();
  await eventually(async () => expect(await bench.attempts()).toHaveLength(3));
  const waiting = await bench.db().outboxMessage.findFirstOrThrow({ where: { status: 'PENDING' } });
  expect(waiting).toMatchObject({ requestBody: null, requestUrl: null });
  await repair('corrected');
  await bench.settled('DELIVERED', 2);
  expect(hook.received.slice(2).map(({ body }) => body)).toEqual(['corrected', 'corrected']);
});
