import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROPERTY_RUNS } from '../kernel/property-runs';
import { PROMO_CODE_LENGTH, readPromoCode } from './promo-text';

test.each([
  ['WELCOME10', 'WELCOME10'],
  ['  welcome 10\t', 'WELCOME10'],
  ['w e l c o m e\u00a01 0', 'WELCOME10'],
  ['ПривеТ-2026', 'ПРИВЕТ-2026'],
  ['ёлка_25', 'ЁЛКА_25'],
  ['straße', 'STRASSE'],
  ['ＷＥＬＣＯＭＥ１０', 'WELCOME10'],
])('%j is the code %s', (typed, code) => expect(readPromoCode(typed)).toBe(code));

test.each([
  [''],
  ['   '],
  ['10%'],
  ["' or 1=1"],
  ['a\u0000b'],
  ['🍕'],
  ['A'.repeat(PROMO_CODE_LENGTH + 1)],
  ['ß'.repeat(PROMO_CODE_LENGTH)],
  [`${' '.repeat(200)}A`],
])('%j is no code', (typed) => expect(readPromoCode(typed)).toBeNull());

test('a code read again stays what it is, however it is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (typed) => {
      const code = readPromoCode(typed);
      if (code === null) return;
      expect(readPromoCode(code)).toBe(code);
      expect(readPromoCode(` ${[...code].join(' ').toLowerCase()}`)).toBe(readPromoCode(code.toLowerCase()));
    }),
    { numRuns: PROPERTY_RUNS },
  );
});
