import { expect, test } from 'vitest';
import { waits } from './waits';

const entry = (minutes: number, isDelay = false) => ({ at: new Date(minutes * 60_000).toISOString(), isDelay });
const minutesOf = (all: readonly (number | null)[]) => all.map((each) => each && each / 60_000);

test('each status lasts until the next one; a delay ends none', () => {
  expect(minutesOf(waits([entry(1), entry(4), entry(6, true), entry(20)], 25 * 60_000))).toEqual([3, 16, null, 5]);
});

test('an order that is over waits no more', () => {
  expect(minutesOf(waits([entry(1), entry(4)], null))).toEqual([3, null]);
});
