import { expect, test } from 'vitest';
import { clockAt, instantAt } from './shop-clock';

test.each([
  ['Europe/Berlin', '2026-11-20T18:30', '2026-11-20T17:30:00.000Z'],
  ['Europe/Berlin', '2026-07-20T18:30', '2026-07-20T16:30:00.000Z'],
  ['Etc/GMT-12', '2026-11-20T00:00', '2026-11-19T12:00:00.000Z'],
  ['America/New_York', '2026-11-20T23:59', '2026-11-21T04:59:00.000Z'],
  // On the days on which the clocks change, around the change.
  ['Europe/Berlin', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['Europe/Berlin', '2026-03-29T03:01', '2026-03-29T01:01:00.000Z'],
  ['Europe/Berlin', '2026-10-25T03:01', '2026-10-25T02:01:00.000Z'],
])('in %s the clocks show %s at %s', (timeZone, reading, instant) => {
  expect(instantAt(reading, timeZone)?.toISOString()).toBe(instant);
  expect(clockAt(Date.parse(instant), timeZone)).toBe(reading);
});

test.each(['', 'soon', '2026-11-20', '2026-13-20T10:00'])('“%s” is no time', (reading) => {
  expect(instantAt(reading, 'UTC')).toBeNull();
});
