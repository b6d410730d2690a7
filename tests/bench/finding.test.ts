import { expect, test } from 'vitest';
import { type Finding, failuresIn, isReached, type Load, median, middleLoad, shareOfGoal } from './finding';

const load: Load = { p50: 2, p99: 9, rate: 400, processor: { node: 2, postgres: 1 }, failures: {} };
const finding: Finding = {
  work: 'the menu',
  load,
  baseline: { name: 'bare server', load: { ...load, rate: 1_000 } },
  found: 0.4,
  unit: 'share',
  goal: { atLeast: 0.5 },
};

test('more is better of a share, and less of a time', () => {
  expect(isReached(finding)).toBe(false);
  expect(isReached({ ...finding, found: 0.5 })).toBe(true);
  expect(isReached({ ...finding, unit: 'ms', found: 21, goal: { atMost: 20 } })).toBe(false);
  expect(isReached({ ...finding, unit: 'ms', found: 20, goal: { atMost: 20 } })).toBe(true);
});

test('a goal is not reached by answers that failed, ours or the baseline’s', () => {
  const failed = { ...load, failures: { 'status 429': 1, timeout: 0 } };
  expect(isReached({ ...finding, found: 0.9, load: failed })).toBe(false);
  expect(isReached({ ...finding, found: 0.9, baseline: { name: 'bare server', load: failed } })).toBe(false);
  expect(isReached({ ...finding, found: 0.9, load: null, baseline: null, foundBy: [load, failed] })).toBe(false);
  expect(shareOfGoal({ ...finding, found: 0.9, load: failed })).toBeNull();
  expect(failuresIn({ ...finding, load: failed, foundBy: [failed] })).toEqual({ 'status 429': 2 });
  expect(failuresIn(finding)).toBeNull();
});

test('how much of a goal is reached reads the same whichever way the goal looks', () => {
  expect(shareOfGoal(finding)).toBeCloseTo(0.8);
  expect(shareOfGoal({ ...finding, unit: 'ms', found: 25, goal: { atMost: 20 } })).toBeCloseTo(0.8);
  expect(shareOfGoal({ ...finding, goal: null })).toBeNull();
});

test('the middle of several turns counts, figure by figure, and every error', () => {
  const turns: Load[] = [
    { p50: 1, p99: 30, rate: 100, processor: { node: 5, postgres: 1 }, failures: {} },
    { p50: 9, p99: 10, rate: 300, processor: { node: 3, postgres: 3 }, failures: { timeout: 2 } },
    { p50: 2, p99: 20, rate: 200, processor: { node: 4, postgres: 2 }, failures: { timeout: 1 } },
  ];
  const processor = { node: 4, postgres: 2 };
  expect(middleLoad(turns)).toEqual({ p50: 2, p99: 20, rate: 200, processor, failures: { timeout: 3 } });
  expect(median([])).toBe(0);
  expect(median([4, 1])).toBe(1);
});
