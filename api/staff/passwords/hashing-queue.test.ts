import { expect, test } from 'vitest';
import { HashingQueue } from './hashing-queue';

test('two run at once and the rest in order', async () => {
  const queue = new HashingQueue();
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const job = async (index: number) => {
    started.push(index);
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return index;
  };
  const results = await Promise.all(Array.from({ length: 20 }, (_, index) => queue.run(() => job(index))));
  expect(results).toEqual(started);
  expect(started).toEqual(results.toSorted((a, b) => a - b));
  expect(most).toBe(2);
});

test('one that fails gives its place to the next', async () => {
  const queue = new HashingQueue();
  const failing = Array.from({ length: 5 }, () => queue.run(() => Promise.reject(new Error('no memory'))));
  expect((await Promise.allSettled(failing)).every(({ status }) => status === 'rejected')).toBe(true);
  expect(await queue.run(async () => 'done')).toBe('done');
});

test('a flood is refused, not queued for ever', async () => {
  const queue = new HashingQueue();
  const flood = await Promise.allSettled(
    Array.from({ length: 500 }, () => queue.run(() => new Promise((resolve) => setImmediate(resolve)))),
  );
  expect(flood.filter(({ status }) => status === 'fulfilled')).toHaveLength(66);
});
