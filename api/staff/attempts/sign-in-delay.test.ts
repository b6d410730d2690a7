import { expect, test } from 'vitest';
import { GUESS_DELAY } from '../../promotions/promo-guesses.command';
import * as delays from './sign-in-delay';
import { addressKey, delayAfter, OWN_DELAY } from './sign-in-delay';

test('after the free ones each failure doubles the wait, up to a maximum', () => {
  const waits = Array.from({ length: 15 }, (_, index) => delayAfter(index + 1, OWN_DELAY));
  expect(waits).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
});

test('nobody is asked to wait longer than five minutes, whatever is guessed at', () => {
  const rules = [...Object.values(delays), GUESS_DELAY].filter((value) => typeof value === 'object');
  expect(rules).toHaveLength(6);
  for (const rule of rules) expect(delayAfter(10_000, rule)).toBeLessThanOrEqual(300);
});

test('an IPv4 address is the same written as IPv6, and a whole /64 of IPv6 is one', () => {
  for (const same of ['::ffff:203.0.113.9', '::FFFF:203.0.113.9', '::ffff:cb00:7109', '0:0:0:0:0:ffff:203.0.113.9']) {
    expect(addressKey(same)).toBe(addressKey('203.0.113.9'));
  }
  expect(addressKey('2001:db8:1:2::1')).toBe(addressKey('2001:db8:1:2:ffff::9'));
  expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'));
  expect(addressKey('')).toBe('address:unknown');
});
