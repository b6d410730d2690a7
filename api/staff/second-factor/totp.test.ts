import { HOTP, Secret } from 'otpauth';
import { expect, test } from 'vitest';
import { makeTotpSecret, otpauthUri, stepOfCode } from './totp';

/** The secret of RFC 6238, appendix B: the ASCII digits 12345678901234567890. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const codeOf = (step: number) => HOTP.generate({ secret: Secret.fromBase32(SECRET), counter: step });
const at = (seconds: number) => new Date(seconds * 1000);

test('the secret is 160 bits in base32', () => {
  expect(makeTotpSecret(() => Buffer.from('12345678901234567890'))).toBe(SECRET);
});

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i s the code is that of RFC 6238, %s', (seconds, code) => {
  expect(stepOfCode(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

test.each([
  [-2, null],
  [-1, 99],
  [0, 100],
  [1, 101],
  [2, null],
])('a code of %i steps from now belongs to step %s', (distance, step) => {
  expect(stepOfCode(SECRET, codeOf(100 + distance), at(100 * 30 + 29))).toBe(step);
});

test.each(['', '12345', '1234567', '28708x', 'ｘ'])('%j belongs to no step', (typed) => {
  expect(stepOfCode(SECRET, typed, at(59))).toBeNull();
});

test('the address for the QR code says whose code it is and where, in any alphabet', () => {
  const uri = new URL(otpauthUri(SECRET, { issuer: 'Кафе: «Лист» & Co', login: 'anna@example.com' }));
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Кафе  «Лист» & Co:anna@example.com',
  ]);
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: SECRET, issuer: 'Кафе  «Лист» & Co' });
});
