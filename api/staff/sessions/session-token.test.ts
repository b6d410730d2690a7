import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashSessionToken, makeSessionToken } from './session-token';

test('a token carries 256 random bits and no character that a cookie would have to escape', () => {
  const tokens = Array.from({ length: 1000 }, () => makeSessionToken(randomBytes));
  expect(new Set(tokens).size).toBe(1000);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
});

test('the hash is always the same and never the token', () => {
  const token = makeSessionToken(() => Buffer.alloc(32, 1));
  expect(hashSessionToken(token)).toEqual(hashSessionToken(token));
  expect(hashSessionToken(token)).toHaveLength(32);
  expect(hashSessionToken(token)).not.toEqual(new Uint8Array(32).fill(1));
});

test.each(['', 'short', `${'a'.repeat(42)}=`, 'a'.repeat(44), `${'a'.repeat(42)}\0`])(
  'what never was a token is not looked up: %j',
  (token) => expect(hashSessionToken(token)).toBeNull(),
);
