import { expect, test } from 'vitest';
import { type DeviceAddress, parseAddresses, withAddress, withoutAddress } from './device-addresses';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const address = (street: string, daysAgo = 0, apartment = ''): DeviceAddress => ({
  street,
  apartment,
  entrance: '',
  floor: '',
  intercom: '',
  courierNote: '',
  zoneId: '',
  usedAt: NOW - daysAgo * DAY_MS,
});
const streets = (addresses: readonly DeviceAddress[]) => addresses.map(({ street }) => street);

test('the last used stands first, once for each door', () => {
  const kept = withAddress(withAddress([address('Home 1')], address('Work 2')), address('home  1'));
  expect(streets(kept)).toEqual(['home  1', 'Work 2']);
  expect(withAddress(kept, address('Work 2', 0, '5'))).toHaveLength(3);
  expect(streets(withoutAddress(kept, address('Home 1')))).toEqual(['Work 2']);
});

test('five are kept, for ninety days', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f']
    .map((name) => address(name))
    .reduce<readonly DeviceAddress[]>(withAddress, []);
  expect(streets(many)).toEqual(['f', 'e', 'd', 'c', 'b']);
  expect(streets(parseAddresses(JSON.stringify([address('new', 89), address('old', 91)]), NOW))).toEqual(['new']);
});

test.each(['{}', '[1, null, "x"]', '[{"street": "a"}]', '[{"street": 1, "usedAt": 1}]'])(
  'what is no list of addresses is none: %s',
  (text) => {
    expect(parseAddresses(text, NOW)).toEqual([]);
  },
);
