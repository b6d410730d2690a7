import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BoundedQueue } from './bounded-queue';
import { PROPERTY_RUNS } from './property-runs';
import { Busy } from './refusals';

/** Work that ends when a test ends it. */
function jobs() {
  const endings: (() => void)[] = [];
  const begun: number[] = [];
  const job = (id: number) => () => {
    begun.push(id);
    return new Promise<number>((resolve) => endings.push(() => resolve(id)));
  };
  return { begun, job, endFirst: () => endings.shift()?.() };
}

test('so many run, so many wait in turn, and one more is refused at once', async () => {
  const queue = new BoundedQueue(2, 3);
  const { begun, job, endFirst } = jobs();
  const results = [1, 2, 3, 4, 5].map((id) => queue.run(job(id)));
  await expect(queue.run(job(6))).rejects.toThrow(Busy);
  expect(begun).toEqual([1, 2]);
  for (const id of [1, 2, 3, 4, 5]) {
    endFirst();
    expect(await results[id - 1]).toBe(id);
  }
  expect(begun).toEqual([1, 2, 3, 4, 5]);
});

test('work that fails gives its turn on', async () => {
  const queue = new BoundedQueue(1, 1);
  const failing = queue.run(() => Promise.reject(new Error('no')));
  const next = queue.run(() => Promise.resolve('yes'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
  expect(await queue.run(() => Promise.resolve('again'))).toBe('again');
});

test('never more than so many at once, and everybody is either served or refused', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 0, max: 6 }),
      fc.integer({ min: 1, max: 30 }),
      async (atOnce, mostWaiting, callers) => {
        const queue = new BoundedQueue(atOnce, mostWaiting);
        let running = 0;
        let most = 0;
        const work = async () => {
          running += 1;
          most = Math.max(most, running);
          await Promise.resolve();
          running -= 1;
        };
        const results = await Promise.allSettled(Array.from({ length: callers }, () => queue.run(work)));
        const served = results.filter(({ status }) => status === 'fulfilled').length;
        expect(most).toBeLessThanOrEqual(atOnce);
        expect(served).toBe(Math.min(callers, atOnce + mostWaiting));
      },
    ),
    { numRuns: PROPERTY_RUNS },
  );
});
