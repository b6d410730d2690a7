import { expect, test } from 'vitest';
import { createSetUpCode, isSameSetUpCode } from './set-up-code';

test('a code has two groups of four characters that cannot be mistaken for each other', () => {
  for (let round = 0; round < 1000; round += 1) {
    expect(createSetUpCode()).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
  }
});

test('two codes are different', () => expect(createSetUpCode()).not.toBe(createSetUpCode()));

test.each(['ABCD-2345', 'abcd-2345', 'abcd2345', ' AbCd 2345\n', 'ABCD–2345'])('%j is the code ABCD-2345', (typed) =>
  expect(isSameSetUpCode(typed, 'ABCD-2345')).toBe(true),
);

test.each(['', '-', 'ABCD-234', 'ABCD-23455', '2345-ABCD', 'x'.repeat(100_000)])('%j is not', (typed) =>
  expect(isSameSetUpCode(typed, 'ABCD-2345')).toBe(false),
);
