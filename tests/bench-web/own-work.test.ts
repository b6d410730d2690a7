import { expect, test } from 'vitest';
import { blockedByOwnWork } from './own-work';

const thread = { pid: 7, tid: 1 };
const task = (ts: number, tdur: number, of = thread) => ({ name: 'RunTask', ts, dur: 90_000, tdur, ...of });
const paint = { name: 'firstContentfulPaint', ts: 1_000_000, ...thread };

test('tasks count from the first paint on, by what is over 50 ms of a processor four times slower', () => {
  expect(blockedByOwnWork([task(900_000, 40_000), paint, task(1_100_000, 20_000), task(1_200_000, 12_000)])).toBe(30);
});

test('what other threads and processes do is not the page’s', () => {
  const others = [task(1_100_000, 40_000, { pid: 7, tid: 2 }), task(1_100_000, 40_000, { pid: 8, tid: 1 })];
  expect(blockedByOwnWork([paint, ...others])).toBe(0);
});

test('a page that was not painted has no such figure', () => {
  expect(blockedByOwnWork([task(1_100_000, 40_000)])).toBeNull();
});
