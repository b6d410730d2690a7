import { expect, test } from 'vitest';
import { randomCode } from './random-code';

test('a code is eight letters and digits that are not mistaken for others', () => {
  expect(randomCode(Uint8Array.of(0, 31, 32, 255, 7, 8, 24, 25))).toBe('A9A9HJ23');
  expect(randomCode(crypto.getRandomValues(new Uint8Array(8)))).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
});
