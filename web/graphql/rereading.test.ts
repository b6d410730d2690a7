import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Rereading } from './rereading';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function reading(random: number) {
  const readAt: number[] = [];
  const start = Date.now();
  const rereading = new Rereading(() => readAt.push(Date.now() - start), {
    spread: 800,
    gap: 3000,
    random: () => random,
  });
  return { readAt, rereading };
}

test('a burst is read once, at a moment of chance within a second', () => {
  const { readAt, rereading } = reading(0.5);
  for (let change = 0; change < 10; change += 1) rereading.tell();
  vi.advanceTimersByTime(10_000);
  expect(readAt).toEqual([400]);
});

test('what comes after a reading is read too, but not at every word', () => {
  const { readAt, rereading } = reading(0);
  rereading.tell();
  vi.advanceTimersByTime(100);
  rereading.tell();
  rereading.tell();
  vi.advanceTimersByTime(10_000);
  rereading.tell();
  vi.advanceTimersByTime(10_000);
  expect(readAt).toEqual([0, 3000, 10_100]);
});

test('nothing is read any more once it is stopped', () => {
  const { readAt, rereading } = reading(1);
  rereading.tell();
  rereading.stop();
  vi.advanceTimersByTime(10_000);
  expect(readAt).toEqual([]);
});
