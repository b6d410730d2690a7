import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { eventually } from '../../kernel/testing-eventually';
import type { BreakerRule } from '../../sending/breaker';
import type { Answer } from '../testing-receiver';
import { openWorkerBench } from './testing-worker';

const bench = openWorkerBench();

/** A rest that no test outlasts, and one that ends at once. */
const LONG: BreakerRule = { failures: 5, restsMs: [600_000] };
const SHORT: BreakerRule = { failures: 5, restsMs: [100, 200] };
/** More attempts than a test makes, so that nothing is parked. */
const schedule = Array.from({ length: 100 }, () => 5);

const closed: Answer = (response) => response.writeHead(503).end();

async function resting(): Promise<void> {
  await eventually(async () => {
    expect(await bench.db().receiver.count({ where: { restsUntil: { not: null } } })).toBe(1);
  });
}

async function placeMany(world: Awaited<ReturnType<typeof bench.shop>>, count: number): Promise<void> {
  for (let index = 0; index < count; index++) await world.placeOrder();
}

describe('a receiver that fails at everything', () => {
  test('rests, and its messages wait without using up their attempts; the others are not touched', async () => {
    const [down, healthy] = [await bench.hook(closed), await bench.hook()];
    const world = await bench.shop(down.url, healthy.url);
    bench.work({ breaker: LONG, schedule });
    await placeMany(world, 6);
    await resting();
    const asked = down.received.length;
    await placeMany(world, 6);
    await bench.settled('DELIVERED', 12);
    // What was in the air when the rest began may have come, no more.
    expect(down.received.length).toBeLessThanOrEqual(asked + 4);
    const waiting = await bench.db().outboxMessage.findMany({ where: { status: 'PENDING' } });
    expect(waiting).toHaveLength(12);
    expect(waiting.reduce((sum, { attemptCount }) => sum + attemptCount, 0)).toBe(down.received.length);
  });

  test('is tried with one message when its rest is over, rests longer, and gets all when it is back', async () => {
    let isBack = false;
    let inTheAir = 0;
    const company: number[] = [];
    const hook = await bench.hook((response) => {
      company.push(++inTheAir);
      setTimeout(() => {
        inTheAir -= 1;
        response.writeHead(isBack ? 200 : 503).end();
      }, 20);
    });
    const world = await bench.shop(hook.url);
    await placeMany(world, 20);
    bench.work({ breaker: SHORT, schedule });
    await resting();
    await eventually(() => expect(company.length).toBeGreaterThan(12));
    // Several at once until its rest, and three of them at most still in the air when it began; each later one stood alone.
    expect(Math.max(...company.slice(0, 8))).toBeGreaterThan(1);
    expect(new Set(company.slice(5 + 3))).toEqual(new Set([1]));
    isBack = true;
    await bench.settled('DELIVERED', 20);
    expect(await bench.db().receiver.findFirst()).toMatchObject({ failuresInARow: 0, restsUntil: null });
  });

  test('is not one that fails at some orders only', async () => {
    const hook = await bench.hook((response, index) => response.writeHead(index % 3 === 2 ? 200 : 500).end());
    const world = await bench.shop(hook.url);
    await placeMany(world, 8);
    bench.work({ breaker: SHORT, schedule, perTarget: 1 });
    await bench.settled('DELIVERED', 8);
    expect(hook.received).toHaveLength(24);
    expect(await bench.db().receiver.findFirst()).toMatchObject({ failuresInARow: 0, restsUntil: null });
  });

  test('goes on resting although the process was restarted', async () => {
    const down = await bench.hook(closed);
    const world = await bench.shop(down.url);
    await placeMany(world, 6);
    bench.work({ breaker: LONG, schedule });
    await resting();
    await bench.stopWorkers();
    const asked = down.received.length;
    bench.work({ breaker: LONG, schedule });
    await placeMany(world, 2);
    await sleep(150);
    expect(down.received).toHaveLength(asked);
  });
});
