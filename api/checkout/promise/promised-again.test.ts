import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROPERTY_RUNS } from '../../kernel/property-runs';
import { MAXIMUM_MINUTES, promiseAfterDelay, promiseOnAccepting, travelMinutes } from './promised-again';

const at = (time: string) => new Date(`2026-11-20T${time}Z`);

test('an order for collection is promised when the kitchen is done, in full minutes', () => {
  expect(promiseOnAccepting(at('12:00:00'), 30, 0)).toEqual(at('12:30:00'));
  expect(promiseOnAccepting(at('12:00:01'), 30, 0)).toEqual(at('12:31:00'));
});

test('a delivered one is promised after the road, which is what delivery takes longer than collecting', () => {
  const travel = travelMinutes('DELIVERY', { pickupMinutes: 25, deliveryMinutes: 60 });
  expect(promiseOnAccepting(at('12:00:00'), 20, travel)).toEqual(at('12:55:00'));
  expect(travelMinutes('PICKUP', { pickupMinutes: 25, deliveryMinutes: 60 })).toBe(0);
  expect(travelMinutes('DELIVERY', { pickupMinutes: 45, deliveryMinutes: 30 })).toBe(0);
});

test('a delay counts from the promise, and from now once the promise has passed', () => {
  expect(promiseAfterDelay(at('13:00:00'), at('12:10:00'), 15)).toEqual(at('13:15:00'));
  expect(promiseAfterDelay(at('12:00:00'), at('12:10:00'), 15)).toEqual(at('12:25:00'));
  expect(promiseAfterDelay(null, at('12:10:00'), 15)).toEqual(at('12:25:00'));
});

test('no delay promises less time than it says, or an earlier time than before', () => {
  const instant = fc.date({ min: at('00:00:00'), max: at('23:59:59'), noInvalidDate: true });
  const minutes = fc.integer({ min: 1, max: MAXIMUM_MINUTES });
  fc.assert(
    fc.property(fc.option(instant), instant, minutes, (promisedAt, now, delay) => {
      const promised = promiseAfterDelay(promisedAt, now, delay).getTime();
      expect(promised).toBeGreaterThanOrEqual(now.getTime() + delay * 60_000);
      expect(promised).toBeGreaterThanOrEqual((promisedAt?.getTime() ?? 0) + delay * 60_000);
      expect(promised % 60_000).toBe(0);
    }),
    { numRuns: PROPERTY_RUNS },
  );
});
