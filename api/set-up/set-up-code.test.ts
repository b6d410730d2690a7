import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSetUpCode, isSameSetUpCode } from './set-up-code';

test('a code has two groups of four characters that cannot be mistaken for each other', () => {
  for (let round = 0; round < 1000; round += 1) {
    expect(createSetUpCode(randomBytes(32))).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
  }
});

test('nodes with one key have one code, and another key has another', () => {
  const key = randomBytes(32);
  expect(createSetUpCode(key)).toBe(createSetUpCode(Buffer.from(key)));
  expect(createSetUpCode(randomBytes(32))).not.toBe(createSetUpCode(key));
});

test.each(['ABCD-2345', 'abcd-2345', 'abcd2345', ' AbCd 2345\n', 'ABCD–2345'])('%j is the code ABCD-2345', (typed) =>
  expect(isSameSetUpCode(typed, 'ABCD-2345')).toBe(true),
);

test.each(['', '-', 'ABCD-234', 'ABCD-23455', '2345-ABCD', 'x'.repeat(100_000)])('%j is not', (typed) =>
  expect(isSameSetUpCode(typed, 'ABCD-2345')).toBe(false),
);
