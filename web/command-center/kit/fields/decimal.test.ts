import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalText, minorText, parseDecimal, parseMinor } from './decimal';

test.each([
  ['12', 1200],
  ['12.5', 1250],
  ['12,50', 1250],
  ['4.35', 435],
  ['1 250,99', 125099],
  ['1 250', 125000],
  ['-3,5', -350],
  ['', null],
])('“%s” is %s minor units', (text, minor) => {
  expect(parseMinor(text, 2)).toBe(minor);
});

test.each(['abc', '12.505', '1.2.3', '12 $', '.', '1e5'])('“%s” is no amount', (text) => {
  expect(parseMinor(text, 2)).toBeNaN();
});

test('every amount is read as it was written, by either custom', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), fc.constantFrom('.', ','), (minor, separator) => {
      expect(parseMinor(minorText(minor, 2, separator), 2)).toBe(minor);
    }),
  );
});

test('numbers are read by either custom too', () => {
  expect(parseDecimal('0,5')).toBe(0.5);
  expect(parseDecimal(' ')).toBeNull();
  expect(parseDecimal('half')).toBeNaN();
  expect(decimalText(0.5, ',')).toBe('0,5');
  expect(decimalText(null, ',')).toBe('');
});
