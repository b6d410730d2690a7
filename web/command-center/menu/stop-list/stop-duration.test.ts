import { expect, test } from 'vitest';
import { stopRequest } from './stop-duration';

const NOW = Date.parse('2026-11-20T17:30:00Z');

test.each([
  ['HOUR', '', { duration: 'UNTIL_TIME', until: '2026-11-20T18:30:00.000Z' }],
  ['CLOSING', '', { duration: 'END_OF_DAY' }],
  ['CHANGED', '', { duration: 'UNTIL_CHANGED' }],
  ['OWN', '2026-11-21T09:00', { duration: 'UNTIL_TIME', until: '2026-11-21T08:00:00.000Z' }],
  ['OWN', '', { duration: 'UNTIL_TIME', until: null }],
] as const)('%s with “%s” asks the API for what it means', (duration, reading, request) => {
  expect(stopRequest({ duration, reading }, NOW, 'Europe/Berlin')).toEqual(request);
});
