import { expect, test } from 'vitest';
import { RateCounter, type ReportedCount } from './rate-counter';

let now = new Date('2026-11-20T12:00:10Z');
const clock = () => now;

/** What the nodes tell each other lands here, as it would in the database. */
function tell(counter: RateCounter, shared: Map<string, number>): ReportedCount[] {
  const told = counter.takeUnreported();
  for (const { key, count } of told) shared.set(key, (shared.get(key) ?? 0) + count);
  counter.hear(
    counter.minute(),
    told.map(({ key }) => ({ key, count: shared.get(key) ?? 0 })),
  );
  return told;
}

function addTimes(counter: RateCounter, times: number): number {
  let used = 0;
  for (let time = 0; time < times; time += 1) used = counter.add('a', 80);
  return used;
}

test('a count goes on until its minute is over, and then begins again', () => {
  const counter = new RateCounter(clock);
  expect(addTimes(counter, 3)).toBe(3);
  expect(counter.secondsLeft()).toBe(50);
  now = new Date('2026-11-20T12:01:00Z');
  expect(counter.add('a', 80)).toBe(1);
  expect(counter.secondsLeft()).toBe(60);
});

test('nodes that tell each other count as one', () => {
  const [first, second, shared] = [new RateCounter(clock), new RateCounter(clock), new Map<string, number>()];
  addTimes(first, 30);
  addTimes(second, 20);
  tell(first, shared);
  tell(second, shared);
  expect(second.add('a', 80)).toBe(51);
  addTimes(first, 10);
  tell(first, shared);
  expect(first.add('a', 80)).toBe(61);
});

test('a count that is far from its limit is not shared, so that a quiet shop asks the database for nothing', () => {
  const counter = new RateCounter(clock);
  addTimes(counter, 9);
  expect(tell(counter, new Map())).toEqual([]);
  addTimes(counter, 1);
  expect(tell(counter, new Map())).toEqual([{ key: 'a', count: 10 }]);
  expect(tell(counter, new Map())).toEqual([]);
});

test('what is heard too late counts for nothing, and neither does what nobody did here', () => {
  const counter = new RateCounter(clock);
  addTimes(counter, 10);
  counter.hear(counter.minute() - 1, [{ key: 'a', count: 70 }]);
  counter.hear(counter.minute(), [{ key: 'b', count: 70 }]);
  expect(counter.add('a', 80)).toBe(11);
});
