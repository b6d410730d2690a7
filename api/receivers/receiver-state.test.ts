import { expect, test } from 'vitest';
import { createGuardedAgent } from '../sending/address-guard';
import { createAddressPolicy } from '../sending/address-policy';
import { shownState } from './receiver-state';
import { RECEIVER_PRESETS } from './studio/presets';

const receiver = {
  isActive: true,
  restsUntil: null,
  stoppedSince: null,
  failuresInARow: 0,
  url: 'https://example.com/orders',
  method: 'POST',
  bodyTemplate: '{{ order | json }}',
} as const;
const agent = createGuardedAgent(createAddressPolicy([]));

test.each<[string, object, string]>([
  ['with an address and a template', {}, 'WORKING'],
  ['whose template is empty', { bodyTemplate: ' ' }, 'INCOMPLETE'],
  ['that is called by GET, without a template', { bodyTemplate: '', method: 'GET' }, 'WORKING'],
  ['in a private network', { url: 'http://192.168.1.5/hook' }, 'INCOMPLETE'],
  ['at the server itself', { url: 'http://localhost:8080/hook' }, 'INCOMPLETE'],
  ['at a private IPv6 address', { url: 'http://[::1]/hook' }, 'INCOMPLETE'],
  ['whose last attempt failed', { failuresInARow: 1 }, 'FAILING'],
  ['that is paused', { isActive: false, bodyTemplate: '' }, 'PAUSED'],
])('a receiver %s is shown as it is', (_title, change, state) => {
  expect(shownState({ ...receiver, ...change }, agent)).toBe(state);
});

test('a receiver of a preset works once the words in capitals are replaced, and not before', () => {
  const named = RECEIVER_PRESETS.filter(({ url, body }) => /[A-Z]{4,}/.test(url + body.en.slice(-60)));
  expect(named.map(({ id }) => id)).toEqual(expect.arrayContaining(['telegram', 'slack', 'discord']));
  for (const { url, body, method } of named) {
    expect(shownState({ ...receiver, url, method, bodyTemplate: body.en }, agent)).toBe('INCOMPLETE');
  }
});
