import { expect, test } from 'vitest';
import { chosenTime } from './chosen-time';

const slotFrom = '2026-11-21T12:00:00Z';
const slotTo = '2026-11-21T12:30:00Z';

test.each([
  ['stands before anything is promised', null, true],
  ['stands while its end is promised, however that is written', '2026-11-21T16:30:00.000+04:00', true],
  ['is moved by a promise of ten minutes more', '2026-11-21T12:40:00Z', false],
  ['is moved by an earlier promise', '2026-11-21T12:20:00Z', false],
])('a chosen time %s', (_title, promisedAt, isKept) => {
  expect(chosenTime({ slotFrom, slotTo, promisedAt })).toEqual({ from: slotFrom, to: slotTo, isKept });
});

test('an order as soon as possible has no chosen time', () => {
  expect(chosenTime({ slotFrom: null, slotTo: null, promisedAt: slotTo })).toBeNull();
});
