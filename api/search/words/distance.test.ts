import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lettersApart } from './distance';

test.each([
  ['pizza', 'pizza', 0],
  ['piza', 'pizza', 1],
  ['pizzza', 'pizza', 1],
  ['pixza', 'pizza', 1],
  ['pziza', 'pizza', 1],
  ['pasta', 'pizza', 3],
  ['pizza', '', 3],
])('%s and %s are %i letters apart, as far as it is counted', (word, other, apart) => {
  expect(lettersApart(word, other, 2)).toBe(apart);
});

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

test('the way there is as long as the way back, and none only between the same', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      const apart = lettersApart(one, other, 3);
      expect(lettersApart(other, one, 3)).toBe(apart);
      expect(apart === 0).toBe(one === other);
    }),
  );
});

test('one letter put in is one letter apart', () => {
  fc.assert(
    fc.property(word, fc.nat(), (text, at) => {
      const place = at % (text.length + 1);
      expect(lettersApart(text, `${text.slice(0, place)}x${text.slice(place)}`, 2)).toBe(1);
    }),
  );
});
