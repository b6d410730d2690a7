import { expect, test } from 'vitest';
import { isKeyOf, isLiveKey } from './provider-key';

test.each([
  ['STRIPE', 'sk_test_51abc', false],
  ['STRIPE', 'sk_live_51abc', true],
  ['STRIPE', 'rk_live_51abc', true],
  ['YOOKASSA', 'test_a-b_c', false],
  ['YOOKASSA', 'live_a-b_c', true],
] as const)('a secret key of %s, %s, tells whether money is real', (kind, key, isLive) => {
  expect(isKeyOf(kind, key)).toBe(true);
  expect(isLiveKey(key)).toBe(isLive);
});

test.each([
  ['STRIPE', 'pk_live_51abc'],
  ['STRIPE', 'live_abc'],
  ['STRIPE', 'sk_live_'],
  ['YOOKASSA', 'sk_live_abc'],
  ['YOOKASSA', '100500'],
] as const)('what is no secret key of %s is refused: %s', (kind, key) => {
  expect(isKeyOf(kind, key)).toBe(false);
});
