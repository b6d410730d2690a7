import { expect, test } from 'vitest';
import { intlZone } from './intl-zone';

test.each([
  ['+03:00', '15:00'],
  ['-12:00', '00:00'],
  ['+12:00', '00:00'],
  ['+00:00', '12:00'],
  ['Asia/Tbilisi', '16:00'],
])('noon in Greenwich is shown on the clocks of %s as %s', (timeZone, expected) => {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: intlZone(timeZone), timeStyle: 'short' });
  expect(clock.format(new Date('2026-11-21T12:00:00Z'))).toBe(expected);
});
