import { expect, test } from 'vitest';
import { promoState } from './promo-state';

const NOW = new Date('2026-11-21T12:00:00Z');
const always = { isActive: true, startsAt: null, endsAt: null, totalLimit: null, used: 3 };

test.each([
  ['without any limit', {}, 'VALID'],
  ['switched off, and over', { isActive: false, endsAt: new Date('2026-01-01T00:00:00Z') }, 'OFF'],
  ['used as often as it can be', { totalLimit: 3 }, 'USED_UP'],
  ['with a use left', { totalLimit: 4 }, 'VALID'],
  ['from tomorrow on', { startsAt: new Date('2026-11-22T00:00:00Z') }, 'FUTURE'],
  ['from this moment on', { startsAt: NOW }, 'VALID'],
  ['until this moment', { endsAt: NOW }, 'OVER'],
])('a code %s', (_title, change, state) => {
  expect(promoState({ ...always, ...change }, NOW)).toBe(state);
});
