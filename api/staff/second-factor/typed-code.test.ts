import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeRecoveryCode, readCode } from './typed-code';

test.each(['123456', ' 123 456 ', '123-456', '１２３４５６'])('%j is a code of the app', (typed) => {
  expect(readCode(typed)).toEqual({ kind: 'app', digits: '123456' });
});

test.each(['abcd-efgh-jkmn', 'ABCD EFGH JKMN', 'abcdefghjkmn', 'abcd–efgh–jkmn'])('%j is a recovery code', (typed) => {
  expect(readCode(typed)).toEqual({ kind: 'recovery', letters: 'abcdefghjkmn' });
});

test.each(['', '12345', '1234567', 'abcd-efgh-jkm', 'abcd-efgh-jkml', 'абвг-дежз-икмн'])('%j is none', (typed) => {
  expect(readCode(typed)).toBeNull();
});

test('a recovery code is three groups of four letters, and another one each time', () => {
  const codes = Array.from({ length: 100 }, () => makeRecoveryCode(randomInt));
  expect(codes.every((code) => /^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/.test(code))).toBe(true);
  expect(new Set(codes.map((code) => readCode(code)?.kind))).toEqual(new Set(['recovery']));
  expect(new Set(codes).size).toBe(100);
});
